import type { Finding } from '@kuvvet/report';
import { layoutOf } from './csv-layout.ts';
import { CsvRows } from './csv-rows.ts';
import { type Chunks, lineFeed, wholeLines } from './whole-lines.ts';

/** What is wrong with a row, which is given by its place among those that were read together. */
export interface Fault {
  readonly code: string;
  readonly row: number;
}

/** Reads a CSV file with a header. `take` goes through the rows that were read; the first fault ends everything. */
export async function readCsv(
  chunks: Chunks,
  columns: readonly string[],
  take: (rows: CsvRows, count: number) => Fault | null,
): Promise<Finding | null> {
  let rows: CsvRows | null = null;
  for await (const bytes of wholeLines(chunks)) {
    const header: number = rows === null && bytes ? bytes.indexOf(lineFeed) + 1 : 0;
    rows ??= openRows(bytes?.subarray(0, header) ?? null, columns);
    if (rows === null) break;
    if (bytes === null) return faulty('recompute.cells', rows.line);
    rows.feed(bytes.subarray(header));
    for (let count = rows.read(); count > 0; count = rows.read()) {
      const fault = take(rows, count);
      if (fault) return faulty(fault.code, rows.lines[fault.row] as number);
    }
    if (rows.isBroken) return faulty('recompute.cells', rows.line);
  }
  return rows === null ? faulty('recompute.columns', 1) : null;
}

const faulty = (code: string, line: number): Finding => ({ code, severity: 'error', line });

function openRows(header: Uint8Array | null, columns: readonly string[]): CsvRows | null {
  const layout = header && layoutOf(new TextDecoder().decode(header), columns);
  return layout && new CsvRows(layout, columns.length);
}
