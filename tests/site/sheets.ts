import { listTypes, type Points, type Rating } from '@kuvvet/engine';
import fc from 'fast-check';
import { modes, type Sheet, type SheetGame } from '../../site/src/calculators/sheet.ts';

export const rating: fc.Arbitrary<Rating> = fc.integer({ min: 1000, max: 2900 });
const ratingOrNone = fc.option(rating);

const points: fc.Arbitrary<Points> = fc.constantFrom(0, 50, 100);

export const game: fc.Arbitrary<SheetGame> = fc.record({
  opponent: ratingOrNone,
  opponentFide: ratingOrNone,
  points,
});

const named = fc
  .tuple(game, fc.string({ unit: 'grapheme', maxLength: 20 }))
  .map(([each, name]): SheetGame => (name && !name.includes('|') ? { ...each, opponentName: name } : each));

/** Any sheet, names and all. */
export const anySheet: fc.Arbitrary<Sheet> = fc
  .record({
    mode: fc.constantFrom(...modes),
    type: fc.constantFrom(...listTypes),
    own: ratingOrNone,
    standard: ratingOrNone,
    fide: ratingOrNone,
    facts: fc.record({
      highest: ratingOrNone,
      age: fc.option(fc.integer({ min: 0, max: 120 })),
      isNew: fc.boolean(),
    }),
    events: fc.array(fc.array(named, { maxLength: 12 }), { minLength: 1, maxLength: 4 }),
    name: fc.option(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }), { nil: undefined }),
  })
  .map(({ name, ...sheet }) => ({ ...sheet, ...(name !== undefined && { name }) }));

/** The same without the names of people and events. */
export const withoutNames = ({ name: _, ...sheet }: Sheet): Sheet => ({
  ...sheet,
  events: sheet.events.map((games) => games.map(({ opponentName: _name, ...each }) => each)),
});
