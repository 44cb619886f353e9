import { ByteWriter } from './byte-writer.ts';
import { listColumns } from './columns.ts';
import { type Dialect, endLine, writeCsvInteger, writeCsvText, writeHeader } from './csv.ts';
import type { ListRow, RatingList } from './list.ts';

/** `list.csv` and `list.tr-excel.csv`: the same cells in two dialects. */
export function* listCsv({ rows }: RatingList, dialect: Dialect): Generator<Uint8Array> {
  const writer = new ByteWriter();
  writeHeader(writer, listColumns, dialect);
  for (const row of rows) {
    writeRow(writer, row, dialect);
    if (writer.full) yield writer.take();
  }
  yield writer.take();
}

function writeRow(writer: ByteWriter, row: ListRow, { separator, mark }: Dialect): void {
  writeCsvText(writer, row.player);
  writer.ascii(separator);
  writeCsvText(writer, row.name);
  writer.ascii(separator);
  writer.ascii(row.sex ?? '');
  writer.ascii(separator);
  writeCsvInteger(writer, row.birthYear);
  writer.ascii(separator);
  writeCsvText(writer, row.province);
  writer.ascii(separator);
  writeCsvText(writer, row.club);
  writer.ascii(separator);
  writeCsvText(writer, row.federation);
  writer.ascii(separator);
  writer.integer(row.rating);
  writer.ascii(separator);
  writeCsvInteger(writer, row.previous);
  writer.ascii(separator);
  writer.hundredths(row.change, mark);
  writer.ascii(separator);
  writer.integer(row.games);
  writer.ascii(separator);
  writer.ascii(row.status);
  endLine(writer);
}
