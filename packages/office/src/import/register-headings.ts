import type { Headings } from './columns.ts';

/** What a register says of a person. Surname and given name where they stand apart. */
export type RegisterField =
  | 'player'
  | 'licence'
  | 'name'
  | 'surname'
  | 'given'
  | 'sex'
  | 'birthYear'
  | 'province'
  | 'club'
  | 'federation'
  | 'fide'
  | 'fideStandard'
  | 'fideRapid'
  | 'fideBlitz'
  | 'listed';

/** `id` and `no` alone are known as nothing: one federation's player number is another's licence number. */
export const registerHeadings: Headings<RegisterField> = {
  player: ['player', 'player number', 'player no', 'oyuncu no', 'oyuncu numarasi', 'sporcu no', 'kuvvet no'],
  licence: [
    ...['licence', 'license', 'licence no', 'license no', 'licence number', 'license number'],
    ...['lisans', 'lisans no', 'lisans numarasi', 'tc', 't c', 'tc no', 'tckn', 'tc kimlik', 'tc kimlik no'],
    ...['t c kimlik no', 't c kimlik', 'tc kimlik numarasi', 't c kimlik numarasi', 'kimlik no'],
  ],
  name: [
    'name',
    'full name',
    'ad soyad',
    'adi soyadi',
    'ad soyadi',
    'soyad ad',
    'soyadi adi',
    'isim',
    'isim soyisim',
  ],
  surname: ['surname', 'last name', 'family name', 'soyad', 'soyadi', 'soyisim'],
  given: ['given', 'given name', 'first name', 'ad', 'adi'],
  sex: ['sex', 'gender', 'cinsiyet', 'cinsiyeti'],
  birthYear: [
    ...[
      'birthyear',
      'birth year',
      'year of birth',
      'birth',
      'birthday',
      'birth date',
      'birthdate',
      'date of birth',
    ],
    ...['dogum', 'dogum yili', 'dogum tarihi', 'd tarihi', 'd yili'],
  ],
  province: ['province', 'city', 'il', 'ili', 'sehir'],
  club: ['club', 'kulup', 'kulubu', 'spor kulubu'],
  federation: ['federation', 'fed', 'federasyon', 'country', 'ulke', 'uyruk'],
  fide: ['fide', 'fide id', 'fide no', 'fide number', 'fide numarasi', 'fideid', 'fide kodu'],
  fideStandard: ['fidestandard', 'fide standard', 'fide standart', 'fide elo', 'elo', 'fide std'],
  fideRapid: ['fiderapid', 'fide rapid', 'fide hizli', 'elo rapid', 'elo hizli'],
  fideBlitz: ['fideblitz', 'fide blitz', 'fide yildirim', 'elo blitz', 'elo yildirim'],
  listed: ['listed', 'listede', 'listede goster'],
};
