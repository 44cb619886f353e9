import type { AmendmentRow } from '@kuvvet/gazette';
import type { Act, PlayerAmendment, Posting } from '@kuvvet/ledger';
import { describe, expect, it } from 'vitest';
import { amendmentLog } from '../../packages/office/src/amendment-log.ts';
import { keptRows } from '../../packages/office/src/kept-rows.ts';
import { aClosedBook, aPosting, aResult, aState } from './closings.ts';

const order = {
  ...{ period: '2026-11', by: 'officer', at: '2026-11-20T10:00:00Z' },
  reason: 'Kurul kararı 2026-11-19, 0532 123 45 67, doğum 14.05.2009',
} as const;
const award = (amendment: PlayerAmendment): Act => ({ ...order, id: 'award', kind: 'award', amendment });
const merge = (player: string, into: string, reason: string = order.reason): Act => ({
  ...{ ...order, reason, id: `merge ${player}`, kind: 'merge' },
  ...{ player, into },
});
const correction = (...amendments: readonly PlayerAmendment[]): Posting =>
  aPosting('C', { reverses: '2026-09', amendments });
const worth = (games: number, value: number) => ({
  games,
  performance: { numerator: value, denominator: 1 },
});
const pool = (player: string, tournament: string, now: ReturnType<typeof worth> | null): PlayerAmendment => ({
  ...{ kind: 'pool', player, type: 'ukd', tournament },
  ...(now ?? { games: 0, performance: null }),
});

const states = [
  aState('1001', { ukd: 1500 }),
  aState('1002', {}, { ukd: [{ tournament: 'T', ...worth(3, 1400) }] }),
  aState(
    '1003',
    {},
    {
      ukd: [
        { tournament: 'T', ...worth(3, 1300) },
        { tournament: 'U', ...worth(1, 1200) },
      ],
    },
  ),
];
const nothing = {
  ...{ type: 'ukd', points: null, rating: null, old: null, new: null, into: null },
  ...{ corrects: null, reason: null, decided: null },
};
const told = { reason: 'Kurul kararı 2026-11-19, **** *** ** **, doğum **.**.****', decided: '2026-11-20' };

function logOf(postings: readonly Posting[], acts: readonly Act[], hidden: readonly string[] = []) {
  const closed = aClosedBook(states, postings, acts);
  const isListed = (player: string) => !hidden.includes(player);
  return { log: amendmentLog('ukd', closed.apart, acts, isListed), kept: keptRows('ukd', closed, isListed) };
}

describe('the public log of a list', () => {
  it.each<[string, readonly Posting[], readonly Act[], readonly Partial<AmendmentRow>[]]>([
    [
      'an award, with the officer’s reason but nothing that tells who somebody is (M-11)',
      [],
      [award({ kind: 'points', player: '1001', type: 'ukd', points: 15 })],
      [{ player: '1001', kind: 'points', because: 'award', points: 15, ...told }],
    ],
    [
      'a rating that was given (Q-26)',
      [],
      [award({ kind: 'rating', player: '1002', type: 'ukd', rating: 1200 })],
      [{ player: '1002', kind: 'rating', because: 'award', rating: 1200, ...told }],
    ],
    [
      'a correction, with the list that was wrong (Q-20)',
      [correction({ kind: 'points', player: '1001', type: 'ukd', points: -4 })],
      [],
      [{ player: '1001', kind: 'points', because: 'correction', points: -4, corrects: '2026-10' }],
    ],
    [
      'a performance that is corrected, one that goes, and one that comes',
      [
        correction(pool('1002', 'T', worth(3, 1500)), pool('1003', 'U', null)),
        aPosting('D', { reverses: '2026-08', amendments: [pool('1003', 'V', worth(2, 1100))] }),
      ],
      [],
      [
        {
          player: '1002',
          kind: 'kept',
          because: 'correction',
          old: worth(3, 1400),
          new: worth(3, 1500),
          corrects: '2026-10',
        },
        { player: '1003', kind: 'kept', because: 'correction', old: worth(1, 1200), corrects: '2026-10' },
        { player: '1003', kind: 'kept', because: 'correction', new: worth(2, 1100), corrects: '2026-09' },
      ],
    ],
    [
      'a merge, and what of the other number is kept: no tournament twice (M-06)',
      [],
      [merge('1003', '1002')],
      [
        { player: '1002', kind: 'kept', because: 'merge', new: worth(1, 1200), ...told },
        { player: '1003', kind: 'merge', because: 'merge', into: '1002', ...told },
      ],
    ],
    [
      'a merge into a number that is merged itself',
      [],
      [merge('1003', '1002'), merge('1002', '1004')],
      [
        { player: '1004', kind: 'kept', because: 'merge', new: worth(1, 1200), ...told },
        { player: '1003', kind: 'merge', because: 'merge', into: '1004', ...told },
        { player: '1004', kind: 'kept', because: 'merge', new: worth(3, 1300), ...told },
        { player: '1002', kind: 'merge', because: 'merge', into: '1004', ...told },
      ],
    ],
    ['nothing of another list', [], [award({ kind: 'points', player: '1001', type: 'uys', points: 15 })], []],
    [
      'nothing that has no effect',
      [correction(pool('1001', 'T', worth(3, 1500)), pool('1002', 'X', null))],
      [award({ kind: 'points', player: '1002', type: 'ukd', points: 15 })],
      [],
    ],
  ])('has %s', (_, postings, acts, expected) => {
    const { log } = logOf(postings, acts);
    expect(log.toSorted(byText)).toEqual(expected.map((row) => ({ ...nothing, ...row })).toSorted(byText));
  });

  it('does not have who is not listed, nor words that may name them', () => {
    const acts = [merge('1003', '1002'), award({ kind: 'points', player: '1001', type: 'ukd', points: 15 })];
    expect(logOf([], acts, ['1001', '1002']).log).toEqual([]);
    expect(logOf([], acts, ['1001', '1003']).log).toEqual([
      { ...nothing, player: '1002', kind: 'kept', because: 'merge', new: worth(1, 1200) },
    ]);
  });
});

describe('what is kept for first ratings', () => {
  const played = aPosting('A', { results: [aResult('1002', { ...worth(1, 1450), k: null })] });
  const stripped = (rows: ReturnType<typeof keptRows>) =>
    rows.map(({ player, before, kept }) => [
      player,
      ...[before, kept].map((performances) =>
        performances.map(({ games, performance }) => [games, performance.numerator]),
      ),
    ]);

  it('is shown before and after, merged numbers under the one that stays', () => {
    expect(stripped(logOf([played], []).kept)).toEqual([
      [
        '1002',
        [[3, 1400]],
        [
          [1, 1450],
          [3, 1400],
        ],
      ],
      [
        '1003',
        [
          [3, 1300],
          [1, 1200],
        ],
        [
          [3, 1300],
          [1, 1200],
        ],
      ],
    ]);
    expect(stripped(logOf([], [merge('1003', '1002')]).kept)).toEqual([
      [
        '1002',
        [[3, 1400]],
        [
          [3, 1400],
          [1, 1200],
        ],
      ],
    ]);
  });

  it('ends with the first rating, and is nobody’s who is not listed', () => {
    const enough = aPosting('A', { results: [aResult('1002', { ...worth(2, 1400), k: null })] });
    expect(stripped(logOf([enough], [], ['1003']).kept)).toEqual([['1002', [[3, 1400]], []]]);
  });
});

const byText = (one: object, other: object) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1);
