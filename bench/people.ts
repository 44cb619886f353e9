import type { Player } from '@kuvvet/ledger';
import { chance } from './chance.ts';

const stems = [
  'Ak',
  'Kara',
  'Öz',
  'Gül',
  'Demir',
  'Yıldız',
  'Şahin',
  'Çelik',
  'Kılıç',
  'Güneş',
  'Işık',
  'Uğur',
];
const endings = ['', 'oğlu', 'er', 'soy', 'taş', 'kaya', 'bulut', 'can', 'gil', 'türk', 'dağ', 'su'];
const given = [
  'Ayşe',
  'Çağrı',
  'Doğuş',
  'Elif',
  'Gülnihâl',
  'İnci',
  'Mehmet',
  'Ömer',
  'Şule',
  'Zeynep',
  'Ali',
  'Ece',
];
const provinces = ['İstanbul', 'Ankara', 'İzmir', 'Muğla', 'Iğdır', 'Çanakkale', 'Muş', 'Şırnak'];
const clubs = ['', '', 'Ağrı Dağı Satranç', 'Truva SK', 'Muş GSK', 'Kordon Satranç Kulübü'];

/** A register of invented people with these numbers, as a ledger would give it. */
export function* peopleOf(numbers: Int32Array): Generator<Player> {
  const dice = chance(20261130);
  const pick = (texts: readonly string[]) => texts[dice.below(texts.length)] as string;
  for (const number of numbers) {
    const surname = `${pick(stems)}${pick(endings)}`;
    yield {
      player: String(number),
      // Read from bytes, as all names are: a joined text would be kept in its pieces.
      name: Buffer.from(`${surname}, ${pick(given)} ${pick(given)}`).toString(),
      sex: dice.below(3) === 0 ? 'w' : 'm',
      birthYear: 1940 + dice.below(80),
      province: pick(provinces),
      club: pick(clubs),
      federation: 'TUR',
      fide: { number: null, standard: null, rapid: null, blitz: null },
      ...{ member: true, listed: true, mergedInto: null },
    };
  }
}
