import { createHmac } from 'node:crypto';
import { licenceTokens } from '@kuvvet/report';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hideLicenceNumbers } from '../../packages/report/src/identity.ts';
import vectors from '../golden/vectors.json' with { type: 'json' };
import { identify, key } from './trf-text.ts';

const hmac = (secret: Uint8Array, text: string): string =>
  createHmac('sha256', secret).update(text).digest('hex');

const licences = vectors.vectors.flatMap(({ id, area, title, input, expected }) =>
  area === 'identity.tckn' && 'licence' in input && 'valid' in expected
    ? [{ id, title, licence: `${input.licence}`, valid: expected.valid }]
    : [],
);

describe('a licence number (formats 6)', () => {
  it.each(licences)('$id $title: valid is $valid', ({ licence, valid }) => {
    const identity = identify(licence);
    expect(identity.kind === 'licence' && identity.valid).toBe(valid);
  });

  it('never begins with zero, even where the check digits are right', () => {
    expect(identify('01234567840')).toMatchObject({ kind: 'licence', valid: false });
  });

  it('becomes HMAC-SHA-256 of its digits under the key', () => {
    expect(identify(' 10000000146')).toEqual({
      kind: 'licence',
      token: hmac(key, '10000000146'),
      valid: true,
    });
  });

  it('has a token nobody finds without the key', () => {
    const other = licenceTokens(new Uint8Array(32).fill(8))('10000000146');
    expect(other).not.toEqual(identify('10000000146'));
  });

  it('is tokenised as node:crypto does, whatever the key length', () => {
    const digits = fc.stringMatching(/^[1-9]\d{10}$/);
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 0, maxLength: 200 }), digits, (secret, licence) => {
        const identity = licenceTokens(secret)(licence);
        expect(identity).toMatchObject({ kind: 'licence', token: hmac(secret, licence) });
      }),
      { seed: 1, numRuns: 300 },
    );
  });
});

describe('columns 58-68 (formats 3 #3, #4)', () => {
  it.each([
    ['34500087', { kind: 'fide', number: '34500087' }],
    ['34500087   ', { kind: 'fide', number: '34500087' }],
    ["'34179178'", { kind: 'fide', number: '34179178' }],
    ['000600016', { kind: 'fide', number: '600016' }],
    ['123456789', { kind: 'fide', number: '123456789' }],
    ['', { kind: 'none' }],
    ['          0', { kind: 'none' }],
    ['1850', { kind: 'unreadable' }],
    ['Z56538', { kind: 'unreadable' }],
    ['11/01/1987', { kind: 'unreadable' }],
    ['1234567890', { kind: 'unreadable' }],
    ['123456789012', { kind: 'unreadable' }],
    ['900 0000010', { kind: 'unreadable' }],
  ])('%j', (field, identity) => {
    expect(identify(field)).toEqual(identity);
  });

  it.each([
    ['1234', { kind: 'player', number: '1234' }],
    ['12345678', { kind: 'player', number: '12345678' }],
    ['123', { kind: 'unreadable' }],
    ['123456789', { kind: 'unreadable' }],
  ])('%j is a player number where the profile says so', (field, identity) => {
    expect(identify(field, 'player')).toEqual(identity);
  });
});

describe('a licence number typed into a text', () => {
  const licence = '90000000100';
  const separators = [
    ' ',
    '\u00a0',
    '\u2009',
    '\u200b',
    '\u2060',
    '\u00ad',
    '.',
    '-',
    '–',
    '−',
    '/',
    '_',
    '·',
    '. ',
    ' - ',
  ];
  const grouped = (by: string, digits = licence) => digits.replace(/(\d{3})(?=\d)/g, `$1${by}`);

  it.each(separators)('is starred with %j between', (by) => {
    for (const number of [grouped(by), Array.from(licence).join(by), grouped(by, '90000000101')]) {
      const hidden = hideLicenceNumbers(`Kupa ${number} Ankara`);
      expect(hidden).toMatch(/^Kupa [^\d]+ Ankara$/);
      expect(hidden).toHaveLength(`Kupa ${number} Ankara`.length);
    }
  });

  it.each([
    ['900.000.001-00', '***.***.***-**'],
    ['٩٠٠٠٠٠٠٠١٠٠', '***********'],
    ['９００００００ ０１００', '******* ****'],
    ['900000001001', '************'],
    ['0532 900 00 00', '**** *** ** **'],
    ['2026-10-03 900 000 001 00', '2026-10-03 *** *** *** **'],
    ['900 000 001 00 3.10.2026', '*** *** *** ** 3.10.2026'],
    ['12.10.2026.001', '**.**.****.***'],
    ['2026-10-03/374', '****-**-**/***'],
  ])('%s', (text, hidden) => {
    expect(hideLicenceNumbers(text)).toBe(hidden);
  });

  it.each([
    'Kupa 2026-10-03 / 2026-10-04',
    'Kupa 2026/10/03 - 2026/10/04',
    '29.10.2026-30.10.2026 Cumhuriyet Kupası',
    'Kupa 3.10.2026, 4.10.2026 ve 10.10.2026',
    '2026-2027 Sezonu 3. Kupa',
    'Kupa 0532 900 000',
    '7-8-9-10 Yaş',
  ])('%s stays as it is', (text) => {
    expect(hideLicenceNumbers(text)).toBe(text);
  });
});
