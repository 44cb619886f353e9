import type { XmlEvent } from './xml-events.ts';

/** The texts a workbook's cells share, by place, outside of the heap: a register has as many as people. */
export async function sharedStrings(
  batches: AsyncIterable<readonly XmlEvent[]> | Iterable<readonly XmlEvent[]>,
): Promise<(place: number) => string> {
  const kept = { texts: Buffer.from(new ArrayBuffer(1 << 16)), ends: new Uint32Array(1 << 10), count: 0 };
  const keep = (text: string) => {
    const begins = kept.count === 0 ? 0 : (kept.ends[kept.count - 1] as number);
    const most = begins + 3 * text.length;
    if (most > kept.texts.length) kept.texts = Buffer.from(kept.texts.buffer.transfer(2 * most));
    if (kept.count === kept.ends.length) {
      kept.ends = new Uint32Array(kept.ends.buffer.transfer(2 * kept.ends.byteLength));
    }
    kept.ends[kept.count++] = begins + kept.texts.write(text, begins);
  };
  let text = '';
  let isText = false;
  let isSpoken = false;
  for await (const events of batches) {
    for (const event of events) {
      if (event.kind === 'text') {
        if (isText && !isSpoken) text += event.text;
        continue;
      }
      const isOpen = event.kind === 'open';
      if (event.name === 't') isText = isOpen;
      // How a text is spoken is no part of it.
      if (event.name === 'rPh') isSpoken = isOpen;
      if (event.name !== 'si') continue;
      if (!isOpen) keep(text);
      text = '';
    }
  }
  return (place) => {
    if (!(place >= 0 && place < kept.count)) throw new RangeError('no such text');
    return kept.texts.toString('utf8', place === 0 ? 0 : kept.ends[place - 1], kept.ends[place]);
  };
}
