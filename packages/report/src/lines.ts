import type { FindingLog } from './finding-log.ts';
import { limits } from './limits.ts';

/**
 * Lines ended by CRLF, CR or LF, without the DOS end-of-file mark (formats 3 #11, 5.2). Null when a
 * limit is passed. A line's number is its index plus one.
 */
export function splitLines(text: string, log: FindingLog): readonly string[] | null {
  const lines = text.replaceAll('\x1a', '').split(/\r\n|\r|\n/);
  if (lines.at(-1) === '') lines.pop();
  if (lines.length > limits.lines) {
    log.note('limit.lines', { found: `${lines.length}`, expected: `${limits.lines}` });
    return null;
  }
  const tooLong = lines.findIndex((line) => line.length > limits.lineLength);
  if (tooLong < 0) return lines;
  const found = `${lines[tooLong]?.length}`;
  log.note('limit.line-length', { line: tooLong + 1, found, expected: `${limits.lineLength}` });
  return null;
}

const tabStop = 8;

/** Tabs as blanks up to the next multiple of eight columns (formats 3 #20). */
export function expandTabs(line: string): string {
  if (!line.includes('\t')) return line;
  const [first = '', ...rest] = line.split('\t');
  let width = first.length;
  const parts = [first];
  for (const part of rest) {
    const gap = tabStop - (width % tabStop);
    parts.push(' '.repeat(gap), part);
    width += gap + part.length;
  }
  return parts.join('');
}
