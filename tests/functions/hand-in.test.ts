import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSubmission, submissionBytes } from '@kuvvet/office';
import { describe, expect, it } from 'vitest';
import { readHandIn } from '../../functions/ingest/src/hand-in.ts';
import { pack } from '../office/pack.ts';
import { root } from '../run.ts';

const load = (name: string) => readFileSync(join(root, 'samples/2026-10/reports', name));
const report = load('E03.trf16.cp1254.trf');
const licences = load('E03.licences.json');
const zip = pack({ name: 'E03.trf', content: report }, { name: 'E03.licences.json', content: licences });

const handIn = (body: Uint8Array, contentType = 'application/octet-stream', query = {}) =>
  readHandIn({ query: { tournament: 'E03', ...query }, contentType, body });

async function form(parts: Readonly<Record<string, Uint8Array>>) {
  const data = new FormData();
  for (const [name, bytes] of Object.entries(parts)) data.set(name, new Blob([new Uint8Array(bytes)]), name);
  const response = new Response(data);
  const body = new Uint8Array(await response.arrayBuffer());
  return handIn(body, response.headers.get('content-type') ?? '');
}

/** What would be archived. */
function stored(submission: Awaited<ReturnType<typeof handIn>>): string {
  if ('code' in submission) throw new Error(submission.code);
  return Buffer.from(submissionBytes(submission)).toString();
}

describe('a ZIP handed in', () => {
  it.each(['application/zip', 'application/x-zip-compressed', 'application/octet-stream', 'text/plain'])(
    'as %s is the report in it, the same as if it had come by itself',
    async (contentType) => {
      expect(stored(await handIn(zip, contentType))).toBe(stored(await form({ report, licences })));
    },
  );

  it('may come in a form', async () => {
    const plain = stored(await form({ report, licences }));
    expect(stored(await form({ report: zip }))).toBe(plain);
    const alone = pack({ name: 'E03.trf', content: report });
    expect(stored(await form({ report: alone, licences }))).toBe(plain);
  });

  it('is refused with its finding where it holds no report', async () => {
    expect(await handIn(pack({ name: 'a.pdf', content: '%PDF-1.7' }), 'application/zip')).toEqual({
      code: 'report.rejected',
      findings: [{ code: 'archive.no-report', severity: 'error' }],
    });
  });

  it('may not hold a report above 2 MB', async () => {
    const long = Buffer.from(Array.from({ length: 310_000 }, (_, i) => `${i} `).join(''));
    expect(long.length).toBeGreaterThan(2_000_000);
    expect(await handIn(pack({ name: 'E03.trf', content: long }))).toEqual({ code: 'report.too-large' });
  });

  it('that is none by its bytes goes to the reader as it is', async () => {
    expect(await handIn(report, 'application/zip')).toMatchObject({ report, licences: null });
  });
});

describe('what a sender declares (formats 3 #27)', () => {
  it.each<[Record<string, string>, object]>([
    [{}, {}],
    [{ type: 'uhs' }, { type: 'uhs' }],
    [
      { final: 'true', rounds: '9', players: '120', games: '538' },
      { final: true, rounds: 9, players: 120, games: 538 },
    ],
    [{ final: 'false' }, { final: false }],
    [{ games: '0' }, { games: 0 }],
  ])('%j is kept with the report', async (query, declared) => {
    const submission = await handIn(report, undefined, query);
    expect(submission).toMatchObject({ declared });
    expect(readSubmission(Buffer.from(stored(submission)))).toEqual(submission);
  });

  it('is part of the submission: other counts are another hand-in', async () => {
    const bytes = async (query: object) => stored(await handIn(report, undefined, query));
    expect(await bytes({ rounds: '5', games: '9' })).toBe(await bytes({ games: '9', rounds: '5' }));
    expect(await bytes({ rounds: '5' })).not.toBe(await bytes({ rounds: '6' }));
  });

  it.each([
    { type: 'elo' },
    { final: 'yes' },
    { final: '' },
    { rounds: '-1' },
    { players: '1e3' },
    { players: '007' },
    { games: '' },
    { revision: '0' },
    { revision: '10000' },
    { dual: '1' },
    { tournament: 'a b', revision: '1.5' },
  ])('%j is wrong use, and the answer names what is wrong', async (query) => {
    const refusal = { code: 'request.parameters', parameters: Object.keys(query) };
    expect(await handIn(report, undefined, query)).toEqual(refusal);
  });

  it('holds nothing else; a name nobody documented is not repeated', async () => {
    const misspelt = { round: '5', '90000000100': '' };
    expect(await handIn(report, undefined, misspelt)).toEqual({ code: 'request.parameters', parameters: [] });
  });

  it('comes with a tournament, which may look like a number', async () => {
    const named = await handIn(report, undefined, { tournament: '2026' });
    expect(named).toMatchObject({ tournament: '2026', revision: 1, dualRated: false });
    expect(await readHandIn({ query: {}, contentType: '', body: report })).toEqual({
      code: 'request.parameters',
      parameters: ['tournament'],
    });
  });
});
