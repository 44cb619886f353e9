import { createPublicKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { readKey, type SignedMessage, sign, verify } from '@kuvvet/office';
import { describe, expect, it } from 'vitest';
import vectors from '../golden/signatures.json' with { type: 'json' };
import { root } from '../run.ts';

const now = 1_790_000_000;
const key = (text: string) => readKey(text) as KeyObject;
const secret = key(`whsec_${Buffer.from('kuvvet test secret of 32 bytes!!').toString('base64')}`);
const pair = key(`whsk_${Buffer.alloc(32, 9).toString('base64')}`);

/** A Windows-1254 body of 1 kB: no UTF-8 text, as many Turkish reports are. */
const body = Buffer.concat([
  Buffer.from('012 '),
  Buffer.from([0xdd, 0xde, 0xd0, 0xfd, 0xfe, 0xf0]),
  Buffer.alloc(1000, 'x'),
]);

describe('Standard Webhooks signatures, published for authors of senders', () => {
  it('are the very file that is tested here', () => {
    const published = readFileSync(join(root, 'docs/integrations/signatures.json'), 'utf8');
    expect(published).toBe(readFileSync(join(root, 'tests/golden/signatures.json'), 'utf8'));
  });

  it.each(vectors.vectors)('$name: $verdict', (vector) => {
    const message = { ...vector, body: Buffer.from(vector.body, 'base64') };
    expect(verify(message, vector.live.map(key), vector.now)).toBe(vector.verdict);
  });

  it.each(vectors.vectors.filter(({ verdict }) => verdict === 'valid'))('$name: signed', (vector) => {
    const message = { ...vector, body: Buffer.from(vector.body, 'base64') };
    expect(vector.signature.split(' ')).toContain(sign(message, key(vector.key)));
  });
});

describe.each([
  ['v1', secret, secret],
  ['v1a', pair, createPublicKey(pair)],
])('a signature %s', (version, signs, verifies) => {
  const unsigned = { id: 'msg_1', timestamp: `${now}`, body };
  const signed: SignedMessage = { ...unsigned, signature: sign(unsigned, signs) };
  const flipped = (bytes: Uint8Array, bit: number) => {
    const copy = Buffer.from(bytes);
    copy[bit >> 3] = (copy[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    return copy;
  };

  it.each(['id', 'timestamp', 'signature'] as const)('is refused with any bit of its %s flipped', (field) => {
    const bytes = Buffer.from(signed[field], 'latin1');
    for (let bit = 0; bit < bytes.length * 8; bit++) {
      const forged = { ...signed, [field]: flipped(bytes, bit).toString('latin1') };
      expect(verify(forged, [verifies], now), `bit ${bit}`).not.toBe('valid');
    }
  });

  it('is refused with any bit of the body flipped', () => {
    expect(verify(signed, [verifies], now)).toBe('valid');
    for (let bit = 0; bit < body.length * 8; bit++) {
      const forged = { ...signed, body: flipped(body, bit) };
      expect(verify(forged, [verifies], now), `bit ${bit}`).toBe('forged');
    }
  });

  it.each([
    ['no live key', signed, []],
    ['no signature', { ...signed, signature: '' }, [verifies]],
    ['no name of a kind', { ...signed, signature: signed.signature.slice(version.length + 1) }, [verifies]],
    [
      'eight others before it',
      { ...signed, signature: `${'v1,x '.repeat(8)}${signed.signature}` },
      [verifies],
    ],
  ])('is refused with %s', (_case, message, keys) => {
    expect(verify(message, keys, now)).toBe('forged');
  });

  it.each([
    ['an empty id', { id: '' }],
    ['an id of 256 characters', { id: 'x'.repeat(256) }],
    ['a timestamp that is no number', { timestamp: '1e9' }],
    ['a negative timestamp', { timestamp: `-${now}` }],
  ])('is malformed with %s', (_case, changes) => {
    const message = { ...unsigned, ...changes };
    expect(verify({ ...message, signature: sign(message, signs) }, [verifies], now)).toBe('malformed');
  });
});

describe('keys', () => {
  const base64 = (length: number) => Buffer.alloc(length, 7).toString('base64');
  const seed = Buffer.alloc(32, 7);
  const stated = createPublicKey(key(`whsk_${base64(32)}`)).export({ format: 'jwk' }).x ?? '';
  const publicBytes = Buffer.from(stated, 'base64url');

  it.each([
    ['24 bytes', `whsec_${base64(24)}`, 'secret'],
    ['64 bytes', `whsec_${base64(64)}`, 'secret'],
    ['an ed25519 public key', `whpk_${base64(32)}`, 'public'],
    ['a seed', `whsk_${base64(32)}`, 'private'],
    ['a seed and its public key', `whsk_${Buffer.concat([seed, publicBytes]).toString('base64')}`, 'private'],
  ])('%s', (_case, text, type) => {
    expect(readKey(text)?.type).toBe(type);
  });

  it.each([
    ['nothing', ''],
    ['a prefix alone', 'whsec_'],
    ['a secret of 23 bytes', `whsec_${base64(23)}`],
    ['a secret of 65 bytes', `whsec_${base64(65)}`],
    ['a secret without its prefix', base64(32)],
    ['another prefix', `whkey_${base64(32)}`],
    ['what is no base64', 'whsec_not base64!'],
    ['base64 without padding', `whsec_${base64(32).replace('=', '')}`],
    ['base64 with a line end', `whsec_${base64(32)}\n`],
    ['base64 for addresses', `whsec_${Buffer.alloc(32, 255).toString('base64url')}=`],
    ['another spelling of the same bytes', `whsec_${base64(32).replace(/.=$/, 'd=')}`],
    ['a public key of 31 bytes', `whpk_${base64(31)}`],
    ['a public key of 33 bytes', `whpk_${base64(33)}`],
    ['half a seed', `whsk_${base64(16)}`],
    ['a seed and half a public key', `whsk_${base64(48)}`],
    ['a seed and the public key of another', `whsk_${base64(64)}`],
    [
      'a seed, its public key and a byte more',
      `whsk_${Buffer.concat([seed, publicBytes, seed]).toString('base64')}`,
    ],
  ])('%s is no key', (_case, text) => {
    expect(readKey(text)).toBeNull();
  });

  it.each(['whsec', 'whsk'])('%s: shows nothing of itself when printed or written as JSON', (kind) => {
    const read = key(`${kind}_${base64(32)}`);
    expect(`${inspect(read, { depth: null, showHidden: true })}${JSON.stringify(read)}`).not.toMatch(
      /Bwc|0707/,
    );
  });
});
