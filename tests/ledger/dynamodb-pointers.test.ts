import { describe, expect, it } from 'vitest';
import { leftPointers, pointers } from '../../packages/ledger/src/dynamodb/pointers.ts';
import { aPlayer, withFide } from './samples.ts';

const placesOf = (items: ReturnType<typeof pointers>) => items.map(({ pk, sk }) => `${pk} ${sk}`);
const nameless = aPlayer({ name: '—' });

describe('the items by which a player is found', () => {
  it('are one of the FIDE number and one of the name', () => {
    const player = { ...withFide('10001', '6300001'), name: 'ÇINAR, Ege' };
    expect(placesOf(pointers(player))).toEqual([
      'FIDE#6300001 FIDE#6300001',
      'NAME#cinar ege PLAYER#00010001',
    ]);
  });

  it('are none without a FIDE number and with a name of no words', () => {
    expect(pointers(nameless)).toEqual([]);
  });

  it('are left behind by those who had them before and have others now', () => {
    const before = withFide('10001', '6300001');
    expect(leftPointers(undefined, before)).toEqual([]);
    expect(leftPointers(before, before)).toEqual([]);
    expect(placesOf(leftPointers(before, { ...before, fide: aPlayer().fide }))).toEqual([
      'FIDE#6300001 FIDE#6300001',
    ]);
  });
});
