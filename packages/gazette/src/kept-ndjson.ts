import { ByteWriter } from './byte-writer.ts';
import type { KeptPerformance, KeptRow } from './evidence.ts';
import { jsonText } from './json-text.ts';

/** `kept.ndjson`: what waits for a first rating, before the period and after it (U-26). */
export function* keptNdjson(rows: Iterable<KeptRow>): Generator<Uint8Array> {
  const writer = new ByteWriter();
  for (const { player, before, kept } of rows) {
    const line = { player, before: inOrder(before), kept: inOrder(kept) };
    writer.text(`${jsonText(line)}\n`);
    if (writer.full) yield writer.take();
  }
  yield writer.take();
}

/** By what they are, since events have no names here. */
const inOrder = (performances: readonly KeptPerformance[]) =>
  performances
    .map(keptJson)
    .sort(
      (one, other) =>
        one.games - other.games || one.numerator - other.numerator || one.denominator - other.denominator,
    );

/** Key order is part of the bytes. */
export const keptJson = ({ games, performance: { numerator, denominator } }: KeptPerformance) => ({
  ...{ games, numerator, denominator },
});
