import { ByteWriter } from './byte-writer.ts';
import type { RatingList } from './list.ts';
import { writeRowJson } from './row-json.ts';

/** `list.ndjson`: the canonical form, one row per line. */
export function* listNdjson({ rows }: RatingList): Generator<Uint8Array> {
  const writer = new ByteWriter();
  for (const row of rows) {
    writeRowJson(writer, row);
    writer.ascii('\n');
    if (writer.full) yield writer.take();
  }
  yield writer.take();
}
