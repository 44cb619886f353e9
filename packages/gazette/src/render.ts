import { byPlayer } from '@kuvvet/engine';
import { changesCsv } from './changes-csv.ts';
import { changesNdjson } from './changes-ndjson.ts';
import { plain, turkishExcel } from './csv.ts';
import type { ListFile, RatingList } from './list.ts';
import { listCsv } from './list-csv.ts';
import { listJson } from './list-json.ts';
import { listNdjson } from './list-ndjson.ts';

const ndjson = 'application/x-ndjson';
const csv = 'text/csv; charset=utf-8; header=present';

/** Every file of a list but its manifest, in a fixed order. The same rows give the same bytes in whatever order they come. */
export function render(list: RatingList): readonly ListFile[] {
  const sorted = { ...list, rows: list.rows.toSorted(byPlayer), changes: list.changes.toSorted(byPlayer) };
  const rows = sorted.rows.length;
  const changes = sorted.changes.length;
  return [
    { name: 'list.ndjson', mediaType: ndjson, rows, bytes: listNdjson(sorted) },
    { name: 'list.json', mediaType: 'application/json', rows, bytes: listJson(sorted) },
    { name: 'list.csv', mediaType: csv, rows, bytes: listCsv(sorted, plain) },
    { name: 'list.tr-excel.csv', mediaType: csv, rows, bytes: listCsv(sorted, turkishExcel) },
    { name: 'changes.ndjson', mediaType: ndjson, rows: changes, bytes: changesNdjson(sorted) },
    { name: 'changes.csv', mediaType: csv, rows: changes, bytes: changesCsv(sorted) },
  ];
}
