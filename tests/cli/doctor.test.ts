import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { doctorCommand } from '../../cli/src/doctor.ts';
import { submissionOf } from '../functions/event.ts';
import { filesUnder } from '../run.ts';
import { beginSample, closeIn, rateIn, run } from './office.ts';

describe('kuvvet doctor', () => {
  let work: string;
  let data: string;
  beforeAll(async () => {
    work = mkdtempSync(join(tmpdir(), 'kuvvet-doctor-'));
    data = join(work, 'data');
    await beginSample(data);
    await rateIn(data, submissionOf('A'), submissionOf('S', { start: '2026-09-30' }));
    await closeIn(data, '2026-10');
  });
  afterAll(() => rmSync(work, { recursive: true }));

  it('says of an installation that is well how much there is, and touches nothing', async () => {
    const before = filesUnder(join(data, 'vault'));
    const told = await run(doctorCommand, '--data', data);
    expect(told).toMatchObject({
      ...{ code: 0, out: '' },
      err: expect.stringMatching(
        /^Wrong: 0\. Lists: 1, tournaments: 1; queued: 0, parked: 0, held: 1; .*: 0 /,
      ),
    });
    expect(filesUnder(join(data, 'vault'))).toEqual(before);
    const json = await run(doctorCommand, '--data', data, '--json');
    expect(JSON.parse(json.out)).toEqual({
      ...{ wrong: 0, lists: 1, tournaments: 1, received: 0, parked: 0, held: 1, orphans: 0 },
    });
  });

  it('names what is wrong in either language, and ends with 1', async () => {
    const broken = join(work, 'broken');
    cpSync(data, broken, { recursive: true });
    const [record = ''] = readdirSync(join(broken, 'vault/books'));
    writeFileSync(join(broken, 'vault/books', record), '{}\n');
    const told = await run(doctorCommand, '--data', broken, '--lang', 'tr');
    expect(told.code).toBe(1);
    expect(told.out).toMatch(new RegExp(`^hata: books/${record}: Özeti adındaki gibi değil`));
    const [finding = ''] = (await run(doctorCommand, '--data', broken, '--json')).out.split('\n');
    expect(JSON.parse(finding)).toMatchObject({ code: 'audit.digest', subject: `books/${record}` });
  });

  it.each([
    ['a page of it', (bytes: Buffer) => bytes.fill(0x5a, 4096 * 2, 4096 * 3)],
    ['its first bytes', (bytes: Buffer) => bytes.fill(0, 0, 16)],
  ])('says that the file of the ledger is damaged: %s', async (_case, damage) => {
    const damaged = join(work, 'damaged');
    rmSync(damaged, { recursive: true, force: true });
    cpSync(data, damaged, { recursive: true });
    const file = join(damaged, 'ledger.sqlite');
    writeFileSync(file, damage(readFileSync(file)));
    const told = await run(doctorCommand, '--data', damaged);
    expect(told).toMatchObject({ code: 1, err: '' });
    expect(told.out).toMatch(/^error: ledger\.sqlite: The file of the ledger is damaged/);
  });

  it('tells of a close that was left unfinished, and ends with 0', async () => {
    const left = join(work, 'left');
    cpSync(data, left, { recursive: true });
    rmSync(join(left, 'public/lists/ukd/latest.json'));
    const told = await run(doctorCommand, '--data', left);
    expect(told).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^notice: lists\/ukd\/latest\.json: /),
    });
    await closeIn(left, '2026-10');
    expect(await run(doctorCommand, '--data', left)).toMatchObject({ code: 0, out: '' });
  });

  it('begins no installation where there is none', async () => {
    const none = join(work, 'none');
    expect(await run(doctorCommand, '--data', none)).toMatchObject({
      code: 2,
      err: expect.stringContaining('no installation'),
    });
    expect(existsSync(none)).toBe(false);
  });
});
