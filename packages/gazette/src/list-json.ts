import { ByteWriter } from './byte-writer.ts';
import type { RatingList } from './list.ts';
import { inForceFrom } from './release-key.ts';
import { writeRowJson } from './row-json.ts';

/** `list.json`: the list as one document that says what it is; each row on its own line, as in `list.ndjson`. */
export function* listJson({ type, period, ruleSet, rows }: RatingList): Generator<Uint8Array> {
  const writer = new ByteWriter();
  const { name, version } = ruleSet;
  const head = {
    format: 'kuvvet.list/1',
    type,
    period,
    inForceFrom: inForceFrom(period),
    ruleSet: { name, version },
  };
  writer.text(`${JSON.stringify(head).slice(0, -1)},"rows":[`);
  let separator = '\n';
  for (const row of rows) {
    writer.ascii(separator);
    writeRowJson(writer, row);
    separator = ',\n';
    if (writer.full) yield writer.take();
  }
  writer.ascii('\n]}\n');
  yield writer.take();
}
