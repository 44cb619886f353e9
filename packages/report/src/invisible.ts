/**
 * What may stand in no text that is published: control characters, marks that turn the direction of a line around,
 * characters no eye sees, half a character (formats 5.9).
 */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{DI}\p{Cs}\p{NChar}]/u;

/** The first such character of a text, as `U+200B`; null where there is none. */
export function invisibleIn(text: string): string | null {
  const code = invisible.exec(text)?.[0].codePointAt(0);
  return code === undefined ? null : `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}
