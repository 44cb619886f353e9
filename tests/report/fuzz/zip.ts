import fc from 'fast-check';
import { byBytes, byCut, type Mutation, placeIn, share, someOf } from './bytes.ts';

const header = fc.constantFrom(0, 1, 2, 7, 8, 9, 12, 0x7f, 0x80, 0xff);

/** One byte of a header: most of a small ZIP is content, in which every change is only a wrong checksum. */
const byHeader = fc
  .tuple(share, fc.constantFrom('PK\x03\x04', 'PK\x01\x02', 'PK\x05\x06'), fc.nat(45), header)
  .map(
    ([part, mark, offset, value]): Mutation =>
      (bytes) => {
        const starts = startsOf(Buffer.from(bytes), mark);
        const at = (starts[placeIn(part, starts.length)] ?? 0) + offset;
        const changed = Buffer.from(bytes);
        if (at < changed.length) changed[at] = value;
        return changed;
      },
  );

function startsOf(bytes: Buffer, mark: string): readonly number[] {
  const starts: number[] = [];
  for (let at = bytes.indexOf(mark, 0, 'latin1'); at >= 0; at = bytes.indexOf(mark, at + 1, 'latin1'))
    starts.push(at);
  return starts;
}

/** A piece from one place stands in another too. */
const byCopy = fc.tuple(share, share, fc.integer({ min: 1, max: 64 })).map(
  ([from, to, length]): Mutation =>
    (bytes) => {
      const [a, b] = [placeIn(from, bytes.length), placeIn(to, bytes.length)];
      return Buffer.concat([bytes.subarray(0, b), bytes.subarray(a, a + length), bytes.subarray(b)]);
    },
);

/** Another archive's bytes before or after. */
const byDoubling: fc.Arbitrary<Mutation> = fc.constant((bytes) => Buffer.concat([bytes, bytes]));

/** Mutations of a ZIP at byte and header level. */
export const zipMutation = someOf(3, byBytes, byHeader, byHeader, byHeader, byCopy, byCut, byDoubling);
