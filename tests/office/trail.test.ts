import {
  award,
  merge,
  readPlayerHistory,
  readTournamentHistory,
  readTrail,
  refuse,
  retype,
  turkey,
} from '@kuvvet/office';
import { rerun } from '@kuvvet/publish';
import { describe, expect, it } from 'vitest';
import { submissionOf } from '../functions/event.ts';
import { publishList } from '../functions/history.ts';
import { openMonth, rateAll } from '../functions/month.ts';

const strong = ['100071', '100072', '100073', '100074'];
const author = { by: 'ayse', reason: 'Kurul kararı' };

/** An installation whose clock goes a minute further with every look. */
async function clocked() {
  const month = await openMonth();
  let minute = 0;
  const now = () => new Date(Date.UTC(2026, 9, 20, 9, minute++)).toISOString();
  return { ...month, now };
}

describe('the trail (M-23)', () => {
  it('has every deed of the month with who, when, about what and why, oldest first', async () => {
    const month = await clocked();
    await rateAll(
      month,
      submissionOf('A', { players: strong }),
      submissionOf('B', { players: strong, first: '0-1' }),
    );
    await retype('A', 1, 'uhs', author, month);
    await award(
      { kind: 'points', player: '100071', type: 'ukd', points: 5 },
      { id: 'one', ...author },
      turkey.ruleSet,
      month,
    );
    await merge({ player: '100010', into: '100075' }, { id: 'two', ...author }, month);
    await refuse('B', 1, author, month);
    await rateAll(month);
    await publishList('2026-11', month);
    await rateAll(month, submissionOf('A', { players: strong, first: '0-1', revision: 3 }));
    await rerun('2026-10', author, turkey, month, { drain: false });

    const trail = await readTrail('2026-10', month.ledger);
    expect(trail.map(({ deed, about }) => `${deed} ${about}`)).toEqual([
      'retype tournament/A',
      'award player/100071',
      'merge player/100010',
      'refuse tournament/B',
      'rerun list/2026-11',
    ]);
    expect(trail.every(({ by, reason }) => by === 'ayse' && reason === author.reason)).toBe(true);
    expect(trail.map(({ at }) => at)).toEqual(trail.map(({ at }) => at).sort());
    expect(trail[1]?.facts).toEqual({ book: '2026-10', type: 'ukd', points: 5 });
    expect(await readTrail('2026-12', month.ledger)).toEqual([]);

    expect((await readPlayerHistory('100075', month.ledger)).map(({ deed }) => deed)).toEqual(['merge']);
    const history = await readTournamentHistory('A', month.ledger);
    expect(history?.revisions.map(({ revision, state }) => [revision, state])).toEqual([
      [1, 'rated'],
      [2, 'rated'],
      [3, 'rated'],
    ]);
    expect(history?.deeds.map(({ deed }) => deed)).toEqual(['retype']);
    expect(await readTournamentHistory('C', month.ledger)).toBeNull();
  });
});
