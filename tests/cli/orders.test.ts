import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { awardCommand } from '../../cli/src/award.ts';
import type { Command } from '../../cli/src/command.ts';
import { mergeCommand } from '../../cli/src/merge.ts';
import { releaseCommand } from '../../cli/src/release.ts';
import { rerunCommand } from '../../cli/src/rerun.ts';
import { submissionOf } from '../functions/event.ts';
import { beginSample, closeIn, rateIn, run, type Told, withHome } from './office.ts';

const order = ['--reason', 'Kurul kararı 2026/14', '--by', 'ayse'];
const strong = ['100071', '100072', '100073', '100074'];

describe('what an officer orders', () => {
  let data: string;
  beforeEach(async () => {
    data = mkdtempSync(join(tmpdir(), 'kuvvet-orders-'));
    await beginSample(data);
  });
  afterEach(() => rmSync(data, { recursive: true }));

  const ordered = (command: Command, ...args: readonly string[]): Promise<Told> =>
    run(command, ...args, ...order, '--data', data);
  const actsOf = (period: string) => withHome(data, ({ ledger }) => Array.fromAsync(ledger.acts(period)));

  it('award: says what would happen, does it with --yes, and once (M-11)', async () => {
    const award = ['100071', '--type', 'ukd', '--points=-15'];
    expect(await ordered(awardCommand, ...award)).toMatchObject({
      code: 0,
      out: '100071  ukd  1799 -> 1784',
      err: expect.stringContaining('--yes'),
    });
    expect(await actsOf('2026-10')).toEqual([]);
    for (let time = 0; time < 2; time++) {
      expect((await ordered(awardCommand, ...award, '--yes')).code).toBe(0);
    }
    expect(await actsOf('2026-10')).toMatchObject([
      { kind: 'award', by: 'ayse', reason: order[1], amendment: { kind: 'points', points: -15 } },
    ]);
    await ordered(awardCommand, ...award, '--yes', '--id', 'bir-daha');
    expect(await actsOf('2026-10')).toHaveLength(2);
  });

  it('award: a first rating, and why not', async () => {
    const first = ['100010', '--type', 'ukd', '--rating', '1200', '--yes', '--json'];
    expect(JSON.parse((await ordered(awardCommand, ...first)).out)).toMatchObject({
      outcome: 'entered',
      act: { amendment: { kind: 'rating', rating: 1200 } },
    });
    const refused = await ordered(
      awardCommand,
      '100071',
      '--type',
      'ukd',
      '--rating',
      '1900',
      '--lang',
      'tr',
    );
    expect(refused).toEqual({ code: 1, out: '', err: 'Oyuncunun puanı var; --points ile ekleyin.' });
  });

  it('merge: shows both, and merges with --yes (M-06)', async () => {
    const rehearsed = await ordered(mergeCommand, '100010', '100075');
    expect(rehearsed.out.split('\n').map((line) => line.split('  ')[0])).toEqual(['100010', '100075']);
    expect(await actsOf('2026-10')).toEqual([]);
    await ordered(mergeCommand, '100010', '100075', '--yes');
    expect(await actsOf('2026-10')).toMatchObject([{ kind: 'merge', player: '100010', into: '100075' }]);
  });

  it('merge: names the tournament in which both played', async () => {
    await rateIn(data, submissionOf('A', { players: strong }));
    expect(await ordered(mergeCommand, '100071', '100072', '--yes')).toMatchObject({
      code: 1,
      err: expect.stringMatching(/two persons\. \(A\)$/),
    });
  });

  it('release: says what would be accepted, and has it rated with --yes (M-17)', async () => {
    const held = submissionOf('H', { players: strong, timeControl: '5400+30', start: '2026-10-11' });
    await rateIn(data, held);
    const rehearsed = await ordered(releaseCommand, 'H', '--revision', '1');
    expect(rehearsed).toMatchObject({ code: 0, err: expect.stringMatching(/^ {2}hold: /) });
    const released = await ordered(releaseCommand, 'H', '--revision', '1', '--yes', '--json');
    expect(JSON.parse(released.out)).toEqual({ outcome: 'released', state: 'rated', findings: [] });
    expect(await ordered(releaseCommand, 'H', '--revision', '1', '--yes')).toMatchObject({
      code: 1,
      out: 'H.1  is not held',
    });
  });

  it('release: tells what has to be put right first', async () => {
    await rateIn(data, submissionOf('S', { start: '2026-09-30' }));
    const refused = await ordered(releaseCommand, 'S', '--revision', '1', '--yes', '--lang', 'tr');
    expect(refused).toMatchObject({ code: 1, out: 'S.1  önce bunlar düzeltilmeli' });
    expect(refused.err).toMatch(/^ {2}bekletme: /);
  });

  it('rerun: says what would be other, and publishes the revision with --yes (Q-20)', async () => {
    await rateIn(data, submissionOf('A', { players: strong }));
    await closeIn(data, '2026-10');
    await rateIn(data, submissionOf('A', { players: strong, first: '0-1', revision: 2 }));
    const rehearsed = await ordered(rerunCommand, '--list', '2026-11');
    expect(rehearsed).toMatchObject({ code: 0, err: expect.stringContaining('2 rows would be other') });
    const rows = rehearsed.out.split('\n').map((line) => line.trim().split(/\s+/));
    expect(rows.map(([type, player]) => [type, player])).toEqual([
      ['list', 'player'],
      ['ukd', '100073'],
      ['ukd', '100074'],
    ]);
    const json = await ordered(rerunCommand, '--period', '2026-10', '--json');
    expect(JSON.parse(json.out).differences.ukd).toHaveLength(2);

    expect(await ordered(rerunCommand, '--list', '2026-11', '--yes', '--lang', 'tr')).toMatchObject({
      code: 0,
      out: '2026-11: revizyon 2 yayımlandı.',
    });
    expect((await ordered(rerunCommand, '--list', '2026-11', '--yes')).out).toContain('newest revision is 2');
    expect(await ordered(rerunCommand, '--list', '2026-12', '--yes')).toMatchObject({
      code: 1,
      out: 'That list was not published; the open month is 2026-11.',
    });
  });

  it.each<[string, Command, readonly string[], RegExp]>([
    ['no player', awardCommand, ['--type', 'ukd', '--points', '5'], /player number/],
    [
      'a licence number',
      mergeCommand,
      ['90000000100', '100071'],
      /^Expected a player number: 4 to 8 digits\.$/,
    ],
    ['an unknown type', awardCommand, ['100071', '--type', 'elo', '--points', '5'], /ukd, uhs or uys/],
    [
      'points and a rating',
      awardCommand,
      ['100071', '--type', 'ukd', '--points', '5', '--rating', '1200'],
      /one of/,
    ],
    ['half a point', awardCommand, ['100071', '--type', 'ukd', '--points', '0.5'], /-999 to 999/],
    ['no revision', releaseCommand, ['H'], /--revision is required/],
    ['a revision that is none', releaseCommand, ['H', '--revision', '0'], /from 1 to 9999/],
    ['a tournament that is none', releaseCommand, ['../x', '--revision', '1'], /Name the tournament/],
    ['both a list and a month', rerunCommand, ['--list', '2026-11', '--period', '2026-10'], /one of/],
    ['a list that is none', rerunCommand, ['--list', '2026-13'], /--list: expected YYYY-MM/],
    ['a name for the act that is none', mergeCommand, ['100010', '100075', '--id', 'a b'], /--id/],
  ])('is refused with %s', async (_case, command, args, message) => {
    const refused = await ordered(command, ...args);
    expect(refused).toMatchObject({ code: 2, out: '' });
    expect(refused.err).toMatch(message);
  });

  it.each<[string, readonly string[], RegExp]>([
    ['no reason', ['--by', 'ayse'], /--reason is required/],
    ['nobody at all', ['--reason', 'x', '--by', ' '], /--by/],
    ['a licence number in the reason', ['--reason', 'Lisans 90000000100', '--by', 'x'], /nothing personal/],
    ['a full date in the reason', ['--reason', 'doğum 3.10.1999', '--by', 'x'], /nothing personal/],
    ['what no eye sees', ['--reason', 'a\u200bb', '--by', 'x'], /invisible/],
    ['a novel', ['--reason', 'a'.repeat(201), '--by', 'x'], /at most 200/],
    ['blanks', ['--reason', ' ', '--by', 'x'], /--reason/],
  ])('needs a person and a reason: not %s', async (_case, args, message) => {
    const refused = await run(mergeCommand, '100010', '100075', ...args, '--data', data);
    expect(refused).toMatchObject({ code: 2, out: '' });
    expect(refused.err).toMatch(message);
    expect(refused.err).not.toContain('90000000100');
  });
});
