import { deflateRawSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { pack } from '../office/pack.ts';
import { canaries, keyCanaries, spellings } from './canaries.ts';
import { leaksIn, leaksInFile } from './leaks.ts';

const around = (text: string) => `{"before": "${text}", "after": 1}`;

/** What a text may become on its way out. */
const ways: Readonly<Record<string, (text: string) => string | Uint8Array>> = {
  'as it is': around,
  'in bytes': (text) => Buffer.from(around(text)),
  'in JSON': (text) => around(JSON.stringify(text)),
  'in JSON of ASCII': (text) =>
    around(Array.from(text, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')),
  'in capitals': (text) => around(text.toUpperCase()),
  'in an address': (text) => around(encodeURIComponent(text)),
  'in a form': (text) => around(`${new URLSearchParams({ text })}`),
  'in base64': (text) => around(Buffer.from(text).toString('base64')),
  'in base64, not at the beginning': (text) => around(Buffer.from(`x${text}y`).toString('base64')),
  'in base64, nearly at the beginning': (text) => around(Buffer.from(`xx${text}yy`).toString('base64url')),
  'in hexadecimal': (text) => around(Buffer.from(text).toString('hex')),
};

// What finds nothing would prove nothing.
describe('a canary is found', () => {
  it.each(Object.entries(ways))('%s', async (_, way) => {
    for (const { kind, text } of [...canaries, ...spellings, ...keyCanaries]) {
      const found = await leaksInFile(Buffer.from(way(text)));
      expect(
        found.some((leak) => leak.startsWith(kind)),
        `${kind} ${text}`,
      ).toBe(true);
    }
  });

  it.each([
    ['a licence number in other groups', '90-0000-00278'],
    ['a licence number nobody planted', '90000000346'],
    ['a day turned round', '2011-03-14'],
    ['a day in another language', '14 March 2011'],
    ['a telephone number without its zero', '532-123-45-67'],
    ['a part of a key', keyCanaries[0]?.text.slice(6, 30) ?? ''],
  ])('also as %s', (_, text) => expect(leaksIn(around(text))).not.toEqual([]));

  it.each([
    ['gzip', (bytes: Uint8Array) => gzipSync(bytes)],
    ['ZIP', (bytes: Uint8Array) => pack({ name: 'list.csv', content: bytes })],
    ['ZIP in gzip', (bytes: Uint8Array) => gzipSync(pack({ name: 'list.csv', content: bytes }))],
  ])('in a file packed by %s', async (_, packed) => {
    const bytes = Buffer.from(around('kanarya@kafes.example'));
    expect(deflateRawSync(bytes).includes('kanarya@kafes.example')).toBe(false);
    expect(await leaksInFile(packed(bytes))).not.toEqual([]);
  });

  it('only where there is one', () => {
    expect(
      leaksIn('{"player":"100001","birth_year":2011,"day":"2026-03-14","digest":"0123456789abcdef"}'),
    ).toEqual([]);
  });
});
