import { formatHundredths } from '@kuvvet/engine';
import type { Publication } from './evidence.ts';
import { keepFirst } from './keep-first.ts';
import type { ListRow } from './list.ts';

/** How many of the largest movers either way. */
const most = 20;

/** Whole points from and to, both included; open at the ends. */
const ranges: readonly (readonly [from: number | null, to: number | null])[] = [
  ...([
    [null, -100],
    [-99, -50],
    [-49, -25],
    [-24, -10],
    [-9, -1],
  ] as const),
  ...([
    [0, 0],
    [1, 9],
    [10, 24],
    [25, 49],
    [50, 99],
    [100, null],
  ] as const),
];

type Moved = Pick<ListRow, 'player' | 'rating' | 'change'> & { readonly previous: number };

/** `report.json`: what an officer looks at before and after a list appears (M-16). */
export function reportOf({
  type,
  period,
  rows,
  account,
}: Pick<Publication, 'type' | 'period' | 'rows' | 'account'>) {
  const players = ranges.map(() => 0);
  const [up, down]: [Moved[], Moved[]] = [[], []];
  const first: { player: string; rating: number }[] = [];
  for (const { player, previous, rating, change, status } of rows) {
    if (status === 'new') first.push({ player, rating });
    if (previous === null) continue;
    const range = ranges.findIndex(([from, to]) => isBetween(rating - previous, from, to));
    players[range] = (players[range] as number) + 1;
    if (change !== 0) keepFirst(change > 0 ? up : down, { player, previous, rating, change }, most, bySize);
  }
  const { events, games, before, new: entered, changed, unchanged, dropped, kept, otherPreset } = account;
  return {
    format: 'kuvvet.report-of-list/1',
    ...{ type, period, events, games },
    rows: { before, after: rows.length, new: entered, changed, unchanged, dropped },
    changes: ranges.map(([from, to], at) => ({ from, to, players: players[at] })),
    up: up.map(inWords),
    down: down.map(inWords),
    ...{ first, kept },
    otherPreset: {
      ruleSet: otherPreset.ruleSet,
      differs: otherPreset.differs.map(({ player, rating, other }) => ({ player, rating, other })),
    },
  };
}

export type ListReport = ReturnType<typeof reportOf>;

const isBetween = (points: number, from: number | null, to: number | null): boolean =>
  (from === null || points >= from) && (to === null || points <= to);

const bySize = (one: Moved, other: Moved): number => Math.abs(other.change) - Math.abs(one.change);

const inWords = ({ change, ...moved }: Moved) => ({ ...moved, change: formatHundredths(change) });
