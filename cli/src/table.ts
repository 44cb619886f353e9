/** Lines of a table for a terminal: every column as wide as its widest cell, set to the right. */
export function table(header: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  const lines = [header, ...rows];
  const widths = header.map((_, at) => Math.max(...lines.map((cells) => cells[at]?.length ?? 0)));
  return lines.map((cells) => cells.map((cell, at) => cell.padStart(widths[at] ?? 0)).join('  '));
}
