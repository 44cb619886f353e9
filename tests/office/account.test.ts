import { PRS05 } from '@kuvvet/engine';
import type { Act, Posting } from '@kuvvet/ledger';
import { composeList, toRegisterColumns } from '@kuvvet/office';
import { describe, expect, it } from 'vitest';
import { accountOf } from '../../packages/office/src/account.ts';
import { aClosedBook, aPlayer, aPosting, aResult, aState } from './closings.ts';

const worth = (games: number, value: number) => ({
  games,
  performance: { numerator: value, denominator: 1 },
});
const states = [
  aState('1001', { ukd: 1500 }),
  aState('1002', { ukd: 1600 }),
  aState('1003', { ukd: 1700 }),
  aState(
    '1004',
    {},
    {
      ukd: [
        { tournament: 'T', ...worth(1, 1400) },
        { tournament: 'U', ...worth(3, 1000) },
      ],
    },
  ),
  aState('1005', {}, { ukd: [{ tournament: 'T', ...worth(2, 1400) }] }),
  aState('1006', { ukd: 1900 }),
];
const merged: Act = {
  ...{ id: 'm', period: '2026-11', by: 'officer', at: '2026-11-20T10:00:00Z', reason: '' },
  ...{ kind: 'merge', player: '1003', into: '1002' },
};
const postings: readonly Posting[] = [
  aPosting('A', { games: 7, results: [aResult('1001'), aResult('1004', { k: null, ...worth(3, 1300) })] }),
  aPosting('B', { games: 4, results: [aResult('1002', { change: 0 })] }),
  aPosting('C', { games: 9, type: 'uys', results: [aResult('1001')] }),
  aPosting('withdrawn', { games: 0 }),
];

function account(hidden: readonly string[]) {
  const closed = aClosedBook(states, postings, [merged]);
  const players = states.map(({ player }) => aPlayer(player, { listed: !hidden.includes(player) }));
  const register = toRegisterColumns(players);
  const list = composeList('ukd', '2026-12', closed, register, PRS05);
  return accountOf(list, closed, postings, PRS05, (player) => register.isListed(Number(player)));
}

describe('what an officer compares (M-16)', () => {
  it('is counted from one list to the next', () => {
    expect(account([])).toEqual({
      ...{ events: 2, games: 11, before: 4, new: 1, changed: 1, unchanged: 2, dropped: 1, kept: 1 },
      otherPreset: {
        ruleSet: 'FAQ7',
        // 1400, 3 x 1000, 3 x 1300: weighted by games 1186 in PRS05, plain 1233 in FAQ7.
        differs: [{ player: '1004', rating: 1186, other: 1233 }],
      },
    });
  });

  it.each([
    ['a player without a game', '1006', { before: 3, new: 1, unchanged: 1 }],
    ['a merged number', '1003', { before: 3, dropped: 0 }],
    ['a newcomer', '1004', { before: 4, new: 0, otherPreset: { ruleSet: 'FAQ7', differs: [] } }],
    ['one of whom performances are kept', '1005', { kept: 0 }],
  ])('leaves out who is not listed: %s', (_, hidden, expected) => {
    expect(account([hidden])).toMatchObject(expected);
  });
});
