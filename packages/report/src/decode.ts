import { hasUtf16Mark } from './sniff.ts';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1254';

export interface DecodedText {
  /** In NFC, so that every letter is one column (formats 5.2). */
  readonly text: string;
  readonly encoding: Encoding;
  /** Whether a letter carries more marks than any language has; then the text is left as it came. */
  readonly heapsMarks: boolean;
}

/**
 * Byte order mark, else strict UTF-8, else Windows-1254, which equals Latin-1 but for the six
 * Turkish letters (formats 5.1).
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const { text, encoding } = decode(bytes);
  const heapsMarks = heaps(text);
  return { text: heapsMarks ? text : text.normalize('NFC'), encoding, heapsMarks };
}

/** Composing marks takes time quadratic in their number. Most texts have no character that could be one. */
const heaps = (text: string): boolean => /[^\0-\u02ff]/.test(text) && /\p{M}{31}/u.test(text);

function decode(bytes: Uint8Array): { readonly text: string; readonly encoding: Encoding } {
  const as = (encoding: Encoding, fatal = false) => ({
    text: new TextDecoder(encoding, { fatal }).decode(bytes),
    encoding,
  });
  if (hasUtf16Mark(bytes)) return as(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be');
  try {
    return as('utf-8', true);
  } catch {
    return as('windows-1254');
  }
}
