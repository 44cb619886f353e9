import type { Finding } from '@kuvvet/report';

/** One line of a table file: its cells by place, without blanks around them. */
export interface TableLine {
  /** 1-based, as an editor or a spreadsheet counts. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** A file that is no table, and where it stops to be one. Says nothing of what it holds. */
export class TableUnreadable extends Error {
  readonly finding: Finding;
  constructor(code: 'table.csv' | 'table.xlsx' | 'table.kind' | 'table.empty', line?: number) {
    super(code);
    this.finding = { code, severity: 'error', ...(line !== undefined && { line }) };
  }
}

/** In NFC, as all text is (formats 5.2); a text with more marks than any language has stays as it came. */
export const composed = (cell: string): string =>
  /[^\0-\u02ff]/.test(cell) && !/\p{M}{31}/u.test(cell) ? cell.normalize('NFC') : cell;
