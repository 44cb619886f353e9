import { byPlayer } from '@kuvvet/engine';
import type { Player } from '@kuvvet/ledger';
import { toLicenceColumns, toRegisterColumns } from '@kuvvet/office';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const orNone = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const rating = orNone(fc.integer({ min: 1, max: 3500 }));
const number = fc.integer({ min: 1000, max: 99_999_999 }).map(String);
const text = fc.string({ unit: 'grapheme', maxLength: 8 });
const few = fc.constantFrom('', 'İzmir', 'Muğla');

const player: fc.Arbitrary<Player> = fc.record({
  player: number,
  name: text,
  sex: fc.constantFrom('m', 'w', null),
  birthYear: orNone(fc.integer({ min: 1900, max: 2100 })),
  province: few,
  club: text,
  federation: few,
  fide: fc.record({
    number: orNone(fc.integer({ min: 10_000, max: 9_999_999_999 }).map(String)),
    ...{ standard: rating, rapid: rating, blitz: rating },
  }),
  member: fc.boolean(),
  listed: fc.boolean(),
  mergedInto: orNone(number),
});

describe('a register in columns', () => {
  it('is the register by number, in whatever order it comes', () => {
    const registers = fc.uniqueArray(player, { maxLength: 80, selector: (one) => one.player });
    fc.assert(
      fc.property(registers, (players) => {
        const register = toRegisterColumns(players);
        expect(register).toHaveLength(players.length);
        expect([...register]).toEqual(players.toSorted(byPlayer));
        for (const { member, mergedInto, listed, fide, ...person } of [...players, ...players.toReversed()]) {
          const number = Number(person.player);
          expect(register.isListed(number)).toBe(listed);
          expect(register.person(number)).toEqual(listed ? { ...person, fide: fide.number } : null);
        }
      }),
      { seed: 20261130, numRuns: 200 },
    );
  });

  it('takes more players than its first columns hold', () => {
    const [one] = fc.sample(player, { seed: 1, numRuns: 1 });
    function* many() {
      for (let at = 0; at < 3000; at++) yield { ...(one as Player), player: `${1000 + 7 * at}` };
    }
    const register = toRegisterColumns(many());
    expect(register).toHaveLength(3000);
    expect([...register].at(-1)).toEqual({ ...one, player: '21993' });
  });

  it('does not know whoever is not there, nor names them', () => {
    expect(toRegisterColumns([]).person(1001)).toBeNull();
    expect(toRegisterColumns([]).isListed(1001)).toBe(false);
  });

  it('has nobody twice', () => {
    const [one] = fc.sample(player, { seed: 1, numRuns: 1 });
    expect(() => toRegisterColumns([one as Player, one as Player])).toThrow(RangeError);
  });
});

describe('licences in columns', () => {
  it('are the licences by token, in whatever order they come', () => {
    const token = fc.stringMatching(/^[0-9a-f]{64}$/).filter((text) => !/^0+$/.test(text));
    const licences = fc.uniqueArray(fc.tuple(token, number), { maxLength: 80, selector: ([token]) => token });
    fc.assert(
      fc.property(licences, (entries) => {
        expect([...toLicenceColumns(entries)]).toEqual(
          entries.toSorted(([one], [other]) => (one < other ? -1 : 1)),
        );
      }),
      { seed: 20261201, numRuns: 100 },
    );
  });
});
