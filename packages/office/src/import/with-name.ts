/** `SURNAME, Given name`, where the two stand apart. */
export const withName = (cells: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  cells.name === undefined && cells.surname !== undefined
    ? { ...cells, name: [cells.surname, cells.given].filter(Boolean).join(', ') }
    : cells;
