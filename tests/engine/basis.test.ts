import { basisRating, listTypes } from '@kuvvet/engine';
import { describe, expect, it } from 'vitest';

const noFide = { standard: null, rapid: null, blitz: null };
const fide = { standard: 2100, rapid: 2050, blitz: 2000 };
const none = { ukd: null, uhs: null, uys: null };
const all = { ukd: 1800, uhs: 1700, uys: 1600 };

const turk = { member: true, federation: 'TUR', fide };
const guest = { member: false, federation: 'GEO', fide };

// The ratings that count for ukd, uhs and uys.
describe('the rating that counts (U-10, U-11, Q-15, Q-18)', () => {
  it.each([
    ['a member has the rating of the list', turk, all, [1800, 1700, 1600]],
    [
      'a missing rapid or blitz rating starts from the standard one',
      turk,
      { ...none, ukd: 1800 },
      [1800, 1800, 1800],
    ],
    ['only the missing one does', turk, { ...all, uys: null }, [1800, 1700, 1800]],
    ['a rapid rating seeds nothing', turk, { ...none, uhs: 1700 }, [null, 1700, null]],
    ['a member without any is unrated, FIDE rating or not', turk, none, [null, null, null]],
    [
      'so is a player of the federation without a licence',
      { ...turk, member: false },
      none,
      [null, null, null],
    ],
    ['who keeps a rating once earned', { ...turk, member: false }, all, [1800, 1700, 1600]],
    ['a foreign player counts with the FIDE rating of the category', guest, none, [2100, 2050, 2000]],
    [
      'or with the standard one',
      { ...guest, fide: { standard: 2100, rapid: null, blitz: null } },
      none,
      [2100, 2100, 2100],
    ],
    ['whatever stands on the list', guest, all, [2100, 2050, 2000]],
    ['without FIDE rating a foreign player is unrated', { ...guest, fide: noFide }, none, [null, null, null]],
    [
      'a foreign licence holder is a player like any other',
      { ...guest, member: true },
      none,
      [null, null, null],
    ],
  ])('%s', (_, entry, ratings, counted) => {
    expect(listTypes.map((type) => basisRating(entry, ratings, type, 'TUR'))).toEqual(counted);
  });
});
