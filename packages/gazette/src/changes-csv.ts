import { ByteWriter } from './byte-writer.ts';
import { changeColumns } from './columns.ts';
import { endLine, plain, writeCsvInteger, writeCsvText, writeHeader } from './csv.ts';
import type { RatingList } from './list.ts';

/** `changes.csv`: the rows of `changes.ndjson`. */
export function* changesCsv({ changes }: RatingList): Generator<Uint8Array> {
  const writer = new ByteWriter();
  const { separator, mark } = plain;
  writeHeader(writer, changeColumns, plain);
  for (const row of changes) {
    writeCsvText(writer, row.player);
    writer.ascii(separator);
    writeCsvInteger(writer, row.previous);
    writer.ascii(separator);
    writeCsvInteger(writer, row.rating);
    writer.ascii(separator);
    writer.hundredths(row.change, mark);
    writer.ascii(separator);
    writer.integer(row.games);
    writer.ascii(separator);
    writer.ascii(`${row.first}`);
    writer.ascii(separator);
    writer.integer(row.amended);
    writer.ascii(separator);
    writer.ascii(row.into ?? '');
    writer.ascii(separator);
    writer.ascii(row.reasons.join(' '));
    endLine(writer);
    if (writer.full) yield writer.take();
  }
  yield writer.take();
}
