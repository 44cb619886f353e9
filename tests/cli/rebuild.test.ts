import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { doctorCommand } from '../../cli/src/doctor.ts';
import { rebuildCommand } from '../../cli/src/rebuild.ts';
import { submissionOf } from '../functions/event.ts';
import { filesUnder } from '../run.ts';
import { beginSample, closeIn, rateIn, run, withHome } from './office.ts';

describe('kuvvet rebuild', () => {
  let work: string;
  let data: string;
  beforeAll(async () => {
    work = mkdtempSync(join(tmpdir(), 'kuvvet-rebuild-'));
    data = join(work, 'data');
    await beginSample(data);
    await rateIn(data, submissionOf('A'), submissionOf('B', { first: '0-1' }));
    await closeIn(data, '2026-10');
    await rateIn(data, submissionOf('N', { month: '2026-11' }));
    await closeIn(data, '2026-11');
  });
  afterAll(() => rmSync(work, { recursive: true }));

  it('says of each list that every digest is the same, and touches nothing', async () => {
    const before = filesUnder(join(data, 'vault'));
    const told = await run(rebuildCommand, '--data', data);
    expect(told).toMatchObject({ code: 0, err: 'Lists: 2; every digest is the same.' });
    expect(told.out.replaceAll(/\b[0-9a-f]{8}\b/g, '#').split('\n')).toEqual([
      '2026-10     0  state # =  register # =  licences # =',
      '2026-11     2  book # =  state # =  register # =  licences # =  ukd # =  uhs # =  uys # =',
      '2026-12     1  book # =  state # =  register # =  licences # =  ukd # =  uhs # =  uys # =',
    ]);
    expect(filesUnder(join(data, 'vault'))).toEqual(before);
  });

  it('makes a directory the service can go on in, with the same lists, from the vault alone', async () => {
    const bare = join(work, 'bare');
    cpSync(join(data, 'vault'), join(bare, 'vault'), { recursive: true });
    const into = join(work, 'again');
    const { err } = await run(rebuildCommand, '--data', bare, '--into', into, '--lang', 'tr');
    expect(err.split('\n')).toEqual([
      expect.stringMatching(/^Arşivde olmayanlar: /),
      '2 liste: her özet aynı.',
    ]);
    const isSigning = ([key]: readonly [string, unknown]) => /manifest\.sig\.json$|keys\.json$/.test(key);
    const published = [...filesUnder(join(data, 'public'))];
    expect([...filesUnder(join(into, 'public'))]).toEqual(published.filter((file) => !isSigning(file)));
    expect(published.filter(isSigning)).toHaveLength(7);
    expect(statSync(join(into, 'ledger.sqlite')).mode & 0o777).toBe(0o600);
    cpSync(join(data, 'vault'), join(into, 'vault'), { recursive: true });
    expect(await run(doctorCommand, '--data', into)).toMatchObject({ code: 0, out: '' });
    expect(existsSync(join(into, 'secrets.json'))).toBe(false);
    copyFileSync(join(data, 'secrets.json'), join(into, 'secrets.json'));
    await rateIn(into, submissionOf('X', { month: '2026-12' }));
    expect(await withHome(into, ({ ledger }) => ledger.head('X'))).toMatchObject({ period: '2026-12' });
    expect(await closeIn(into, '2026-12')).toMatchObject({ outcome: 'published', list: '2027-01' });
  });

  it('takes the signatures of lists from where they were published', async () => {
    const into = join(work, 'signed');
    expect((await run(rebuildCommand, '--data', data, '--into', into)).code).toBe(0);
    expect(filesUnder(join(into, 'public'))).toEqual(filesUnder(join(data, 'public')));
  });

  it('names a difference, in whole digests as JSON, and ends with 1', async () => {
    const broken = join(work, 'broken');
    cpSync(data, broken, { recursive: true });
    const [state = ''] = readdirSync(join(broken, 'vault/states'));
    writeFileSync(join(broken, 'vault/states', state), 'x');
    const told = await run(rebuildCommand, '--data', broken, '--json');
    expect(told.code).toBe(1);
    const months = told.out.split('\n').map((line) => JSON.parse(line));
    expect(months.flatMap(({ findings }) => findings)).toContainEqual(
      expect.objectContaining({ code: 'audit.digest', subject: `states/${state}`, expected: state }),
    );
    const spoken = await run(rebuildCommand, '--data', broken);
    expect(spoken.err).toContain(`states/${state}: Its digest is not the one it is named by`);
  });

  it.each<[string, () => readonly string[], RegExp]>([
    ['no archive', () => ['--data', join(work, 'nothing')], /no archive \(vault\)/],
    ['a directory that holds something', () => ['--data', data, '--into', data], /empty directory/],
  ])('is refused with %s', async (_case, args, message) => {
    const told = await run(rebuildCommand, ...args());
    expect(told).toMatchObject({ code: 2, out: '' });
    expect(told.err).toMatch(message);
  });
});
