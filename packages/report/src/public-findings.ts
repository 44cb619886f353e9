import type { Language } from './message.ts';
import type { PublicCode } from './public-codes.ts';

type Words = Readonly<Record<Language, string>>;

/** Published findings, each in a sentence without facts of its report. */
export const publicFindings: Readonly<Record<PublicCode, Words>> = {
  'date.outside': {
    tr: 'Bir turun tarihi turnuva tarihlerinin dışındaydı; görevli raporu kabul etti.',
    en: 'The date of a round lay outside the tournament; an officer accepted the report.',
  },
  'date.span': {
    tr: 'Turnuva, tarihlerine göre olağandan uzun sürdü; görevli raporu kabul etti.',
    en: 'By its dates the tournament took longer than is usual; an officer accepted the report.',
  },
  'time-control.missing': {
    tr: 'Raporda düşünme süresi yoktu; hangi listeye gireceğine görevli karar verdi.',
    en: 'The report gave no time control; an officer decided for which list it counts.',
  },
  'time-control.unreadable': {
    tr: 'Düşünme süresi okunamadı; hangi listeye gireceğine görevli karar verdi.',
    en: 'The time control could not be read; an officer decided for which list the event counts.',
  },
  'time-control.conflict': {
    tr: 'Düşünme süresi raporda iki ayrı biçimde yazılmıştı; görevli karar verdi.',
    en: 'The report gave two different time controls; an officer decided.',
  },
  'time-control.unequal': {
    tr: 'Rapora göre beyaz ile siyahın süreleri farklıydı; görevli karar verdi.',
    en: 'By the report White and Black had unequal times; an officer decided.',
  },
  'time-control.mixed': {
    tr: 'Hamle başına eklenen süre bölümden bölüme değişiyordu; görevli karar verdi.',
    en: 'The increment differed from stage to stage; an officer decided.',
  },
  'time-control.suspect': {
    tr: 'Düşünme süresi saniye olarak çok kısaydı; görevli karar verdi.',
    en: 'The time control was too short for seconds; an officer decided.',
  },
  'time-control.too-fast': {
    tr: 'Düşünme süresi üç dakikadan kısaydı; görevli karar verdi.',
    en: 'Players had less than three minutes; an officer decided.',
  },
  'time-control.contradicts': {
    tr: 'Gönderimde bildirilen tür düşünme süresine uymuyordu; görevli karar verdi.',
    en: 'The type that was declared did not fit the time control; an officer decided.',
  },
  'type.conflict': {
    tr: 'Gönderimde ve raporda farklı türler bildirilmişti; görevli karar verdi.',
    en: 'The submission and the report declared different types; an officer decided.',
  },
  'round.empty': {
    tr: 'Bir turda hiç eşleştirme yoktu.',
    en: 'A round had no pairing at all.',
  },
  'round.conflict': {
    tr: 'Tur sayısı raporda iki ayrı biçimde yazılmıştı; görevli raporu kabul etti.',
    en: 'The report gave two different numbers of rounds; an officer accepted it.',
  },
  'row.misaligned': {
    tr: 'Bir oyuncu satırının sütunları kaymıştı; satırın oyunları sayılmadı.',
    en: 'The columns of a player row were shifted; its games do not count.',
  },
  'pair.unusual': {
    tr: 'Bir oyunun sonucu alışılmadıktı; oyun sayılmadı.',
    en: 'A game had an unusual result and does not count.',
  },
  'pair.bye-opponent': {
    tr: 'Bir satırda hem rakip hem bay kodu vardı; oyun sayılmadı.',
    en: 'A row had both an opponent and a bye; no game was counted.',
  },
  'pair.no-opponent': {
    tr: 'Bir satırda sonuç vardı, rakip yoktu; oyun sayılmadı.',
    en: 'A row had a result and no opponent; no game was counted.',
  },
  'game.none': {
    tr: 'Raporda kuvvet derecesi hesabına girecek oyun yoktu.',
    en: 'The report held no game that counts for rating.',
  },
  'points.unexplained': {
    tr: 'Bir satırın puanı sonuçların toplamından farklıydı; görevli raporu kabul etti.',
    en: 'The points of a row differed from its results; an officer accepted the report.',
  },
  'event.rounds-a-day': {
    tr: 'Bir günde olağandan çok tur oynanmıştı; görevli raporu kabul etti.',
    en: 'More rounds were played in a day than is usual; an officer accepted the report.',
  },
  'event.late': {
    tr: 'Rapor geç geldi; görevli onu bu listeye kabul etti.',
    en: 'The report came late; an officer accepted it for this list.',
  },
  'event.basis-unknown': {
    tr: 'Turnuvanın başladığı ayın listesi kayıtlarda yoktu; görevli karar verdi.',
    en: 'The list of the month in which the event began was not known; an officer decided.',
  },
  'event.abroad': {
    tr: 'Rapora göre turnuva başka bir federasyonda oynanmıştı; görevli raporu kabul etti.',
    en: 'By the report the event was played under another federation; an officer accepted it.',
  },
  'event.future': {
    tr: 'Turnuvanın bitiş tarihi ileri bir gündü; görevli raporu kabul etti.',
    en: 'The last day of the event lay ahead; an officer accepted the report.',
  },
  'tournament.published': {
    tr: 'Turnuva daha önce yayımlanmıştı; bu sürüm onu düzeltiyor.',
    en: 'The tournament had been published before; this revision corrects it.',
  },
  'tournament.duplicate': {
    tr: 'Aynı oyunlar başka bir kodla da bildirilmişti; görevli karar verdi.',
    en: 'The same games were reported under another code too; an officer decided.',
  },
};

/** The sentence of a published finding; its code where this program does not know it. */
export const publicMessage = (code: string, language: Language): string =>
  (publicFindings as Readonly<Record<string, Words>>)[code]?.[language] ?? code;
