import type { ByteWriter } from './byte-writer.ts';
import { writeJsonInteger, writeJsonText } from './json-text.ts';
import type { ListRow } from './list.ts';

const sexes = { m: '"m"', w: '"w"' };

/** One object, keys in the order of the columns; the change is text, since JSON numbers are not exact. */
export function writeRowJson(writer: ByteWriter, row: ListRow): void {
  writer.ascii('{"player":');
  writeJsonText(writer, row.player);
  writer.ascii(',"name":');
  writeJsonText(writer, row.name);
  writer.ascii(',"sex":');
  writer.ascii(row.sex === null ? 'null' : sexes[row.sex]);
  writer.ascii(',"birth_year":');
  writeJsonInteger(writer, row.birthYear);
  writer.ascii(',"province":');
  writeJsonText(writer, row.province);
  writer.ascii(',"club":');
  writeJsonText(writer, row.club);
  writer.ascii(',"federation":');
  writeJsonText(writer, row.federation);
  writer.ascii(',"rating":');
  writer.integer(row.rating);
  writer.ascii(',"previous":');
  writeJsonInteger(writer, row.previous);
  writer.ascii(',"change":"');
  writer.hundredths(row.change, '.');
  writer.ascii('","games":');
  writer.integer(row.games);
  writer.ascii(',"status":"');
  writer.ascii(row.status);
  writer.ascii('"}');
}
