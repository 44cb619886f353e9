import { type Column, changeColumns, listColumns } from './columns.ts';
import { type Dialect, plain, turkishExcel } from './csv.ts';
import type { RatingList } from './list.ts';
import { swissManager, swissManagerColumns } from './swiss-manager-csv.ts';
import { vegaColumns } from './vega-txt.ts';

/**
 * `datapackage.json` (Frictionless Data Package 1): what every file with columns is made of, so that no program has to
 * guess separators, decimal marks or types.
 */
export const frictionlessPackage = ({ type, period }: RatingList) => ({
  profile: 'data-package',
  name: `kuvvet-${type}-${period}`,
  title: `${type.toUpperCase()} ${period}`,
  resources: [
    delimited('list.csv', plain, listColumns),
    { ...delimited('list.csv.gz', plain, listColumns), compression: 'gz' },
    delimited('list.tr-excel.csv', turkishExcel, listColumns),
    workbook('list.xlsx', listColumns),
    delimited('changes.csv', plain, changeColumns),
    delimited('swiss-manager.csv', swissManager, swissManagerColumns),
    delimited('swiss-manager-ascii.csv', swissManager, swissManagerColumns),
    delimited('vega.txt', swissManager, vegaColumns),
  ],
});

const delimited = (path: string, { separator, mark }: Dialect, columns: readonly Column[]) => ({
  name: path,
  path,
  profile: 'tabular-data-resource',
  format: 'csv',
  mediatype: 'text/csv',
  encoding: 'utf-8',
  dialect: { delimiter: separator, lineTerminator: '\r\n', quoteChar: '"', doubleQuote: true, header: true },
  schema: schema(
    columns.map((column) => ({ ...column, ...(column.type === 'number' && { decimalChar: mark }) })),
  ),
});

/** A workbook's columns are named by their titles; player numbers are numbers there. */
const workbook = (path: string, columns: readonly Column[]) => ({
  name: path,
  path,
  profile: 'tabular-data-resource',
  format: 'xlsx',
  mediatype: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  schema: schema(
    columns.map(({ name, title, type }) => ({ name: title, type: name === 'player' ? 'integer' : type })),
  ),
});

const schema = (fields: readonly object[]) => ({ fields, missingValues: [''] });
