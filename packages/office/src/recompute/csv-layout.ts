/** How to go through the rows below a header. */
export interface Layout {
  readonly separator: number;
  /** By column of the file: its place among the wanted ones, or -1. */
  readonly wanted: Int8Array;
}

/** By the header line, with commas or semicolons; null unless it names each of `columns` once. */
export function layoutOf(header: string, columns: readonly string[]): Layout | null {
  const separator = header.includes(';') ? ';' : ',';
  const names = header
    .replace(/^\ufeff/, '')
    .split(separator)
    .map((name) => name.trim().replace(/^"(.*)"$/, '$1'));
  if (columns.some((column) => names.filter((name) => name === column).length !== 1)) return null;
  return {
    separator: separator.charCodeAt(0),
    wanted: Int8Array.from(names, (name) => columns.indexOf(name)),
  };
}
