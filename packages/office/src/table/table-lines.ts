import { open } from 'node:fs/promises';
import { csvLines } from './csv-lines.ts';
import { type TableLine, TableUnreadable } from './table-line.ts';
import { xlsxLines } from './xlsx-lines.ts';

/**
 * The lines of a table, whatever it is told to be: CSV with commas, semicolons or tabulators, in UTF-8, UTF-16 or
 * Windows-1254, or the first sheet of an XLSX workbook. Throws `TableUnreadable`, or what the system says of the file.
 */
export async function tableLines(path: string): Promise<AsyncGenerator<TableLine>> {
  const kind = await kindOf(path);
  if (kind === 'other') throw new TableUnreadable('table.kind');
  return kind === 'xlsx' ? xlsxLines(path) : csvLines(path);
}

/** By the first bytes: a ZIP is taken for a workbook; a workbook of before 2007 and a PDF are none of ours. */
async function kindOf(path: string): Promise<'xlsx' | 'csv' | 'other'> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    const begins = buffer.subarray(0, bytesRead).toString('latin1');
    if (begins === 'PK\x03\x04') return 'xlsx';
    return begins === '\xd0\xcf\x11\xe0' || begins === '%PDF' ? 'other' : 'csv';
  } finally {
    await file.close();
  }
}
