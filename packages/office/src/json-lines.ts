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

/** The reverse of it. Throws for another format, and for what is cut off. */
export function* readJsonLines<Line>(bytes: Uint8Array, format: string): Generator<Line> {
  const lines = jsonLinesIn<Line & { readonly format?: string }>(bytes);
  if (lines.next().value?.format !== format) throw new Error('another format');
  yield* lines;
}

/** What the lines of a file say, one after another. Throws for what is cut off. */
export function* jsonLinesIn<Line>(bytes: Uint8Array): Generator<Line, undefined> {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  for (let start = 0; start < text.length; ) {
    const end = text.indexOf(lineFeed, start);
    if (end < 0) throw new Error('cut off');
    yield JSON.parse(text.toString('utf8', start, end));
    start = end + 1;
  }
}
