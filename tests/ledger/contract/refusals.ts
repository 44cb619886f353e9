import type { Ledger } from '@kuvvet/ledger';
import { describe, expect, it } from 'vitest';
import type { Subject } from '../contract.ts';
import { aBook, aCommit, aMerge, anAward, anElection, aPlayer, aReceipt, aRerun } from '../samples.ts';

const november = aBook({ period: '2026-11' });
const refusals: readonly [string, (ledger: Ledger) => Promise<unknown>][] = [
  ['Another book than 2026-11 is open.', (ledger) => ledger.begin(november)],
  ['There is no book 2026-11.', (ledger) => ledger.seal('2026-11')],
  ['The book 2026-10 is not sealed.', (ledger) => ledger.elect('2026-10', anElection('a'))],
  ['The book 2026-10 cannot be turned.', (ledger) => ledger.turn('2026-10', november)],
  [
    'Revision 2 does not follow what was published of 2026-10.',
    (ledger) => ledger.revise('2026-10', aRerun(2)),
  ],
  ['Receipt 1 of ankara-acik cannot be moved.', (ledger) => ledger.settle(aReceipt())],
  [
    'The head or receipt of ankara-acik is not what it was.',
    (ledger) => ledger.post(aCommit({ revision: 2, expected: aCommit({}).head })),
  ],
  [
    'The head or receipt of ankara-acik is not what it was.',
    (ledger) => ledger.post(aCommit({ revision: 1, expected: aCommit({}).head })),
  ],
  ['The book 2026-11 is not open.', (ledger) => ledger.post(aCommit({ period: '2026-11' }))],
  ['The book 2026-11 is not open.', (ledger) => ledger.enter(anAward({ period: '2026-11' }))],
  ['Another act odul-1 stands in the book 2026-10.', (ledger) => ledger.enter(anAward({ reason: 'Başka' }))],
  [
    'Another act odul-1 stands in the book 2026-10.',
    (ledger) => ledger.enter(aMerge('10001', '10002', { id: 'odul-1' })),
  ],
  ['Player 10001 cannot be merged into 10002.', (ledger) => ledger.enter(aMerge('10001', '10002'))],
  ['Player 10001 is one entry already.', (ledger) => ledger.enter(aMerge('10001', '10001'))],
];

export function refusalsContract(subject: Subject): void {
  describe('a refusal', () => {
    it.each(refusals)('tells what it is about: %s', async (message, refused) => {
      await subject().begin(aBook());
      await subject().putPlayers([aPlayer()]);
      await subject().enter(anAward());
      await expect(refused(subject())).rejects.toThrow(message);
    });
  });
}
