import type { ReaderCode } from './catalogue.ts';

/** A kind of file that is no report: the finding that names it. */
export interface OtherKind {
  readonly code: ReaderCode;
  /** Which archive or document. */
  readonly found?: string;
}

interface Signature {
  readonly bytes: readonly number[];
  readonly kind: OtherKind;
}

const ascii = (text: string): readonly number[] => Array.from(text, (letter) => letter.charCodeAt(0));

const signatures: readonly Signature[] = [
  // A Swiss-Manager file opens with the marker of its header section.
  { bytes: [0x93, 0xff, 0x89, 0x44], kind: { code: 'file.swiss-manager' } },
  { bytes: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1], kind: { code: 'file.excel' } },
  { bytes: ascii('PK\x03\x04'), kind: { code: 'file.archive', found: 'ZIP' } },
  { bytes: ascii('PK\x05\x06'), kind: { code: 'file.archive', found: 'ZIP' } },
  { bytes: [0x1f, 0x8b], kind: { code: 'file.archive', found: 'GZIP' } },
  { bytes: ascii('7z\xbc\xaf'), kind: { code: 'file.archive', found: '7Z' } },
  { bytes: ascii('Rar!'), kind: { code: 'file.archive', found: 'RAR' } },
  { bytes: ascii('%PDF'), kind: { code: 'file.document', found: 'PDF' } },
  { bytes: ascii('{\\rtf'), kind: { code: 'file.document', found: 'RTF' } },
];

/** Names of the entries by which an Excel workbook differs from any other ZIP. */
const workbookEntries = ['[Content_Types].xml', 'xl/workbook'].map(ascii);
const firstBytes = 4096;

/** Recognises by their first bytes files that are no report (formats 5.1). Null where the bytes may be one. */
export function otherKind(bytes: Uint8Array): OtherKind | null {
  if (bytes.length === 0) return { code: 'file.empty' };
  const signature = signatures.find((candidate) => holds(bytes, candidate.bytes, 0));
  if (signature?.kind.found === 'ZIP' && isWorkbook(bytes)) return { code: 'file.excel' };
  if (signature) return signature.kind;
  const markup = markupKind(bytes);
  if (markup) return { code: markup };
  if (hasUtf16Mark(bytes) || !bytes.includes(0)) return null;
  return { code: looksLikeUtf16(bytes) ? 'encoding.utf16-bare' : 'file.binary' };
}

export const hasUtf16Mark = (bytes: Uint8Array): boolean =>
  (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);

function markupKind(bytes: Uint8Array): ReaderCode | null {
  const start = new TextDecoder('windows-1252').decode(bytes.subarray(0, 256)).replace(/^(ï»¿)?\s*/, '');
  if (/^<(!doctype html|!--|html|head|body|table|meta)/i.test(start)) return 'file.web-page';
  if (start.startsWith('<')) return 'file.xml';
  return /^\[[A-Z][A-Za-z]{2,19} +"/.test(start) ? 'file.pgn' : null;
}

function isWorkbook(bytes: Uint8Array): boolean {
  const end = Math.min(bytes.length, firstBytes);
  for (let start = 0; start < end; start += 1) {
    if (workbookEntries.some((entry) => holds(bytes, entry, start))) return true;
  }
  return false;
}

/** Text in UTF-16 has a zero in nearly every second byte, always the same one of two. */
function looksLikeUtf16(bytes: Uint8Array): boolean {
  const zeros = [0, 0];
  const end = Math.min(bytes.length, firstBytes);
  for (let i = 0; i < end; i += 1) if (bytes[i] === 0) zeros[i % 2] = (zeros[i % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  return Math.max(even, odd) > end / 4 && Math.min(even, odd) === 0;
}

const holds = (bytes: Uint8Array, pattern: readonly number[], start: number): boolean =>
  pattern.every((byte, i) => bytes[start + i] === byte);
