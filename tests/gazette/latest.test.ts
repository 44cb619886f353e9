import { latest, latestBytes, readLatest } from '@kuvvet/gazette';
import { describe, expect, it } from 'vitest';

const pointer = latest({ type: 'uys', period: '2027-01', digest: 'c4'.repeat(32) }, 2);

describe('latest.json', () => {
  it('is read as it was written', () => {
    expect(readLatest(latestBytes(pointer))).toEqual(pointer);
  });

  it.each<[string, unknown]>([
    ['nothing', ''],
    ['null', null],
    ['another format', { ...pointer, format: 'kuvvet.latest/2' }],
    ['another type', { ...pointer, type: 'elo' }],
    ['no month', { ...pointer, period: '2027-00' }],
    ['a revision that is none', { ...pointer, revision: 0 }],
    ['a digest that is none', { ...pointer, sha256: 'c4' }],
    ['a manifest elsewhere', { ...pointer, manifest: 'lists/uys/latest.json' }],
  ])('is refused with %s', (_, value) => {
    const text = value === '' ? '' : JSON.stringify(value);
    expect(readLatest(new TextEncoder().encode(text))).toBeNull();
  });
});
