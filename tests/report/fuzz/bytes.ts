import fc from 'fast-check';

export type Mutation = (bytes: Uint8Array) => Uint8Array;

/** A place in something whose length is not known yet. */
export const share = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
export const placeIn = (part: number, length: number): number => Math.floor(part * length);

/** Bytes that mean something to the reader, and some that mean nothing. */
const byte = fc.oneof(
  fc.constantFrom(...Buffer.from('01=0+-WDLHFUZwb \t\r\n\0/.,{}[]":\u00ff', 'latin1')),
  fc.integer({ min: 0, max: 255 }),
);

/** Up to three bytes become up to three others. */
export const byBytes: fc.Arbitrary<Mutation> = fc
  .tuple(share, fc.nat(3), fc.array(byte, { maxLength: 3 }))
  .map(([part, gone, added]) => (bytes) => {
    const at = placeIn(part, bytes.length);
    return Buffer.concat([bytes.subarray(0, at), Uint8Array.from(added), bytes.subarray(at + gone)]);
  });

export const byCut: fc.Arbitrary<Mutation> = share.map(
  (part) => (bytes) => bytes.subarray(0, placeIn(part, bytes.length)),
);

/** One mutation, or some in a row. */
export const someOf = (
  most: number,
  ...mutations: readonly fc.Arbitrary<Mutation>[]
): fc.Arbitrary<Mutation> =>
  fc
    .array(fc.oneof(...mutations), { minLength: 1, maxLength: most })
    .map((changes) => (bytes) => changes.reduce((current, change) => change(current), bytes));
