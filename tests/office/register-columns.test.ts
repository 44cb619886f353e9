import type { Player } from '@kuvvet/ledger';
import { toRegisterColumns } from '@kuvvet/office';
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
  it('is the register, in its order and by number', async () => {
    const registers = fc.uniqueArray(player, { maxLength: 80, selector: (one) => one.player });
    await fc.assert(
      fc.asyncProperty(registers, async (players) => {
        const register = await toRegisterColumns(players);
        expect(register).toHaveLength(players.length);
        expect([...register]).toEqual(players);
        for (const one of players) expect(register.get(one.player)).toEqual(one);
        for (const one of players.toReversed()) expect(register.get(one.player)).toEqual(one);
      }),
      { seed: 20261130, numRuns: 200 },
    );
  });

  it('takes more players than its first columns hold, as they come', async () => {
    const [one] = fc.sample(player, { seed: 1, numRuns: 1 });
    async function* many() {
      for (let at = 0; at < 3000; at++) yield { ...(one as Player), player: `${1000 + 7 * at}` };
    }
    const register = await toRegisterColumns(many());
    expect(register).toHaveLength(3000);
    expect(register.get('21993')).toEqual({ ...one, player: '21993' });
  });

  it('does not know whoever is not there', async () => {
    expect((await toRegisterColumns([])).get('1001')).toBeUndefined();
  });

  it('has nobody twice', async () => {
    const [one] = fc.sample(player, { seed: 1, numRuns: 1 });
    await expect(toRegisterColumns([one as Player, one as Player])).rejects.toThrow(RangeError);
  });
});
