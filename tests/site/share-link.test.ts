import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLink, linkOf, readLink } from '../../site/src/calculators/share-link.ts';
import { emptySheet } from '../../site/src/calculators/sheet.ts';
import { anySheet, withoutNames } from './sheets.ts';

describe('links that carry a sheet', () => {
  it('open as what they were made of', () => {
    fc.assert(
      fc.property(anySheet, (sheet) => {
        expect(readLink(`#${linkOf(sheet, true)}`)).toEqual(sheet);
      }),
    );
  });

  it('name nobody unless asked to', () => {
    fc.assert(
      fc.property(anySheet, (sheet) => {
        expect(readLink(linkOf(sheet, false))).toEqual(withoutNames(sheet));
      }),
    );
  });

  it('are short and survive a chat: nothing in them needs escaping', () => {
    const games = [1490, 1820, null, 2105, 1333, 1611, 1702, 1555, 1490].map((opponent) => ({
      opponent,
      opponentFide: null,
      points: 50 as const,
    }));
    const link = linkOf({ ...emptySheet, mode: 'tournament', own: 1630, events: [games] }, false);
    expect(link).toBe('v=1&m=tournament&t=ukd&o=1630&g=1490d1820d-d2105d1333d1611d1702d1555d1490d');
    expect(link).toMatch(/^[\w=&.-]*$/);
  });

  it.each([
    ['v=2&m=tournament&t=ukd', 'link.version'],
    ['v=&m=tournament&t=ukd', 'link.broken'],
    ['', 'link.broken'],
    ['#', 'link.broken'],
    ['v=1', 'link.broken'],
    ['v=1&m=chess&t=ukd', 'link.broken'],
    ['v=1&m=game&t=elo', 'link.broken'],
    ['v=1&m=game&t=ukd&o=99999', 'link.broken'],
    ['v=1&m=game&t=ukd&f=5', 'link.broken'],
    ['v=1&m=fide&t=ukd&a=young', 'link.broken'],
    ['v=1&m=game&t=ukd&g=1490', 'link.broken'],
    ['v=1&m=game&t=ukd&g=1490w;drop', 'link.broken'],
    ['v=1&m=game&t=ukd&g=9999w', 'link.broken'],
    [`v=1&m=game&t=ukd&g=${'-w'.repeat(1001)}`, 'link.broken'],
    [`v=1&m=first&t=ukd&g=${`${'-w'.repeat(100)}.`.repeat(10)}-w`, 'link.broken'],
    [`v=1&m=first&t=ukd&g=${'.'.repeat(50)}`, 'link.broken'],
    ['<script>alert(1)</script>', 'link.broken'],
  ])('%s: %s', (fragment, fault) => {
    expect(readLink(fragment)).toBe(fault);
  });

  it.each([
    ['', false],
    ['#', false],
    ['#main', false],
    ['#v=1&m=game&t=ukd', true],
    ['#v=9', true],
  ])('%j is meant for a sheet: %s', (fragment, meant) => {
    expect(isLink(fragment)).toBe(meant);
  });

  it('of any text are a sheet or a fault, never an error', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.webFragments(), (text, fragment) => {
        expect(readLink(text)).toBeDefined();
        expect(readLink(`v=1&m=game&t=ukd&g=${fragment}`)).toBeDefined();
      }),
    );
  });
});
