import { type ByteWriter, marking } from './byte-writer.ts';

const controls = Array.from({ length: 0x20 }, (_, code) => String.fromCharCode(code));
const special = marking([...controls, '&', '<', '>', '_']);

const references: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** The markup characters, and what XML 1.0 has no way to say (2.2) or does not keep (2.11: a carriage return). */
const unsafe = /[&<>\ufffe\uffff]|(?![\t\n\u007f-\u009f])\p{Cc}|\p{Cs}/gu;

/** Text between two tags. `substitute` says what stands for a character XML cannot hold. */
export function writeXmlText(
  writer: ByteWriter,
  text: string,
  substitute: (character: string) => string,
): void {
  if (writer.plain(text, special)) return;
  writer.text(text.replace(unsafe, (character) => references[character] ?? substitute(character)));
}
