import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesUnder, kuvvet, root } from '../run.ts';
import { type Service, startService } from './service.ts';

const sample = join(root, 'samples/2026-10');
const licences = (
  parse(readFileSync(join(sample, 'register.csv')), { columns: true }) as Record<string, string>[]
).map(({ licence }) => licence as string);
/** A data directory whose file of that name is not what it should be. */
const broken = (work: string, name: string) => {
  const directory = mkdtempSync(join(work, 'broken-'));
  writeFileSync(join(directory, name), 'this is not what it should be\n'.repeat(200));
  return directory;
};

const leaked = (text: string) => licences.filter((licence) => text.includes(licence));

describe('the service on one machine', () => {
  let work: string;
  let data: string;
  let service: Service;

  beforeAll(async () => {
    work = mkdtempSync(join(tmpdir(), 'kuvvet-service-'));
    data = join(work, 'data');
    service = await startService(['--data', data]);
  });

  afterAll(async () => {
    await service.stop();
    rmSync(work, { recursive: true });
  });

  const answers: string[] = [];
  const get = async (path: string, headers = {}) => {
    const response = await fetch(new URL(path, service.url), { headers });
    const body = await response.text();
    answers.push(body, JSON.stringify([...response.headers]));
    return { status: response.status, headers: response.headers, body };
  };
  const status = async (receipt: string) => {
    for (;;) {
      const { stdout } = await kuvvet(['status', receipt, '--url', service.url, '--json']);
      const answer = JSON.parse(stdout);
      if (answer.state !== 'received') return answer;
    }
  };

  it('comes up with the sample month published and says where to look', () => {
    const addresses = [...service.printed().matchAll(/https?:\S+\/lists\/\S+/g)].map(([address]) => address);
    expect(addresses).toHaveLength(6);
    expect(service.printed()).toContain(`${service.url}/v1/status`);
  });

  it('says where the desk is, and with which account it can be tried', async () => {
    const [, password] =
      /account \/ hesap: demo {3}password \/ parola: ([a-z2-9]{20})\n/.exec(service.printed()) ?? [];
    expect(password).toBeDefined();
    const login = await fetch(new URL('/desk', service.url));
    expect([login.status, login.url]).toEqual([200, `${service.url}/desk/login`]);
  });

  it('says of every file of a list what the manifest says it is', async () => {
    const { manifest } = JSON.parse((await get('/lists/uys/latest.json')).body);
    const { files } = JSON.parse((await get(`/${manifest}`)).body);
    expect(files.length).toBeGreaterThan(15);
    for (const { name, mediaType, bytes } of files) {
      const address = new URL(`/${manifest.replace('manifest.json', name)}`, service.url);
      const response = await fetch(address, { headers: { 'accept-encoding': 'identity' } });
      const bare = (type: string | null) => type?.split(';')[0];
      expect(bare(response.headers.get('content-type')), name).toBe(bare(mediaType));
      // Packed files are files, not a way to send others.
      expect(response.headers.get('content-encoding'), name).toBeNull();
      expect((await response.arrayBuffer()).byteLength, name).toBe(bytes);
    }
  });

  it('serves the very files that a month from files gives', async () => {
    const out = join(work, 'out');
    await kuvvet([
      'month',
      '--period',
      '2026-10',
      '--register',
      join(sample, 'register.csv'),
      '--reports',
      join(sample, 'reports'),
      '--out',
      out,
    ]);
    for (const [path, bytes] of filesUnder(out)) {
      const served = await fetch(new URL(path, service.url));
      expect(Buffer.from(await served.arrayBuffer()).equals(bytes), path).toBe(true);
    }
  });

  it('lets caches keep lists for ever and pointers for a minute, and answers 304', async () => {
    const pointer = await get('/lists/ukd/latest.json');
    expect(pointer.headers.get('cache-control')).toBe('public, max-age=60, stale-while-revalidate=600');
    expect(pointer.headers.get('access-control-allow-origin')).toBe('*');
    const { manifest } = JSON.parse(pointer.body);
    const release = await get(`/${manifest}`);
    expect(release.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const again = await get(`/${manifest}`, { 'if-none-match': release.headers.get('etag') });
    expect(again.status).toBe(304);
  });

  it.each([
    '/lists/ukd/none.json',
    '/lists/%2e%2e/secrets.json',
    '/lists/../secrets.json',
    '/vault/states',
    '/lists/',
    '/lists/./ukd',
    '/lists/ukd/..%2flatest.json',
  ])('gives nothing away: %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it('rates a signed report sent by the command line, and parks it until its month is over', async () => {
    const { stdout: key } = await kuvvet(['sender', 'add', 'arbiter', '--data', data]);
    const report = readFileSync(join(sample, 'reports/E01.trf26.utf8.trf'), 'utf8');
    const november = join(work, 'N01.trf');
    writeFileSync(november, report.replaceAll('2026/10/', '2026/11/').replaceAll('26/10/', '26/11/'));
    const sent = await kuvvet(['submit', november, '--url', service.url, '--key', key.trim()]);
    expect(sent).toMatchObject({ code: 0, stdout: 'N01.1  received\n' });
    expect(await status('N01.1')).toMatchObject({ state: 'rated', period: '2026-11' });

    const december = join(work, 'D01.trf');
    writeFileSync(december, report.replaceAll('2026/10/', '2026/12/').replaceAll('26/10/', '26/12/'));
    await kuvvet(['submit', december, '--url', service.url], { KUVVET_KEY: key.trim() });
    expect(await status('D01.1')).toMatchObject({ state: 'parked', period: '2026-12' });
  });

  it('walks an arbiter from a held report to a rated one', async () => {
    const { stdout: key } = await kuvvet(['sender', 'rotate', 'arbiter', '--data', data]);
    const good = readFileSync(join(root, 'samples/2026-11/N01.trf'), 'utf8').replaceAll(
      '26/11/03',
      '26/11/02',
    );
    const file = join(work, 'W01.trf');
    const register = join(sample, 'register.csv');
    const submit = (revision: number) =>
      kuvvet(['submit', file, '--revision', `${revision}`, '--url', service.url, '--key', key.trim()]);

    // The licence number of another player stands in the first row.
    writeFileSync(file, good.replace('90000000100', '90000000346'));
    const checked = await kuvvet(['check', file, '--register', register]);
    expect(checked).toMatchObject({ code: 3, stdout: 'held\n' });
    expect(checked.stderr).toContain('Players 1 and 3 carry the same licence number.');
    expect(await submit(1)).toMatchObject({ code: 0, stdout: 'W01.1  received\n' });
    expect(await status('W01.1')).toMatchObject({ state: 'held' });

    writeFileSync(file, good);
    expect(await kuvvet(['check', file, '--register', register])).toMatchObject({ code: 0 });
    expect(await submit(1)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('next revision number'),
    });
    expect(await submit(2)).toMatchObject({ code: 0, stdout: 'W01.2  received\n' });
    const rated = await status('W01.2');
    expect(rated).toMatchObject({ state: 'rated', period: '2026-11' });
    expect(rated.players[0]).toMatchObject({ startNo: 1, player: '100001', games: 5 });
    expect(await status('W01.1')).toMatchObject({ state: 'superseded' });
  });

  it('sends a licence map along', async () => {
    const { stdout: key } = await kuvvet(['sender', 'rotate', 'arbiter', '--data', data]);
    const file = join(root, 'samples/2026-11/N03.trf');
    const sent = await kuvvet([
      'submit',
      file,
      '--tournament',
      'N03',
      '--url',
      service.url,
      '--key',
      key.trim(),
    ]);
    expect(sent).toMatchObject({ code: 0 });
    expect(await status('N03.1')).toMatchObject({ state: 'rated', period: '2026-11' });
  });

  it('takes a tournament back by the command line', async () => {
    const { stdout: key } = await kuvvet(['sender', 'rotate', 'arbiter', '--data', data]);
    const sent = await kuvvet([
      'withdraw',
      'N03',
      '--revision',
      '2',
      '--url',
      `${service.url}/`,
      '--key',
      key.trim(),
    ]);
    expect(sent).toMatchObject({ code: 0, stdout: 'N03.2  received\n' });
    expect(await status('N03.2')).toMatchObject({ state: 'withdrawn' });
    expect(await status('N03.1')).toMatchObject({ state: 'superseded' });
  });

  it('refuses a wrong key and an unknown receipt with a word of what to do', async () => {
    const file = join(sample, 'reports/E01.trf26.utf8.trf');
    const wrong = `whsec_${Buffer.alloc(32).toString('base64')}`;
    const sent = await kuvvet(['submit', file, '--url', service.url, '--key', wrong]);
    expect(sent).toMatchObject({ code: 1, stdout: '' });
    expect(sent.stderr).toMatch(/^401 The signature could not be verified: Check the headers/);
    expect(await kuvvet(['status', 'X99.1', '--url', service.url])).toMatchObject({ code: 1, stdout: '' });
  });

  it('stops cleanly, and starts again where it was', async () => {
    const before = await get('/v1/status');
    expect(await service.stop()).toBe(0);
    expect(service.printed()).toContain('Stopped; everything is kept.');
    const first = service.printed();
    service = await startService(['--data', data]);
    answers.push(first);
    expect((await get('/v1/status')).body).toBe(before.body);
    expect(JSON.parse((await get('/v1/reports/N01.1')).body)).toMatchObject({ state: 'rated' });
    expect(service.printed()).not.toContain('received E01');
  });

  it('keeps its secrets to itself', () => {
    expect(statSync(join(data, 'secrets.json')).mode & 0o777).toBe(0o600);
    expect(statSync(join(data, 'vault')).mode & 0o777).toBe(0o700);
    expect(statSync(join(data, 'ledger.sqlite')).mode & 0o777).toBe(0o600);
    expect(statSync(join(data, 'desk.sqlite')).mode & 0o777).toBe(0o600);
  });

  it('has let no licence number out: no answer, no log line, no public file, no ledger row', () => {
    const public_ = Buffer.concat([...filesUnder(join(data, 'public')).values()]).toString('latin1');
    expect(leaked([...answers, service.printed(), public_].join('\n'))).toEqual([]);
    for (const [path, bytes] of filesUnder(data)) {
      if (path.startsWith('ledger.sqlite')) expect(leaked(bytes.toString('latin1')), path).toEqual([]);
    }
  });

  it('says what is wrong with its options, and which port is taken', async () => {
    await expect(startService(['--nonsense'])).rejects.toThrow(/exited with 2.*nonsense/s);
    await expect(startService(['--port', 'x'])).rejects.toThrow(/exited with 2.*not a port/s);
    const taken = new URL(service.url).port;
    const other = join(work, 'other');
    await expect(startService(['--empty', '--data', other, '--port', taken])).rejects.toThrow(
      /exited with 1.*taken/s,
    );
  });

  it.each([
    [
      'a data directory that is a file',
      () => ['--data', join(root, 'package.json')],
      /Cannot use the data directory/,
    ],
    [
      'a data directory with broken secrets',
      () => ['--data', broken(work, 'secrets.json')],
      /Cannot use.*secrets.json/,
    ],
    [
      'a data directory with a broken ledger',
      () => ['--data', broken(work, 'ledger.sqlite')],
      /Cannot use the data directory/,
    ],
    [
      'a host that is none of this machine',
      () => ['--data', join(work, 'host'), '--empty', '--host', '203.0.113.1'],
      /Cannot listen on/,
    ],
  ])('says what is wrong with %s, without a stack trace', async (_case, options, says) => {
    const failed = await startService(options()).then(
      () => '',
      (error: Error) => error.message,
    );
    expect(failed).toMatch(says);
    expect(failed).not.toMatch(/\n\s+at /);
  });

  it('starts empty when told to, and says how to begin', async () => {
    const empty = await startService(['--empty', '--data', join(work, 'empty')]);
    expect(empty.printed()).toContain('npm run -s kuvvet -- begin --help');
    expect(empty.printed()).toContain('npm run -s kuvvet -- account add NAME');
    expect(new URL(empty.url).hostname).toBe('127.0.0.1');
    expect(empty.printed()).not.toContain('Warning');
    expect(await empty.stop()).toBe(0);
  });

  it.each(['0.0.0.0', '::', ''])(
    'warns in both languages when others can reach it: --host %j',
    async (host) => {
      const open = await startService(['--empty', '--data', join(work, 'open'), `--host=${host}`]);
      expect(open.printed()).toContain('Warning: other machines can reach this service');
      expect(open.printed()).toContain('Uyarı: bu hizmete başka makineler de erişebilir');
      expect(await open.stop()).toBe(0);
    },
  );
});
