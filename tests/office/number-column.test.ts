import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NameColumn } from '../../packages/office/src/name-column.ts';
import { NumberColumn } from '../../packages/office/src/number-column.ts';

const place = fc.oneof(fc.nat(20), fc.nat(20_000));
/** Around the most that each width holds. */
const value = fc.oneof(
  fc.constantFrom(0, 1, 255, 256, 65_535, 65_536, 2 ** 32 - 1, 2 ** 32, Number.MAX_SAFE_INTEGER),
  fc.nat(9_999_999_999),
);

describe('numbers in columns', () => {
  it('are what was put there last, whatever lies beside them, and 0 elsewhere', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(place, value), { maxLength: 60 }), fc.array(place), (puts, others) => {
        const column = new NumberColumn();
        for (const [at, number] of puts) column.put(at, number);
        const known = new Map(puts);
        for (const at of [...known.keys(), ...others]) expect(column.at(at)).toBe(known.get(at) ?? 0);
      }),
      { seed: 20261201, numRuns: 100 },
    );
  });
});

describe('names in columns', () => {
  it('come back by place, in whatever order they are asked for', () => {
    const names = Array.from({ length: 5001 }, (_, at) => `Şahin ${at}`.repeat(at % 5));
    const column = new NameColumn();
    const told = names.map((name, at) => {
      column.add(name);
      return column.at(at);
    });
    expect(told).toEqual(names);
    const seen = (places: readonly number[]) => places.map((at) => column.at(at));
    const places = [...names.keys()];
    expect(seen(places)).toEqual(names);
    expect(seen(places.toReversed())).toEqual(names.toReversed());
  });

  it('may be longer than a piece of the column', () => {
    const names = ['a', 'ş'.repeat(70_000), ...Array.from({ length: 70 }, (_, at) => `ğ${at}`)];
    const column = new NameColumn();
    for (const name of names) column.add(name);
    expect(names.map((_, at) => column.at(at))).toEqual(names);
  });
});
