import { ByteWriter } from '@kuvvet/gazette';

const lineFeed = 0x0a;

/** A header and a line for each item, as JSON: millions are longer than a text can be. Each chunk is good until the next. */
export function* jsonLines<Item>(
  header: object,
  items: Iterable<Item>,
  lineOf: (item: Item) => object,
): Generator<Uint8Array> {
  const writer = new ByteWriter();
  writer.text(`${JSON.stringify(header)}\n`);
  for (const item of items) {
    writer.text(`${JSON.stringify(lineOf(item))}\n`);
    if (writer.full) yield writer.take();
  }
  yield writer.take();
}

/** The reverse of it, line by line. Throws for another format, and for what is cut off. */
export function readJsonLines<Line>(bytes: Uint8Array, format: string, take: (line: Line) => void): void {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  for (let start = 0; start < text.length; ) {
    const end = text.indexOf(lineFeed, start);
    if (end < 0) throw new Error('cut off');
    const line = JSON.parse(text.toString('utf8', start, end));
    if (start > 0) take(line);
    else if (line.format !== format) throw new Error('another format');
    start = end + 1;
  }
  if (text.length === 0) throw new Error('nothing');
}
