import { fetchAssessment } from '@kuvvet/office';
import { expect, it } from 'vitest';
import { submissionOf } from '../functions/event.ts';
import { openMonth, rateAll, registerOf } from '../functions/month.ts';

const rated: Readonly<Record<string, number | null>> = {
  '100071': 1900,
  '100072': 1700,
  '100073': 1600,
  '100074': null,
};
const players = Object.keys(rated);

/** Games of each that the FIDE estimate of an event counts: all met all others twice. */
async function estimated(timeControl: string): Promise<readonly number[]> {
  const month = await openMonth(registerOf(players));
  for (const entry of (await month.ledger.players(players)).values()) {
    const standard = rated[entry.player] ?? null;
    await month.ledger.putPlayers([{ ...entry, fide: { ...entry.fide, standard } }]);
  }
  await rateAll(month, submissionOf('A', { players, timeControl, dual: true }));
  const head = await month.ledger.head('A');
  const { fide } = await fetchAssessment(head?.assessment ?? '', month.vault);
  month[Symbol.dispose]();
  return (fide ?? []).map(({ games }) => games);
}

it.each([
  ['two hours', '5400+30', [4, 4, 4, 6]],
  ['70 minutes, in which FIDE rates nobody from 1800 on (R-10)', '3000+20', [0, 2, 2, 4]],
  ['rapid', '900+10', [4, 4, 4, 6]],
  ['3+2', '180+2', [4, 4, 4, 6]],
  ['3+0, which is UYS and nothing at FIDE (Q-14)', '180+0', [0, 0, 0, 0]],
])('an estimate has the games FIDE rates with its clock: %s', async (_case, timeControl, games) => {
  expect(await estimated(timeControl)).toEqual(games);
});
