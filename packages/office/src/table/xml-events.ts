import { SaxesParser } from 'saxes';

/** What a reader of XML comes by. */
export type XmlEvent =
  | { readonly kind: 'open'; readonly name: string; readonly attributes: Readonly<Record<string, string>> }
  | { readonly kind: 'close'; readonly name: string }
  | { readonly kind: 'text'; readonly text: string };

/**
 * Goes through XML of any length, some events at a time, since to wait for each would take longer than to read it. Names
 * lose their prefix. Throws where it is not well-formed.
 */
export async function* xmlEvents(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<readonly XmlEvent[]> {
  const parser = new SaxesParser({ xmlns: false, position: false });
  let events: XmlEvent[] = [];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    events.push({ kind: 'open', name: local(name), attributes });
  });
  parser.on('closetag', ({ name }) => {
    events.push({ kind: 'close', name: local(name) });
  });
  parser.on('text', (text) => events.push({ kind: 'text', text }));
  parser.on('cdata', (text) => events.push({ kind: 'text', text }));
  const taken = () => {
    const come = events;
    events = [];
    return come;
  };
  const decoder = new TextDecoder();
  for await (const chunk of chunks) {
    parser.write(decoder.decode(chunk, { stream: true }));
    yield taken();
  }
  parser.write(decoder.decode()).close();
  yield taken();
}

const local = (name: string): string => name.slice(name.indexOf(':') + 1);
