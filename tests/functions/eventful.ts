import { award, merge, turkey, withdrawalOf } from '@kuvvet/office';
import { rerun } from '@kuvvet/publish';
import { expect } from 'vitest';
import type { Workshop } from '../../cli/src/workshop.ts';
import { submissionOf } from './event.ts';
import { publishList } from './history.ts';
import { openMonth, rateAll } from './month.ts';

const strong = ['100071', '100072', '100073', '100074'];
const mixed = ['100075', '100010', '100077', '100078', '100079', '100080'];
const order = { by: 'officer', reason: 'Kurul kararı 2026/14' };

/** Too few games for a first rating. */
const few = (tournament: string, player: string, month = '2026-10') =>
  submissionOf(tournament, {
    month,
    players: [player, '100077', '100078', '100079'],
    resultOf: (round) => (round > 3 ? '-/-' : '1/2-1/2'),
  });

/**
 * Four months in which everything happens that can: results in all types, first ratings, late and withdrawn events,
 * corrections of corrections, points and ratings by decision, merges that lead on, people who leave the lists, a
 * list made again twice. January 2027 is open, with a report that is held.
 */
export async function eventfulMonths(): Promise<Workshop> {
  const month = await openMonth();
  await rateAll(
    month,
    submissionOf('A', { players: strong, first: '1-0' }),
    submissionOf('B', { players: strong, timeControl: '900+10', resultOf: () => '1-0' }),
    submissionOf('C', { players: mixed, rounds: 5, resultOf: () => '1-0' }),
    few('D', '100011'),
    submissionOf('W', { players: strong, resultOf: () => '0-1' }),
    withdrawalOf('W', 2),
  );
  const points = { kind: 'points', player: '100071', type: 'ukd', points: 15 } as const;
  await award(points, { id: 'one', ...order }, turkey.ruleSet, month);
  await publishList('2026-11', month);

  await rateAll(
    month,
    submissionOf('A', { players: strong, first: '0-1', revision: 2 }),
    withdrawalOf('B', 2),
    submissionOf('E', { month: '2026-11', players: strong, dual: true }),
    few('M', '100012', '2026-11'),
  );
  for (const [id, player, into] of [['z', '100012', '100011'] as const, ['a', '100011', '100013'] as const]) {
    const merged = await merge({ player, into }, { id, ...order }, month);
    expect(merged.outcome).toBe('entered');
  }
  await publishList('2026-12', month);
  await rerun('2026-10', order, turkey, month);

  await rateAll(
    month,
    submissionOf('A', { players: strong, first: '1/2-1/2', revision: 3 }),
    submissionOf('W', { players: strong, resultOf: () => '0-1', revision: 3 }),
    submissionOf('L', { month: '2026-11', players: strong, timeControl: '180+2' }),
  );
  const hidden = (await month.ledger.players(['100078'])).get('100078');
  if (hidden) await month.ledger.putPlayers([{ ...hidden, listed: false }]);
  const given = { kind: 'rating', player: '100014', type: 'uhs', rating: 1200 } as const;
  await award(given, { id: 'two', ...order }, turkey.ruleSet, month);
  await publishList('2027-01', month);
  await rerun('2026-10', order, turkey, month);
  await rateAll(month, submissionOf('H', { month: '2027-01', timeControl: '5400+30', start: '2027-01-11' }));
  return month;
}
