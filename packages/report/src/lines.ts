import type { FindingLog } from './finding-log.ts';
import { limits } from './limits.ts';

/**
 * Lines ended by CRLF, CR or LF, without the DOS end-of-file mark (formats 3 #11, 5.2). Null when a
 * limit is passed. A line's number is its index plus one.
 */
export function splitLines(text: string, log: FindingLog): readonly string[] | null {
  const lines = text.replaceAll('\x1a', '').split(/\r\n|\r|\n/, limits.lines + 2);
  if (lines.at(-1) === '') lines.pop();
  if (lines.length > limits.lines) {
    log.note('limit.lines', { expected: `${limits.lines}` });
    return null;
  }
  const tooLong = lines.findIndex((line) => line.length > limits.lineLength);
  if (tooLong < 0) return lines;
  const found = `${lines[tooLong]?.length}`;
  log.note('limit.line-length', { line: tooLong + 1, found, expected: `${limits.lineLength}` });
  return null;
}

const tabStop = 8;
const blanks = Array.from({ length: tabStop }, (_, more) => ' '.repeat(more + 1));

/** Tabs as blanks up to the next multiple of eight columns (formats 3 #20). */
export function expandTabs(line: string): string {
  let added = 0;
  return line.replaceAll('\t', (_, at: number) => {
    const more = tabStop - 1 - ((at + added) % tabStop);
    added += more;
    return blanks[more] ?? '';
  });
}
