import type { CombinedRow, ListRow, Publication } from '@kuvvet/gazette';
import { type Chance, chance } from './chance.ts';

const surnames = [
  'YILMAZ',
  'KAYA',
  'DEMİR',
  'ŞAHİN',
  'ÇELİK',
  'YILDIZ',
  'ÖZTÜRK',
  'AYDIN',
  'KILIÇ',
  'GÜNEŞ',
  'IŞIK',
  'ÇAĞLAR',
];
const names = [
  'Ayşe',
  'Çağrı',
  'Doğuş',
  'Elif Su',
  'Gülnihâl',
  'İnci',
  'Mehmet Can',
  'Ömer',
  'Şule',
  'Zeynep',
  'Ali',
  'Ece',
];
const provinces = ['İstanbul', 'Ankara', 'İzmir', 'Muğla', 'Iğdır', 'Çanakkale', 'Muş', 'Şırnak'];
const clubs = ['', '', '', 'Ağrı Dağı Satranç', 'Truva SK', 'Muş GSK', 'Kordon Satranç Kulübü', ''];

/** A list of so many invented players, the same every time. */
export function inventedList(players: number): Publication {
  const random = chance(20261130);
  const rows = Array.from({ length: players }, (_, at) => row(`${100_000 + at}`, random));
  return {
    type: 'ukd',
    period: '2026-11',
    ruleSet: { name: 'PRS05', version: '1' },
    rows,
    changes: [],
    combined: {
      length: players,
      *[Symbol.iterator]() {
        for (const each of rows) yield combined(each);
      },
    },
    audit: { rows: 0, contents: () => [] },
    events: null,
    ...{ kept: [], amendments: [] },
    account: {
      ...{
        events: 0,
        games: 0,
        before: players,
        new: 0,
        changed: players,
        unchanged: 0,
        dropped: 0,
        kept: 0,
      },
      otherPreset: { ruleSet: 'FAQ7', differs: [] },
    },
  };
}

function row(player: string, random: Chance): ListRow {
  const pick = (texts: readonly string[]) => texts[random.below(texts.length)] ?? '';
  const rating = 1000 + random.below(1600);
  const games = random.below(3) === 0 ? 1 + random.below(12) : 0;
  return {
    // Written and read, so that V8 keeps it in one piece, as whatever comes from a file or a table.
    ...{
      player: flat(player),
      name: flat(`${pick(surnames)}, ${pick(names)}`),
      sex: random.below(3) ? 'm' : 'w',
    },
    ...{
      birthYear: 1940 + random.below(80),
      province: pick(provinces),
      club: pick(clubs),
      federation: 'TUR',
    },
    ...{ fide: random.below(10) ? null : flat(`99${player}`), rating, previous: rating - games },
    ...{ change: games * 97, games, status: games ? 'active' : 'idle' },
  };
}

const flat = (text: string): string => Buffer.from(text).toString();

const combined = (row: ListRow): CombinedRow => ({
  ...row,
  ratings: { ukd: row.rating, uhs: row.rating - 100, uys: null },
  games: { ukd: row.games, uhs: 0, uys: 0 },
});
