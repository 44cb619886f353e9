import { hasUtf16Mark } from './sniff.ts';

/**
 * Whether a letter carries more marks than any language has; composing them takes time quadratic in
 * their number. The first pattern is only the faster one.
 */
export const heapsMarks = (text: string): boolean => /[^\0-\u02ff]{31}/.test(text) && /\p{M}{31}/u.test(text);

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1254';

/** Text in NFC, so that every letter is one column (formats 5.2). */
export interface DecodedText {
  readonly text: string;
  readonly encoding: Encoding;
}

/**
 * Byte order mark, else strict UTF-8, else Windows-1254, which equals Latin-1 but for the six
 * Turkish letters (formats 5.1).
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const encoding = encodingOf(bytes);
  const text = new TextDecoder(encoding).decode(bytes);
  return { text: heapsMarks(text) ? text : text.normalize('NFC'), encoding };
}

function encodingOf(bytes: Uint8Array): Encoding {
  if (hasUtf16Mark(bytes)) return bytes[0] === 0xff ? 'utf-16le' : 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1254';
  }
}
