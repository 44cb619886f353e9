import { ByteWriter } from './byte-writer.ts';
import { writeJsonInteger, writeJsonText } from './json-text.ts';
import type { RatingList } from './list.ts';

/** `changes.ndjson`: whose rating moved or waits, by how much exactly, and why. */
export function* changesNdjson({ changes }: RatingList): Generator<Uint8Array> {
  const writer = new ByteWriter();
  for (const row of changes) {
    writer.ascii('{"player":');
    writeJsonText(writer, row.player);
    writer.ascii(',"previous":');
    writeJsonInteger(writer, row.previous);
    writer.ascii(',"rating":');
    writeJsonInteger(writer, row.rating);
    writer.ascii(',"change":"');
    writer.hundredths(row.change, '.');
    writer.ascii('","games":');
    writer.integer(row.games);
    writer.ascii(`,"first":${row.first},"amended":${row.amended},"into":`);
    writer.ascii(row.into === null ? 'null' : `"${row.into}"`);
    writer.ascii(`,"reasons":${JSON.stringify(row.reasons)}}\n`);
    if (writer.full) yield writer.take();
  }
  yield writer.take();
}
