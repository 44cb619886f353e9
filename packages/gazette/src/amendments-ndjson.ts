import { ByteWriter } from './byte-writer.ts';
import type { AmendmentRow } from './evidence.ts';
import { jsonText } from './json-text.ts';
import { keptJson } from './kept-ndjson.ts';

/** `amendments.ndjson`: the public log of awards, corrections and merges (M-11, M-06, Q-20). */
export function* amendmentsNdjson(rows: Iterable<AmendmentRow>): Generator<Uint8Array> {
  const writer = new ByteWriter();
  const lines = Array.from(rows, (row) => ({
    player: Number(row.player),
    text: jsonText(amendmentJson(row)),
  }));
  for (const { text } of lines.sort(byPlayerThenText)) {
    writer.text(`${text}\n`);
    if (writer.full) yield writer.take();
  }
  yield writer.take();
}

interface Line {
  readonly player: number;
  readonly text: string;
}

/** In whatever order acts and corrections were entered. */
const byPlayerThenText = (one: Line, other: Line): number =>
  one.player - other.player || (one.text < other.text ? -1 : 1);

/** Key order is part of the bytes. */
const amendmentJson = (row: AmendmentRow) => ({
  ...{ player: row.player, kind: row.kind, type: row.type, points: row.points, rating: row.rating },
  old: row.old && keptJson(row.old),
  new: row.new && keptJson(row.new),
  ...{ into: row.into, because: row.because, corrects: row.corrects },
  ...{ reason: row.reason, decided: row.decided },
});
