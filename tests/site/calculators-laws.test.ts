import { PRS05, roundHundredths } from '@kuvvet/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rateCard } from '../../site/src/calculators/rate-card.ts';
import { rateFideCard } from '../../site/src/calculators/rate-fide-card.ts';
import { rateFideNewcomer } from '../../site/src/calculators/rate-fide-newcomer.ts';
import { rateNewcomer } from '../../site/src/calculators/rate-newcomer.ts';
import { emptySheet } from '../../site/src/calculators/sheet.ts';
import { anySheet, game, rating } from './sheets.ts';

const games = fc.array(game, { minLength: 1, maxLength: 20 });
const sum = (lines: readonly { readonly change: number }[]) =>
  lines.reduce((total, line) => total + line.change, 0);

describe('laws of the calculators', () => {
  it('the games of a tournament add up to its total, and the total rounded once to the new rating (U-18, U-28)', () => {
    fc.assert(
      fc.property(rating, games, (own, played) => {
        const card = rateCard({ ...emptySheet, own, events: [played] }, PRS05);
        if (!card) throw new Error('a rated player has a card');
        expect(sum(card.result.lines)).toBe(card.result.change);
        expect(card.rounded).toBe(roundHundredths(card.result.change));
        expect(card.rating).toBe(card.floored ? PRS05.floor : own + card.rounded);
        expect(card.rating).toBeGreaterThanOrEqual(PRS05.floor);
      }),
    );
  });

  it('the games of the FIDE card add up to its total, K cut to 700 included (R-05)', () => {
    fc.assert(
      fc.property(anySheet, rating, (sheet, fide) => {
        const card = rateFideCard({ ...sheet, fide });
        if (!card) throw new Error('a rated player has a card');
        expect(sum(card.lines)).toBe(card.change);
        expect(card.closing.change).toBe(roundHundredths(card.change));
        expect(card.closing.k * card.games).toBeLessThanOrEqual(Math.max(700, 0));
        expect(card.games).toBe(card.lines.filter((line) => line.left === null).length);
      }),
    );
  });

  it('neither side of a dual event moves the other (U-04)', () => {
    fc.assert(
      fc.property(anySheet, rating, rating, (sheet, own, fide) => {
        const both = { ...sheet, own, fide };
        expect(rateCard(both, PRS05)).toEqual(rateCard({ ...both, fide: null }, PRS05));
        expect(rateFideCard(both)).toEqual(rateFideCard({ ...both, own: null }));
      }),
    );
  });

  it('one game is a tournament of one game, whichever of a tournament it is (U-09)', () => {
    fc.assert(
      fc.property(rating, games, (own, played) => {
        const together = rateCard({ ...emptySheet, own, events: [played] }, PRS05);
        const alone = played.map((one) => rateCard({ ...emptySheet, own, events: [[one]] }, PRS05));
        expect(alone.map((card) => card?.result.change)).toEqual(
          together?.result.lines.map((line) => line.change),
        );
      }),
    );
  });

  it('who is rated has no first rating to come, who is not has nothing to change', () => {
    fc.assert(
      fc.property(anySheet, (sheet) => {
        const unrated = { ...sheet, own: null, standard: null, fide: null };
        expect(rateCard(unrated, PRS05)).toBeNull();
        expect(rateFideCard(unrated)).toBeNull();
        const { events, verdicts } = rateNewcomer(sheet.events);
        expect(events).toHaveLength(sheet.events.length);
        for (const { first, rules } of verdicts) {
          if (first.rating !== null) expect(first.games).toBeGreaterThanOrEqual(rules.firstRating.minGames);
        }
        const counted = sheet.events.flat().filter((each) => each.opponentFide !== null).length;
        expect(rateFideNewcomer(sheet.events)?.games ?? 0).toBeLessThanOrEqual(counted);
      }),
    );
  });

  it('a missing UHS or UYS starts from the UKD, which stays as it is (U-11)', () => {
    const started = { ...emptySheet, type: 'uhs', own: null, standard: 1520 } as const;
    expect(
      rateCard({ ...started, events: [[{ opponent: 1600, opponentFide: null, points: 100 }]] }, PRS05),
    ).toMatchObject({ base: 1520, fromStandard: true, rating: 1535 });
  });
});
