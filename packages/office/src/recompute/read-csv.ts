import type { Finding } from '@kuvvet/report';
import { layoutOf } from './csv-layout.ts';
import { CsvRows } from './csv-rows.ts';
import { type Chunks, lineFeed, wholeLines } from './whole-lines.ts';

/**
 * Reads a CSV file with a header. `take` goes through the rows of each chunk; it gives the code of what is wrong with the
 * row it stands on, which ends everything, or null at the end of the chunk.
 */
export async function readCsv(
  chunks: Chunks,
  columns: readonly string[],
  take: (rows: CsvRows) => string | null,
): Promise<Finding | null> {
  let rows: CsvRows | null = null;
  for await (const bytes of wholeLines(chunks)) {
    const header: number = rows === null && bytes ? bytes.indexOf(lineFeed) + 1 : 0;
    rows ??= openRows(bytes?.subarray(0, header) ?? null, columns);
    if (rows === null) break;
    if (bytes) rows.feed(bytes.subarray(header));
    const code = bytes ? take(rows) : 'recompute.cells';
    if (code !== null) return { code, severity: 'error', line: rows.line };
  }
  return rows === null ? { code: 'recompute.columns', severity: 'error', line: 1 } : null;
}

function openRows(header: Uint8Array | null, columns: readonly string[]): CsvRows | null {
  const layout = header && layoutOf(new TextDecoder().decode(header), columns);
  return layout && new CsvRows(layout, columns.length);
}
