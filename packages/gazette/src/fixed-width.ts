import type { ByteWriter } from './byte-writer.ts';

/** A column of a file without separators: what starts at it is cut to `longest`, so that none after it moves. */
export interface FixedColumn {
  readonly title: string;
  readonly width: number;
  /** By default one less than the width. */
  readonly longest?: number;
}

/** A line of ASCII cells, one for each column. */
export function writeFixed(
  writer: ByteWriter,
  columns: readonly FixedColumn[],
  cells: readonly string[],
): void {
  for (let at = 0; at < columns.length; at++) {
    const { width, longest = width - 1 } = columns[at] as FixedColumn;
    writer.column(cells[at] ?? '', width, longest);
  }
  writer.ascii('\r\n');
}

/** What is missing is blank, never 0. */
export const cell = (value: number | null): string => (value === null ? '' : `${value}`);
