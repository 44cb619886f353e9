import { ByteWriter } from './byte-writer.ts';
import type { EventFinding, EventRow } from './event-row.ts';
import { jsonText } from './json-text.ts';

/** A list that has none was made by a program that published nothing of it, in `site.pack` and schema either. */
export const eventsName = 'events.ndjson';

/** `events.ndjson` of rows in their order. */
export function* eventsNdjson(rows: Iterable<EventRow>): Generator<Uint8Array> {
  const writer = new ByteWriter();
  for (const row of rows) {
    writeEventRow(writer, row);
    if (writer.full) yield writer.take();
  }
  yield writer.take();
}

/** A line of `events.ndjson`: begins with the event, by which the file is sorted. Key order is part of the bytes. */
export function writeEventRow(writer: ByteWriter, row: EventRow): void {
  const { event, tournament, revision, corrects, basis, name, city, start, end, rounds } = row;
  const line = {
    ...{ event, tournament, revision, corrects, basis, name, city, start, end, rounds },
    time_control: row.timeControl && { base: row.timeControl.base, increment: row.timeControl.increment },
    ...{ players: row.players, seats: row.seats, findings: row.findings.map(findingJson) },
  };
  writer.text(`${jsonText(line)}\n`);
}

const findingJson = ({ code, severity, round, startNo, otherNo }: EventFinding) => ({
  ...{ code, severity, round, start_no: startNo, other_no: otherNo },
});
