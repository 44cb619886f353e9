import { type ByteWriter, marking } from './byte-writer.ts';

const controls = Array.from({ length: 0x20 }, (_, code) => String.fromCharCode(code));
const special = marking([...controls, '"', '\\', '\u007f']);

/** Legal in JSON as they are, but they hide, turn or break the line for whoever looks at the file. */
const deceptive = /[\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

export function writeJsonText(writer: ByteWriter, text: string): void {
  if (!writer.quoted(text, special)) writer.text(jsonText(text));
}

export function writeJsonInteger(writer: ByteWriter, value: number | null): void {
  if (value === null) writer.ascii('null');
  else writer.integer(value);
}

/** A value as one line of JSON that shows what it holds. */
export const jsonText = (value: unknown): string => JSON.stringify(value).replace(deceptive, escaped);

const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
