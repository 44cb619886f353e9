import type { Finding, Identify } from '@kuvvet/report';
import { readRegisterRow } from '../register-row.ts';
import type { TableLine } from '../table/table-line.ts';
import { type Column, cellsBy } from './columns.ts';
import { KeptPeople } from './kept-people.ts';
import type { RegisterField } from './register-headings.ts';
import { withName } from './with-name.ts';

/** A register file read: the people on lines nothing is wrong with. */
export interface RegisterReading {
  readonly people: KeptPeople;
  readonly fields: ReadonlySet<RegisterField>;
  readonly lines: number;
}

/**
 * Reads the lines after the heading. A million of them lie in some 90 megabytes outside of the heap, licences as their
 * tokens. `note` gets what is wrong as it is found, `far` how far it has come.
 */
export async function readRegisterLines(
  lines: AsyncIterable<TableLine>,
  columns: readonly Column<RegisterField>[],
  identify: Identify,
  note: (finding: Finding) => void,
  far: (lines: number) => void = () => {},
): Promise<RegisterReading> {
  const cellsOf = cellsBy(columns);
  const fields = new Set(columns.flatMap(({ field }) => field ?? []));
  const people = new KeptPeople();
  let count = 0;
  const refuse = (codes: Iterable<string>, line: number, facts: Pick<Finding, 'found'> = {}) => {
    for (const code of codes) note({ code, severity: 'error', line, ...facts });
  };

  for await (const { line, cells } of lines) {
    far(++count);
    if (cells.length !== columns.length) {
      refuse(['register.cells'], line);
      continue;
    }
    const row = readRegisterRow(withName(cellsOf(cells)), identify);
    if (row.codes.length > 0) {
      // Without that column everybody's federation stays what it is.
      const codes = row.codes.filter((code) => fields.has('federation') || code !== 'register.federation');
      refuse(new Set(codes), line);
      if (codes.length > 0) continue;
    }
    for (const { code, first } of people.keep(row, line)) refuse([code], line, { found: `${first}` });
  }
  people.close();
  return { people, fields, lines: count };
}
