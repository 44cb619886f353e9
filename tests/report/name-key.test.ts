import { nameKey, nameWords } from '@kuvvet/report';
import { describe, expect, it } from 'vitest';

describe('the key of a name (formats 3 #22)', () => {
  it.each([
    ['surname first', 'IŞIK, Ömer'],
    ['turned round', 'Ömer Işık'],
    ['capitals and dots lost', 'isik omer'],
    ['the other i', 'İSİK ÖMER'],
    ['marks apart from their letters', 'IS\u0327IK, O\u0308mer'],
    ['other signs between the words', '  Işık_(Ömer). '],
  ])('is the same with %s', (_, name) => expect(nameKey(name)).toBe('isik omer'));

  it.each([
    ['a word more', 'IŞIK, Ömer Can'],
    ['a word less', 'IŞIK'],
    ['a word twice', 'IŞIK, Ömer Ömer'],
    ['words run together', 'IŞIKÖmer'],
    ['a word cut', 'IŞIK, Öm'],
  ])('is another with %s', (_, name) => expect(nameKey(name)).not.toBe('isik omer'));

  it.each(['', ' ', '—', 'Борис', '王'])('is empty where a name has no word it can fold: "%s"', (name) => {
    expect(nameKey(name)).toBe('');
    expect(nameWords(name)).toEqual([]);
  });

  it('orders words by code unit, in no language', () => {
    expect(nameKey('Zorlu Çınar 2 Ilgaz Çetin')).toBe('2 cetin cinar ilgaz zorlu');
  });

  it('fits a key of the ledger, however long the name', () => {
    expect(nameKey('Æ '.repeat(5_000))).toHaveLength(200);
  });
});
