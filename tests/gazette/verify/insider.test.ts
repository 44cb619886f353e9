import type { FlawCode } from '@kuvvet/gazette';
import { beforeAll, describe, expect, it } from 'vitest';
import { signer } from '../../list-keys.ts';
import { threeMonths } from './months.ts';
import { type Json, republish, type Site, siteOf } from './site.ts';
import { at, codesOf, edited, replayed } from './tampering.ts';

let whole: Site;
beforeAll(async () => {
  using month = await threeMonths();
  whole = await siteOf(month.lists);
});

const playerIn = (lines: Json[], player: string): Json => lines.find((line) => line.player === player);

/** A tournament whose games count on the list itself. */
const counting = (lines: Json[]): Json => lines.find(({ corrects }) => corrects === null);

const inOrder = (lines: Json[]) => lines.sort((one, other) => Number(one.player) - Number(other.player));

// Everything fits but what follows from what.
describe('what somebody changed who holds the key too', () => {
  it.each<[string, () => Promise<Site>, FlawCode]>([
    [
      'a row',
      () =>
        edited(whole, ['uys', 1, 'list.ndjson'], (lines) => {
          playerIn(lines, '100071').rating += 1;
        }),
      'row.wrong',
    ],
    [
      'a row of who did not play',
      () =>
        edited(whole, ['ukd', 1, 'list.ndjson'], (lines) => {
          lines[0].rating++;
        }),
      'row.wrong',
    ],
    [
      'a row that is missing',
      () =>
        edited(whole, ['ukd', 1, 'list.ndjson'], (lines) =>
          lines.filter(({ player }) => player !== '100071'),
        ),
      'row.absent',
    ],
    [
      'a row that was not there',
      () =>
        edited(whole, ['uhs', 1, 'list.ndjson'], (lines) =>
          inOrder([...lines, { ...lines[0], player: '100014', rating: 1500, previous: 1500 }]),
        ),
      'row.wrong',
    ],
    [
      'a change',
      () =>
        edited(whole, ['ukd', 1, 'changes.ndjson'], (lines) => {
          lines[1].change = '2.00';
        }),
      'change.wrong',
    ],
    [
      'a reason',
      () =>
        edited(whole, ['ukd', 1, 'changes.ndjson'], (lines) => {
          playerIn(lines, '100071').reasons = ['games'];
        }),
      'change.wrong',
    ],
    [
      'a rating before',
      () =>
        edited(whole, ['ukd', 1, 'changes.ndjson'], (lines) => {
          playerIn(lines, '100072').previous += 1;
        }),
      'change.previous',
    ],
    [
      'a result, and all that follows from it in the event',
      () =>
        edited(whole, ['ukd', 1, 'audit.ndjson'], (lines) =>
          replayed(lines[1], (game) => {
            game.points = game.points === '1.00' ? '0.00' : '1.00';
          }),
        ),
      'change.wrong',
    ],
    [
      'a rating used, and all that follows from it',
      () =>
        edited(whole, ['ukd', 1, 'audit.ndjson'], (lines) =>
          replayed(lines[1], (game) => {
            game.opponent_rating -= 9;
          }),
        ),
      'event.rating',
    ],
    [
      'what was expected of a game',
      () =>
        edited(whole, ['ukd', 1, 'audit.ndjson'], (lines) => {
          lines[1].lines[0].expected = '0.99';
        }),
      'game.wrong',
    ],
    [
      'a cap',
      () =>
        edited(whole, ['ukd', 1, 'audit.ndjson'], (lines) => {
          lines[1].lines[0].capped = true;
        }),
      'game.wrong',
    ],
    [
      'the sum of an event',
      () =>
        edited(whole, ['ukd', 1, 'audit.ndjson'], (lines) => {
          lines[1].change = '9.99';
        }),
      'event.wrong',
    ],
    [
      'a performance',
      () =>
        edited(whole, ['ukd', 1, 'audit.ndjson'], (lines) => {
          const { performance } = lines[0];
          performance.numerator += performance.denominator;
          performance.rounded++;
        }),
      'event.wrong',
    ],
    [
      'an event that is missing',
      () => edited(whole, ['ukd', 1, 'audit.ndjson'], (lines) => lines.slice(0, -1)),
      'change.wrong',
    ],
    [
      'what is kept',
      () =>
        edited(whole, ['ukd', 1, 'kept.ndjson'], (lines) => {
          lines[0].kept[0].numerator++;
        }),
      'kept.wrong',
    ],
    [
      'what was kept',
      () =>
        edited(whole, ['ukd', 1, 'kept.ndjson'], (lines) => {
          lines[0].before[0].numerator++;
          lines[0].kept[0].numerator++;
        }),
      'kept.before',
    ],
    [
      'points given',
      () =>
        edited(whole, ['ukd', 1, 'amendments.ndjson'], (lines) => {
          playerIn(lines, '100071').points += 1;
        }),
      'change.wrong',
    ],
    [
      'an amendment that is missing',
      () => edited(whole, ['ukd', 1, 'amendments.ndjson'], (lines) => lines.slice(0, -1)),
      'change.wrong',
    ],
    [
      'what a correction takes away',
      () =>
        edited(whole, ['ukd', 1, 'amendments.ndjson'], (lines) => {
          playerIn(lines, '100012').old.games++;
        }),
      'amendment.wrong',
    ],
    [
      'a merge that is missing',
      () =>
        edited(whole, ['ukd', 1, 'amendments.ndjson'], (lines) =>
          lines.filter(({ kind }) => kind !== 'merge'),
        ),
      'change.wrong',
    ],
    [
      'an event of which nothing is told',
      () =>
        edited(whole, ['ukd', 1, 'events.ndjson'], (lines) =>
          lines.filter((line) => line !== counting(lines)),
        ),
      'event.told',
    ],
    [
      'the ratings an event is said to be based on',
      () =>
        edited(whole, ['ukd', 1, 'events.ndjson'], (lines) => {
          counting(lines).basis = '2026-09';
        }),
      'event.told',
    ],
    [
      'somebody who played, but is said to have sat nowhere',
      () =>
        edited(whole, ['ukd', 1, 'events.ndjson'], (lines) => {
          counting(lines).seats.pop();
        }),
      'event.told',
    ],
    [
      'events in another order',
      () => edited(whole, ['ukd', 1, 'events.ndjson'], (lines) => lines.toReversed()),
      'lines.order',
    ],
    [
      'a line that is none',
      () => edited(whole, ['ukd', 1, 'kept.ndjson'], (lines) => [...lines, { player: 7 }]),
      'lines.malformed',
    ],
    [
      'a player twice',
      () => edited(whole, ['ukd', 1, 'changes.ndjson'], (lines) => lines.flatMap((line) => [line, line])),
      'lines.order',
    ],
    [
      'lines in another order',
      () => edited(whole, ['ukd', 1, 'audit.ndjson'], (lines) => lines.toReversed()),
      'lines.order',
    ],
    [
      'another form of the list',
      async () => {
        const site = new Map(whole);
        const csv = Buffer.from(site.get(at(whole, 'ukd', 1, 'list.csv')) ?? []).toString();
        await republish(
          site,
          'ukd',
          1,
          { 'list.csv': Buffer.from(csv.replace(',idle', ',active')) },
          signer(),
        );
        return site;
      },
      'form.differs',
    ],
  ])('%s', async (_, tampered, expected) => {
    expect(await codesOf(await tampered(), { types: ['ukd', 'uhs', 'uys'] })).toContain(expected);
  });
});
