import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ageOf } from '../../cli/src/age.ts';
import type { Command } from '../../cli/src/command.ts';
import { findCommand } from '../../cli/src/find.ts';
import { inboxCommand } from '../../cli/src/inbox.ts';
import { matchCommand } from '../../cli/src/match.ts';
import { refuseCommand } from '../../cli/src/refuse.ts';
import { retypeCommand } from '../../cli/src/retype.ts';
import { submissionOf } from '../functions/event.ts';
import { recast } from '../office/recast.ts';
import { beginSample, rateIn, run, withHome } from './office.ts';

const strong = ['100071', '100072', '100073', '100074'];

/** The number of the first row is missing. */
const unmatched = (tournament: string) =>
  recast(
    submissionOf(tournament, { players: strong, first: '0-1' }),
    (report) => delete report.players[0].playerNumber,
  );

describe('the inbox on the command line (M-01)', () => {
  let data: string;
  const ask = (command: Command, ...args: readonly string[]) => run(command, ...args, '--data', data);
  beforeAll(async () => {
    data = mkdtempSync(join(tmpdir(), 'kuvvet-inbox-'));
    await beginSample(data);
    await rateIn(data, submissionOf('R', { players: strong }), unmatched('U'), unmatched('V'));
  });
  afterAll(() => rmSync(data, { recursive: true }));

  it('names what waits, for how long, from whom, and why', async () => {
    const told = await ask(inboxCommand);
    expect(told).toMatchObject({ code: 0, err: '' });
    const [first, hold] = told.out.split('\n');
    expect(first).toMatch(/^[UV]\.1 {2}held {2}0 min {2}arbiter {2}ukd {2}- {2}2026-10-11 {2}Deneme [UV]$/);
    expect(hold).toMatch(/^ {4}hold: Player 1 was not found/);
  });

  it.each([
    [['--state', 'rated'], ['R']],
    [['--state', 'rated,held', '--type', 'uhs'], []],
    [
      ['--state', 'all', '--period', '2026-10'],
      ['R', 'U', 'V'],
    ],
  ])('with %j shows %j', async (options, expected) => {
    const { out } = await ask(inboxCommand, ...options, '--json');
    const { items } = JSON.parse(out);
    expect(
      items.map(({ receipt }: { receipt: { tournament: string } }) => receipt.tournament).sort(),
    ).toEqual(expected);
  });

  it('opens a report: every row, and whom it might be', async () => {
    const { out } = await ask(inboxCommand, 'U.1', '--lang', 'tr');
    const lines = out.split('\n');
    const row = lines.findIndex((line) => line.endsWith('kütükte bulunamadı'));
    expect(lines[row]).toMatch(/^ {4}1 {2}/);
    expect(lines[row + 1]).toMatch(/^ {8}%\d+ {2}100071 {2}/);
    expect(lines.at(-1)).toMatch(/^ {4}4 {2}.* {2}= {2}100074 {2}/);
  });

  it.each([
    ['a state there is none of', inboxCommand, ['--state', 'lost'], 2],
    ['a report without a revision', inboxCommand, ['U'], 2],
    ['a report nobody sent', inboxCommand, ['W.1'], 1],
    ['nobody', findCommand, [], 2],
    ['seats that are none', matchCommand, ['U.1', '--seats', '1', '--reason', 'x'], 2],
    ['a row that is not there', matchCommand, ['U.1', '--seats', '9=100071', '--reason', 'x'], 1],
    ['a list that is none', retypeCommand, ['U.1', '--type', 'elo', '--reason', 'x'], 2],
    ['no reason', refuseCommand, ['U.1'], 2],
  ])('says what is wrong with %s', async (_, command, args, code) => {
    const told = await ask(command, ...args);
    expect(told).toMatchObject({ code, out: '', err: expect.stringMatching(/\.$/) });
  });

  it('finds somebody, and says when there is nobody', async () => {
    expect((await ask(findCommand, '100071')).out).toMatch(/^100071 {2}/);
    expect(await ask(findCommand, 'hiç kimse')).toMatchObject({ code: 1, out: '' });
  });

  it('match: does nothing without --yes, has the report rated with it, in the name of the account', async () => {
    const match = ['U.1', '--seats', '1=100071', '--reason', 'Hakem'];
    expect(await ask(matchCommand, ...match)).toMatchObject({
      code: 0,
      out: 'U.1  held',
      err: expect.stringContaining('--yes'),
    });
    expect(await ask(matchCommand, ...match, '--yes')).toMatchObject({ code: 0, out: 'U.1  rated', err: '' });
    expect((await ask(inboxCommand, 'U.1')).out).toMatch(
      new RegExp(`${userInfo().username} {2}matched by hand: Hakem$`),
    );
    await withHome(data, async ({ ledger }) =>
      expect(await ledger.words('tournament/U')).toMatchObject([{ deed: 'match', by: userInfo().username }]),
    );
  });

  it('retype and refuse: what is rated gets a next revision', async () => {
    const retyped = await ask(retypeCommand, 'R.1', '--type', 'uhs', '--reason', 'Tempo', '--yes');
    expect(retyped).toMatchObject({ code: 0, out: 'R.2  rated' });
    const refused = await ask(
      refuseCommand,
      'R.2',
      '--reason',
      'Çekildi',
      '--by',
      'ayse',
      '--yes',
      '--lang',
      'tr',
    );
    expect(refused).toMatchObject({ code: 0, out: 'R.3  geri çekildi' });
    expect(await ask(refuseCommand, 'V.1', '--reason', 'Eksik', '--yes')).toMatchObject({
      out: 'V.1  rejected',
    });
    const seen = JSON.parse((await ask(inboxCommand, 'V.1', '--json')).out);
    expect(seen.receipt.findings.at(-1)).toMatchObject({ code: 'report.refused', found: 'Eksik' });
  });
});

it.each([
  ['2026-10-05T11:59:30.000Z', '0 min', '0 dakika'],
  ['2026-10-05T11:01:00.000Z', '59 min', '59 dakika'],
  ['2026-10-03T13:00:00.000Z', '47 h', '47 saat'],
  ['2026-10-03T12:00:00.000Z', '2 d', '2 gün'],
  ['2026-10-06T00:00:00.000Z', '0 min', '0 dakika'],
])('an age since %s is %s', (instant, en, tr) => {
  expect(ageOf(instant, '2026-10-05T12:00:00.000Z')).toEqual({ en, tr });
});
