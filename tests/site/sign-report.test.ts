import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { signatureOf } from '../../site/src/arbiters/sign-report.ts';

interface Vector {
  readonly name: string;
  readonly id: string;
  readonly timestamp: string;
  readonly body: string;
  readonly key: string;
  readonly signature: string;
  readonly verdict: string;
}

const { vectors }: { readonly vectors: readonly Vector[] } = JSON.parse(
  readFileSync(new URL('../../docs/integrations/signatures.json', import.meta.url), 'utf8'),
);
const valid = vectors.filter(
  ({ verdict, key, signature }) => verdict === 'valid' && key && !signature.includes(' '),
);

describe('the signature a browser makes', () => {
  it.each(valid)('is what a receiver wants: $name', async ({ id, timestamp, body, key, signature }) => {
    expect(await signatureOf(key, id, timestamp, Buffer.from(body, 'base64'))).toEqual({ signature });
  });

  it('has vectors of both schemes', () => {
    expect(new Set(valid.map(({ key }) => key.slice(0, 5)))).toEqual(new Set(['whsec', 'whsk_']));
  });

  it.each([
    ['', 'key.kind'],
    ['geheim', 'key.kind'],
    ['whpk_1SiA4o9hyqTCpIqC5V9HUakiiaeACeqfZTInDBbOir4=', 'key.kind'],
    ['whsec_', 'key.encoding'],
    ['whsec_not base64!', 'key.encoding'],
    ['whsec_c2hvcnQ=', 'key.encoding'],
    [`whsk_${btoa('x'.repeat(40))}`, 'key.encoding'],
  ])('is not made with %j, which is never repeated: %s', async (key, fault) => {
    expect(await signatureOf(key, 'E01_1_x', '1790000000', new Uint8Array())).toEqual({ fault });
  });

  it('is not made on a page that came over plain HTTP', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues });
    const key = `whsec_${btoa('x'.repeat(32))}`;
    expect(await signatureOf(key, 'E01_1_x', '1790000000', new Uint8Array())).toEqual({
      fault: 'page.insecure',
    });
    vi.unstubAllGlobals();
  });
});
