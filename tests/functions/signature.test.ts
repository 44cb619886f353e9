import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { secretBytes, sign, verify } from '../../functions/ingest/src/signature.ts';

const secret = Buffer.from('kuvvet test secret of 32 bytes!!');
const other = Buffer.from('another live secret of 32 bytes!');
const now = 1_790_000_000;

/** A Windows-1254 body: no UTF-8 text, as many Turkish reports are. */
const body = Buffer.concat([
  Buffer.from('012 '),
  Buffer.from([0xdd, 0xde, 0xd0, 0xfd, 0xfe, 0xf0]),
  Buffer.alloc(1000, 'x'),
]);

const message = (changes: Partial<{ id: string; timestamp: string; body: Uint8Array }> = {}) => {
  const unsigned = { id: 'msg_1', timestamp: `${now}`, body, ...changes };
  return { ...unsigned, signature: sign(unsigned, secret) };
};

describe('Standard Webhooks signatures, v1', () => {
  it('is HMAC-SHA-256 over id.timestamp.body, byte for byte', () => {
    const mac = createHmac('sha256', secret).update(Buffer.concat([Buffer.from(`msg_1.${now}.`), body]));
    expect(message().signature).toBe(`v1,${mac.digest('base64')}`);
  });

  it('accepts what a live secret signed, either of two while rotating', () => {
    expect(verify(message(), [secret], now)).toBe('valid');
    expect(verify(message(), [other, secret], now)).toBe('valid');
    expect(verify(message(), [secret, other], now)).toBe('valid');
  });

  it('accepts one good signature among several', () => {
    const signed = message();
    const both = `v1,${Buffer.alloc(32).toString('base64')} v1a,whatever ${signed.signature}`;
    expect(verify({ ...signed, signature: both }, [secret], now)).toBe('valid');
  });

  it.each([
    ['five minutes late', now + 300, 'valid'],
    ['5:01 late', now + 301, 'expired'],
    ['five minutes ahead', now - 300, 'valid'],
    ['5:01 ahead', now - 301, 'expired'],
  ])('%s', (_case, clock, verdict) => {
    expect(verify(message(), [secret], clock)).toBe(verdict);
  });

  it.each([
    ['no live secret', () => verify(message(), [], now), 'forged'],
    ['a revoked secret', () => verify(message(), [other], now), 'forged'],
    ['no signature', () => verify({ ...message(), signature: '' }, [secret], now), 'forged'],
    ['a point in the id', () => verify(message({ id: 'msg.1' }), [secret], now), 'malformed'],
    ['an empty id', () => verify(message({ id: '' }), [secret], now), 'malformed'],
    [
      'a timestamp that is no number',
      () => verify(message({ timestamp: '1e9' }), [secret], now),
      'malformed',
    ],
    ['a negative timestamp', () => verify(message({ timestamp: `-${now}` }), [secret], now), 'malformed'],
  ])('refuses %s', (_case, verdict, expected) => {
    expect(verdict()).toBe(expected);
  });

  it('tells two bodies apart that are the same text once decoded', () => {
    const signed = message({ body: Buffer.from([0xdd]) });
    expect(verify({ ...signed, body: Buffer.from([0xde]) }, [secret], now)).toBe('forged');
  });

  it('refuses every single-bit flip in body, id, timestamp and signature', () => {
    const signed = message();
    const flipped = (bytes: Uint8Array, bit: number) => {
      const copy = Buffer.from(bytes);
      copy[bit >> 3] = (copy[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      return copy;
    };
    for (const field of ['id', 'timestamp', 'signature'] as const) {
      const bytes = Buffer.from(signed[field], 'latin1');
      for (let bit = 0; bit < bytes.length * 8; bit++) {
        const forged = { ...signed, [field]: flipped(bytes, bit).toString('latin1') };
        expect(verify(forged, [secret], now), `${field} bit ${bit}`).not.toBe('valid');
      }
    }
    for (let bit = 0; bit < body.length * 8; bit++) {
      expect(verify({ ...signed, body: flipped(body, bit) }, [secret], now), `body bit ${bit}`).toBe(
        'forged',
      );
    }
  });
});

describe('whsec_ secrets', () => {
  it.each([
    ['24 bytes', 24, true],
    ['64 bytes', 64, true],
    ['23 bytes', 23, false],
    ['65 bytes', 65, false],
  ])('%s', (_case, length, good) => {
    expect(secretBytes(`whsec_${Buffer.alloc(length, 7).toString('base64')}`) !== null).toBe(good);
  });

  it.each(['', 'whsec_', 'whsec_not base64!', Buffer.alloc(32, 7).toString('base64')])(
    'refuses %j',
    (text) => {
      expect(secretBytes(text)).toBeNull();
    },
  );
});
