import { execFileSync, spawnSync } from 'node:child_process';
import type { KeyObject } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readKey } from '@kuvvet/office';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messageOf, parcelOf } from '../../functions/notify/src/message.ts';
import { aDelivery } from '../ledger/samples.ts';
import { root } from '../run.ts';

const page = readFileSync(join(root, 'docs/webhooks.md'), 'utf8');
const example = (language: string) => new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 's').exec(page)?.[1] ?? '';
const hasPython = spawnSync('python3', ['--version']).status === 0;

const secret = `whsec_${Buffer.alloc(32, 3).toString('base64')}`;
const other = `whsec_${Buffer.alloc(32, 4).toString('base64')}`;
const whereabouts = {
  ...{ federation: 'TUR', apiUrl: 'https://api.example', listsUrl: 'https://lists.example' },
};
const delivery = aDelivery({ time: '2026-11-23T18:05:00.000Z' });
const keys = [other, secret].map((text) => readKey(text) as KeyObject);
const { headers, body } = parcelOf(delivery, '', keys, whereabouts, '2026-11-23T18:10:00.000Z');
const seconds = Number(headers['webhook-timestamp']);
const message = messageOf(delivery, whereabouts);

/** Headers, body, secret and clock, and what comes of them. */
const cases: readonly (readonly [string, Record<string, string>, Uint8Array, string, number, unknown])[] = [
  ['a message of ours', headers, body, secret, seconds, message],
  ['one five minutes old', headers, body, secret, seconds + 300, message],
  ['one older than that', headers, body, secret, seconds + 301, null],
  ['one of the future', headers, body, secret, seconds - 301, null],
  ['another secret', headers, body, `whsec_${Buffer.alloc(32, 5).toString('base64')}`, seconds, null],
  ['another body', headers, body.with(1, 0x20), secret, seconds, null],
  ['another id', { ...headers, 'webhook-id': 'x' }, body, secret, seconds, null],
  ['no signature', { ...headers, 'webhook-signature': '' }, body, secret, seconds, null],
];

describe('the examples of docs/webhooks.md', () => {
  const work = mkdtempSync(join(tmpdir(), 'kuvvet-webhooks-'));
  let open: (...of: unknown[]) => unknown;
  beforeAll(async () => {
    const file = join(work, 'open.mjs');
    writeFileSync(file, example('js'));
    ({ open } = await import(pathToFileURL(file).href));
    writeFileSync(join(work, 'receive.py'), example('python'));
  });
  afterAll(() => rmSync(work, { recursive: true }));

  it.each(cases)('open %s in JavaScript', (_, given, bytes, key, now, expected) => {
    expect(open(given, Buffer.from(bytes), key, now)).toEqual(expected);
  });

  it.skipIf(!hasPython).each(cases)('open %s in Python', (_, given, bytes, key, now, expected) => {
    const call = [
      'import sys, json, base64; from receive import open_message',
      'h, b, k, n = json.load(sys.stdin)',
      'print(json.dumps(open_message(h, base64.b64decode(b), k, n)))',
    ].join('\n');
    const input = JSON.stringify([given, Buffer.from(bytes).toString('base64'), key, now]);
    const printed = execFileSync('python3', ['-c', call], { cwd: work, input, encoding: 'utf8' });
    expect(JSON.parse(printed)).toEqual(expected);
  });

  it('show a message as it is sent', () => {
    const shown = /\n(\{"specversion".*?\}\})\n/s.exec(page)?.[1] ?? '';
    expect(JSON.parse(shown)).toEqual(message);
    expect(page).toContain(`webhook-id: ${headers['webhook-id']}\n`);
    expect(page).toContain(`webhook-timestamp: ${headers['webhook-timestamp']}\n`);
  });
});
