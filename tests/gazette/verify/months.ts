import { award, merge, turkey } from '@kuvvet/office';
import { expect } from 'vitest';
import type { Workshop } from '../../../cli/src/workshop.ts';
import { submissionOf } from '../../functions/event.ts';
import { publishList } from '../../functions/history.ts';
import { openMonth, rateAll, registerOf } from '../../functions/month.ts';

const strong = ['100071', '100072', '100073', '100074'];
const mixed = ['100075', '100010', '100077', '100078', '100079', '100080'];
const unrated = ['100011', '100012', '100013', '100014'];
const idle = ['100001', '100002', '100003', '100076'];
const order = { by: 'officer', reason: 'Kurul kararı 2026/14, hasan@example.org' };

/** Who asked to be left out before the first list. */
export const hidden = '100078';

/** Games of an unrated player, too few for a first rating. */
const few = (tournament: string, player: string, month: string) =>
  submissionOf(tournament, {
    month,
    players: [player, '100077', '100078', '100079'],
    resultOf: (round) => (round > 3 ? '-/-' : '1/2-1/2'),
  });

/**
 * Three lists with everything that moves a number: games in all types, first ratings of one month and of two, awards,
 * a correction of a result and one of a performance that waited, two merges, and a player in no file.
 */
export async function threeMonths(): Promise<Workshop> {
  const month = await openMonth(registerOf([...strong, ...mixed, ...unrated, ...idle]));
  const one = (await month.ledger.players([hidden])).get(hidden);
  if (one) await month.ledger.putPlayers([{ ...one, listed: false }]);
  await rateAll(
    month,
    submissionOf('A', { players: strong, first: '1-0' }),
    submissionOf('R', { players: strong, timeControl: '900+10', resultOf: () => '1-0' }),
    submissionOf('C', { players: mixed, rounds: 5, resultOf: () => '1-0' }),
    few('D', '100011', '2026-10'),
    few('F', '100012', '2026-10'),
  );
  await publishList('2026-11', month);

  await rateAll(
    month,
    submissionOf('A', { players: strong, first: '0-1', revision: 2 }),
    submissionOf('F', {
      ...{ month: '2026-10', players: ['100012', '100077', '100078', '100079'], revision: 2 },
      resultOf: (round) => (round > 3 ? '-/-' : '1-0'),
    }),
    submissionOf('E', { month: '2026-11', players: [...strong, '100075', '100079'] }),
    submissionOf('B', { month: '2026-11', players: strong, timeControl: '180+2' }),
    few('G', '100013', '2026-11'),
  );
  const points = { kind: 'points', player: '100071', type: 'ukd', points: 15 } as const;
  await award(points, { id: 'one', ...order }, turkey.ruleSet, month);
  const twice = { player: '100010', into: '100080' };
  expect(await merge(twice, { id: 'two', ...order }, month)).toMatchObject({ outcome: 'entered' });
  await publishList('2026-12', month);

  const late = { id: 'three', ...order };
  expect(await merge({ player: '100013', into: '100011' }, late, month)).toMatchObject({
    outcome: 'entered',
  });
  const given = { kind: 'rating', player: '100014', type: 'uhs', rating: 1200 } as const;
  await award(given, { id: 'four', ...order }, turkey.ruleSet, month);
  await rateAll(
    month,
    few('H', '100012', '2026-12'),
    submissionOf('I', { month: '2026-12', players: ['100071', '100072'] }),
  );
  await publishList('2027-01', month);
  return month;
}
