import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  drop,
  exported,
  importTournaments,
  keep,
  type Shelf,
  savedTournaments,
} from '../../site/src/calculators/saved-tournaments.ts';
import { emptyGame, emptySheet } from '../../site/src/calculators/sheet.ts';
import { anySheet } from './sheets.ts';

function emptyShelf(): Shelf {
  const items = new Map<string, string>();
  return { getItem: (key) => items.get(key) ?? null, setItem: (key, value) => void items.set(key, value) };
}

const rated = (own: number) => ({ ...emptySheet, own });
const names = (shelf: Shelf) => savedTournaments(shelf).map(({ name }) => name);

describe('tournaments kept in the browser', () => {
  it('come back as they were, whatever they are called', () => {
    fc.assert(
      fc.property(fc.string(), anySheet, (name, sheet) => {
        const shelf = emptyShelf();
        expect(keep(shelf, name, sheet)).toBeNull();
        expect(savedTournaments(shelf)).toEqual([{ name, sheet }]);
      }),
    );
  });

  it('are replaced by name and dropped by name', () => {
    const shelf = emptyShelf();
    keep(shelf, 'Ege Kupası', rated(1500));
    keep(shelf, 'Marmara', rated(1600));
    keep(shelf, 'Ege Kupası', rated(1520));
    expect(savedTournaments(shelf)).toEqual([
      { name: 'Marmara', sheet: rated(1600) },
      { name: 'Ege Kupası', sheet: rated(1520) },
    ]);
    drop(shelf, 'Marmara');
    expect(names(shelf)).toEqual(['Ege Kupası']);
  });

  it('go from browser to browser in a file: nothing is replaced, nothing is there twice', () => {
    const [here, there] = [emptyShelf(), emptyShelf()];
    keep(here, 'Ege Kupası', rated(1500));
    keep(here, 'Marmara', rated(1600));
    keep(there, 'Ege Kupası', rated(1700));
    const file = exported(savedTournaments(here));
    for (let time = 0; time < 3; time += 1) expect(importTournaments(there, file)).toBeNull();
    expect(savedTournaments(there)).toEqual([
      { name: 'Ege Kupası', sheet: rated(1700) },
      { name: 'Ege Kupası (2)', sheet: rated(1500) },
      { name: 'Marmara', sheet: rated(1600) },
    ]);
  });

  it.each([
    ['no JSON', 'saved.broken'],
    ['{}', 'saved.broken'],
    ['null', 'saved.broken'],
    ['{"format":"kuvvet.tournaments/2","tournaments":[]}', 'saved.version'],
    ['{"format":"kuvvet.tournaments/2","saved":{}}', 'saved.version'],
    ['{"format":"kuvvet.report/1","tournaments":[]}', 'saved.broken'],
    ['{"format":"kuvvet.tournaments/1","tournaments":{}}', 'saved.broken'],
    ['{"format":"kuvvet.tournaments/1","tournaments":[{"name":"A","sheet":"v=2&m=game"}]}', 'saved.version'],
    ['{"format":"kuvvet.tournaments/1","tournaments":[{"name":"A","sheet":"v=1"}]}', 'saved.broken'],
    ['{"format":"kuvvet.tournaments/1","tournaments":[{"sheet":"v=1&m=game&t=ukd"}]}', 'saved.broken'],
    ['{"format":"kuvvet.tournaments/1","tournaments":[null]}', 'saved.broken'],
  ])('a file that is none changes nothing: %s', (text, fault) => {
    const shelf = emptyShelf();
    keep(shelf, 'Ege Kupası', rated(1500));
    expect(importTournaments(shelf, text)).toBe(fault);
    expect(names(shelf)).toEqual(['Ege Kupası']);
  });

  it.each([
    ['games', [Array.from({ length: 1001 }, () => emptyGame)]],
    ['events', Array.from({ length: 51 }, () => [emptyGame])],
    ['a rating', [[{ ...emptyGame, opponent: 4000 }]]],
  ])('refuse what could not be read again, and lose nothing by it: %s', (_, events) => {
    const shelf = emptyShelf();
    keep(shelf, 'Ege Kupası', rated(1500));
    expect(keep(shelf, 'Marmara', { ...rated(1500), events })).toBe('saved.too-long');
    expect(names(shelf)).toEqual(['Ege Kupası']);
  });

  it('hold all events of an unrated player, also after they became one', () => {
    const shelf = emptyShelf();
    const events = Array.from({ length: 20 }, () => Array.from({ length: 50 }, () => emptyGame));
    expect(keep(shelf, 'Hepsi', { ...emptySheet, mode: 'first', events })).toBeNull();
    expect(
      keep(shelf, 'Bir arada', { ...emptySheet, mode: 'tournament', events: [events.flat()] }),
    ).toBeNull();
    expect(names(shelf)).toEqual(['Hepsi', 'Bir arada']);
  });

  it('leave an entry that cannot be read where it lies, and show the others', () => {
    const shelf = emptyShelf();
    const unread = [{ name: 'Yarın', sheet: 'v=2&m=game' }, null, 7];
    const read = { name: 'Ege Kupası', sheet: 'v=1&m=game&t=ukd&o=1500' };
    const format = 'kuvvet.tournaments/1';
    shelf.setItem(format, JSON.stringify({ format, tournaments: [...unread, read] }));
    keep(shelf, 'Marmara', rated(1600));
    importTournaments(shelf, exported([{ name: 'Akdeniz', sheet: rated(1700) }]));
    drop(shelf, 'Ege Kupası');
    expect(names(shelf)).toEqual(['Marmara', 'Akdeniz']);
    expect(JSON.parse(shelf.getItem(format) ?? '').tournaments.slice(0, 3)).toEqual(unread);
  });

  it('say when the browser has no room, and lose nothing', () => {
    const full: Shelf = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect(keep(full, 'Ege Kupası', rated(1500))).toBe('saved.full');
  });
});
