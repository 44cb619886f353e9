import { ByteWriter } from '@kuvvet/gazette';
import { expect, it } from 'vitest';

/** Where a digit comes, and where 32 bits end. */
const bounds = [
  0,
  9,
  10,
  99,
  1000,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 32,
  10 * 2 ** 31,
  1e15,
  Number.MAX_SAFE_INTEGER - 1,
];

it.each(bounds.flatMap((bound) => [bound, bound + 1, -1 - bound]))('writes the integer %i', (value) => {
  const writer = new ByteWriter();
  writer.integer(7);
  writer.integer(value);
  expect(new TextDecoder().decode(writer.take())).toBe(`7${value}`);
});
