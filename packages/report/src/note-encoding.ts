import type { DecodedText } from './decode.ts';
import type { FindingLog } from './finding-log.ts';

/** Double encoding (`Ä°`, `ÅŸ`), Latin-1 in place of Windows-1254 (`Ý Þ Ð`), a lost character. */
const damage = /[ÃÄÅ][°±ŸžŠ§¶¼‡–œ\u0080-\u009f]|[ÐðÝýÞþ\ufffd]/;

/** Turkish letters of DOS (code page 857) or of an old Mac read as Windows-1254: `€ORUM`, `G™K€E`, `I§IK`. */
const otherPage =
  /[€‡˜™§¦†ƒ…](?=\p{L})|(?<=\p{L})(?:[€‡˜§¦†]|”(?=\p{L}))|Ÿ|(?<!\p{Ll})š|š(?=\p{Lu})|[\u0080-\u009f]/u;

/** Says how a text was decoded, whether the sender said otherwise, and whether letters look damaged. */
export function noteEncoding(
  { text, encoding, heapsMarks }: DecodedText,
  mediaType: string | undefined,
  log: FindingLog,
): void {
  if (encoding === 'windows-1254') log.note('encoding.windows-1254');
  const declared = declaredEncoding(mediaType);
  if (declared && declared !== encoding && /[^\0-\x7f]/.test(text)) {
    log.note('encoding.declared', { found: encoding, expected: declared });
  }
  const isDamaged = damage.test(text) || (encoding === 'windows-1254' && otherPage.test(text));
  if (isDamaged || heapsMarks) log.note('encoding.suspect');
}

/** The charset parameter in the name TextDecoder gives it, so that Latin-5 is Windows-1254. */
function declaredEncoding(mediaType: string | undefined): string | null {
  const label = /charset\s?=\s?"?([\w.:-]{1,40})/i.exec(mediaType ?? '')?.[1];
  if (label === undefined) return null;
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return null;
  }
}
