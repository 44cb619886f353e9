import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import vectors from '../golden/signatures.json' with { type: 'json' };
import { kuvvet, type Run, root } from '../run.ts';
import { examples, missing } from './examples.ts';
import { type Service, startService } from './service.ts';

const reports = join(root, 'samples/2026-10/reports');
const work = mkdtempSync(join(tmpdir(), 'kuvvet-integrations-'));
/** An ed25519 pair. */
const { key: privateKey, live } = ofKind('whsk_')[0] as Vector;
const publicKey = live[0] as string;
const stranger = ofKind('whsec_')[0]?.key as string;

describe('the examples of docs/integrations', () => {
  let service: Service;
  let secret: string;

  beforeAll(async () => {
    const data = join(work, 'data');
    service = await startService(['--data', data]);
    secret = (await kuvvet(['sender', 'add', 'arbiter', '--data', data])).stdout.trim();
    await kuvvet(['sender', 'add', 'club', '--public-key', publicKey, '--scope', 'club-*', '--data', data]);
  });

  afterAll(async () => {
    await service.stop();
    rmSync(work, { recursive: true });
  });

  for (const example of examples(work)) {
    const lacks = missing(example);
    const name = `${example.file}${lacks.length > 0 ? ` (skipped: no ${lacks.join(', ')} here)` : ''}`;
    const code = example.file.replace('.', '-');
    describe.skipIf(lacks.length > 0)(name, () => {
      const start = (args: readonly string[], sender: string, key: string): Promise<Run> => {
        const [command, ...before] = example.run;
        const env = { ...process.env, KUVVET_URL: service.url, KUVVET_SENDER: sender, KUVVET_KEY: key };
        return new Promise((resolve) => {
          const child = execFile(command, [...before, ...args], { env }, (_error, stdout, stderr) =>
            resolve({ code: child.exitCode ?? -1, stdout, stderr }),
          );
        });
      };

      const { build } = example;
      if (build) it('is compiled', () => void execFileSync(build[0], build.slice(1), { stdio: 'pipe' }));

      it('signs as the vectors say', async () => {
        const signed = example.signsWith.flatMap(ofKind);
        expect(signed.length).toBeGreaterThan(10);
        const runs = signed.map(({ id, timestamp, body, key }, at) => {
          const file = join(work, `${code}-${at}`);
          writeFileSync(file, Buffer.from(body, 'base64'));
          return start(['--sign', id, timestamp, file], 'arbiter', key);
        });
        for (const [at, { stdout }] of (await Promise.all(runs)).entries()) {
          expect(signed[at]?.signature.split(' ')).toContain(stdout.trim());
        }
      });

      it('sends a report, with a licence map too, and follows it until it is rated', async () => {
        const plain = eventOf('E02.national.cp1254.trf');
        const mapped = [eventOf('E03.trf16.cp1254.trf'), join(reports, 'E03.licences.json')];
        const runs = [
          start([`${code}-2`, '1', plain], 'arbiter', secret),
          start([`${code}-3`, '1', ...mapped], 'arbiter', secret),
        ];
        if (example.signsWith.includes('whsk_'))
          runs.push(start([`club-${code}`, '1', eventOf('E02.national.cp1254.trf')], 'club', privateKey));
        const [first, second, third] = await Promise.all(runs);
        expect(first).toMatchObject({ code: 0, stdout: `${code}-2.1 rated\n` });
        expect(first?.stderr).toContain('Windows-1254');
        expect(second).toMatchObject({ code: 0, stdout: `${code}-3.1 rated\n` });
        if (third) expect(third).toMatchObject({ code: 0, stdout: `club-${code}.1 rated\n` });
      });

      it('says why a report is held or not taken, and gives no key or licence number away', async () => {
        const file = join(reports, 'E03.trf16.cp1254.trf');
        const [held, rejected, refused] = await Promise.all([
          start([`held-${code}`, '1', file], 'arbiter', secret),
          start([`rejected-${code}`, '1', join(root, 'LICENSE')], 'arbiter', secret),
          start([`refused-${code}`, '1', file], 'arbiter', stranger),
        ]);
        expect(held).toMatchObject({ code: 3, stdout: expect.stringMatching(/ held\n$/) });
        expect(held.stderr).toContain('kütükte bulunamadı');
        expect(rejected).toMatchObject({ code: 3, stdout: '', stderr: expect.stringContaining('(001)') });
        expect(refused).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('İmza') });
        const printed = JSON.stringify([held, rejected, refused]);
        expect(printed).not.toContain(secret);
        const licences: string[] = Object.values(
          JSON.parse(readFileSync(join(reports, 'E03.licences.json'), 'utf8')),
        );
        expect(licences.filter((licence) => printed.includes(licence))).toEqual([]);
      });
    });
  }
});

let day = 0;

/** A report of the sample moved to days of its own in November: an event of its own (M-18). */
function eventOf(name: string): string {
  const text = readFileSync(join(reports, name), 'latin1');
  const first = Number(/26\/10\/(\d\d)/.exec(text)?.[1]);
  day++;
  const moved = text.replace(
    /26\/10\/(\d\d)/g,
    (_, old) => `26/11/${`${day + Number(old) - first}`.padStart(2, '0')}`,
  );
  const file = join(work, `${day}-${name}`);
  writeFileSync(file, moved, 'latin1');
  return file;
}

type Vector = (typeof vectors.vectors)[number];

function ofKind(prefix: string): readonly Vector[] {
  return vectors.vectors.filter(({ key, verdict }) => verdict === 'valid' && key.startsWith(prefix));
}
