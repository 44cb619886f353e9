import { award, merge, readChecklist, turkey, withdrawalOf } from '@kuvvet/office';
import { describe, expect, it } from 'vitest';
import { checklistLines } from '../../cli/src/checklist-lines.ts';
import { submissionOf } from '../functions/event.ts';
import { codesOf, openMonth, rateAll } from '../functions/month.ts';
import { recast } from './recast.ts';

const strong = ['100071', '100072', '100073', '100074'];
const order = { id: 'one', by: 'ayse', reason: 'Kurul kararı' };

async function busyMonth() {
  const month = await openMonth();
  await rateAll(
    month,
    submissionOf('A', { players: strong }),
    submissionOf('Q', { players: strong, timeControl: '900+10' }),
    submissionOf('P', { month: '2026-11' }),
    recast(submissionOf('U'), (report) => delete report.players[0].playerNumber),
  );
  await month.ledger.putReceipt({
    ...{ tournament: 'W', revision: 1, digest: 'd'.repeat(64), sender: 'arbiter', state: 'received' },
    ...{ received: '2026-10-20T09:00:00.000Z', findings: [], period: null, decision: null, event: null },
  });
  await award({ kind: 'points', player: '100071', type: 'ukd', points: 5 }, order, turkey.ruleSet, month);
  await merge({ player: '100010', into: '100075' }, { ...order, id: 'two' }, month);
  return month;
}

describe('before a close', () => {
  it('everything still open is named, beside what would count', async () => {
    const checklist = await readChecklist('2026-10', await busyMonth());
    expect(checklist).toMatchObject({
      ...{ period: '2026-10', list: '2026-11', state: 'open' },
      counted: {
        ukd: { tournaments: 1, games: 12 },
        uhs: { tournaments: 1, games: 12 },
        uys: { tournaments: 0, games: 0 },
      },
      ...{ corrections: 0, awards: 1, merges: 1, parked: 1, unmatched: 1, doubtful: [] },
    });
    expect(checklist?.held.map(({ receipt }) => receipt.tournament)).toEqual(['U']);
    expect(checklist?.received.map(({ tournament }) => tournament)).toEqual(['W']);
    expect(await readChecklist('2027-10', await openMonth())).toBeNull();
  });

  it.each(['tr', 'en'] as const)('is told in whole lines, in %s', async (language) => {
    const checklist = await readChecklist('2026-10', await busyMonth());
    const lines = checklist ? [...checklistLines(checklist, language)] : [];
    expect(lines.join('\n')).not.toMatch(/undefined|null|\[object/);
    expect(lines).toContainEqual(expect.stringMatching(/^ {2}U\.1 {2}/));
    expect(lines.at(-1)).toContain('--yes');
  });
});

describe('what stands out (M-05)', () => {
  it('a performance far off the rating is told and holds nothing', async () => {
    const month = await openMonth();
    // The strong one loses every game.
    const lost = recast(submissionOf('O', { players: ['100071', '100052'] }), (report) => {
      for (const game of report.games) game.result = game.white === 1 ? '0-1' : '1-0';
    });
    await rateAll(month, lost);
    expect(await codesOf(month, 'O')).toContain('player.performance');
    const checklist = await readChecklist('2026-10', month);
    expect(checklist?.doubtful).toMatchObject([{ receipt: { tournament: 'O', state: 'rated' } }]);
  });

  it('a first performance of nothing but wins is told, for it is a notional one (Q-11)', async () => {
    const month = await openMonth();
    const players = ['100071', '100072', '100073', '100010'];
    const won = recast(submissionOf('N', { players }), (report) => {
      for (const game of report.games) {
        if (game.white === 4) game.result = '1-0';
        if (game.black === 4) game.result = '0-1';
      }
    });
    await rateAll(month, won);
    const average = Math.round((1799 + 1766 + 1762) / 3);
    expect((await month.ledger.receipt('N', 1))?.findings).toContainEqual({
      ...{ code: 'player.perfect', severity: 'notice', startNo: 4, found: `${average + 800}` },
    });
    const checklist = await readChecklist('2026-10', month);
    expect(checklist?.doubtful).toMatchObject([{ findings: [{ code: 'player.perfect' }] }]);
  });

  it.each([
    ['another revision', submissionOf('O', { players: strong, revision: 2 })],
    ['a withdrawal', withdrawalOf('O', 2)],
  ])('is told no more once %s counts', async (_case, next) => {
    const month = await openMonth();
    await rateAll(
      month,
      recast(submissionOf('O', { players: ['100071', '100052'] }), (report) => {
        for (const game of report.games) game.result = game.white === 1 ? '0-1' : '1-0';
      }),
    );
    expect((await readChecklist('2026-10', month))?.doubtful).toHaveLength(1);
    await rateAll(month, next);
    expect((await readChecklist('2026-10', month))?.doubtful).toEqual([]);
  });

  it('an unlikely age is told without the birth year', async () => {
    const month = await openMonth();
    const player = (await month.ledger.players(['100071'])).get('100071');
    if (!player) throw new Error('no player');
    await month.ledger.putPlayers([{ ...player, birthYear: 1899 }]);
    await rateAll(month, submissionOf('A', { players: strong }));
    const findings = (await month.ledger.receipt('A', 1))?.findings ?? [];
    expect(findings).toContainEqual({ code: 'player.age', severity: 'notice', startNo: 1 });
    expect(JSON.stringify(findings)).not.toContain('1899');
  });

  it('somebody of another province than all the others is told', async () => {
    const month = await openMonth();
    const numbers = Array.from({ length: 12 }, (_, at) => `${100001 + at}`);
    const register = await month.ledger.players(numbers);
    await month.ledger.putPlayers(
      [...register.values()].map((each, at) => ({ ...each, province: at === 4 ? 'VAN' : 'İZMİR' })),
    );
    await rateAll(month, submissionOf('A', { players: numbers, rounds: 11, timeControl: '900+10' }));
    expect((await month.ledger.receipt('A', 1))?.findings).toContainEqual({
      ...{ code: 'player.province', severity: 'notice', startNo: 5 },
    });
  });
});
