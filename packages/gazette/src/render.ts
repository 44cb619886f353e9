import { amendmentsNdjson } from './amendments-ndjson.ts';
import type { Chunks } from './archive.ts';
import { changesCsv } from './changes-csv.ts';
import { changesNdjson } from './changes-ndjson.ts';
import { plain, turkishExcel } from './csv.ts';
import { eventsName } from './events-ndjson.ts';
import type { Publication } from './evidence.ts';
import { fideCombinedTxt, fideTxt } from './fide-txt.ts';
import { fideCombinedXml, fideXml } from './fide-xml.ts';
import { frictionlessPackage } from './frictionless.ts';
import { gzipped } from './gzip.ts';
import { inOrder } from './in-order.ts';
import { keptNdjson } from './kept-ndjson.ts';
import type { Rendering } from './list.ts';
import { listCsv } from './list-csv.ts';
import { listJson } from './list-json.ts';
import { listNdjson } from './list-ndjson.ts';
import { listXlsx } from './list-xlsx.ts';
import { reportOf } from './report.ts';
import { schemaOf } from './schema.ts';
import { sitePack } from './site/site-pack.ts';
import { swissManagerCsv } from './swiss-manager-csv.ts';
import { swissManagerTxt } from './swiss-manager-txt.ts';
import { topsJson } from './tops-json.ts';
import { vegaTxt } from './vega-txt.ts';
import { zipped } from './zip.ts';

const ndjson = 'application/x-ndjson';
const json = 'application/json';
const csv = 'text/csv; charset=utf-8; header=present';
const txt = 'text/plain; charset=us-ascii';
const xml = 'application/xml';
const gzip = 'application/gzip';
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * Every file of a list but its manifest, in a fixed order; the same rows give the same bytes. Writing one throws
 * `ArchiveDefect` for rows that are not by player number.
 */
export function render(publication: Publication): readonly Rendering[] {
  const list = {
    ...publication,
    rows: inOrder(publication.rows),
    changes: inOrder(publication.changes),
    combined: inOrder(publication.combined),
    kept: inOrder(publication.kept),
  };
  const rows = list.rows.length;
  const changes = list.changes.length;
  const combined = list.combined.length;
  return [
    { name: 'list.ndjson', mediaType: ndjson, rows, contents: () => listNdjson(list) },
    { name: 'list.json', mediaType: json, rows, contents: () => listJson(list) },
    { name: 'list.csv', mediaType: csv, rows, contents: () => listCsv(list, plain) },
    { name: 'list.tr-excel.csv', mediaType: csv, rows, contents: () => listCsv(list, turkishExcel) },
    { name: 'changes.ndjson', mediaType: ndjson, rows: changes, contents: () => changesNdjson(list) },
    { name: 'changes.csv', mediaType: csv, rows: changes, contents: () => changesCsv(list) },
    { name: 'list.ndjson.gz', mediaType: gzip, rows, contents: () => gzipped(listNdjson(list)) },
    { name: 'list.csv.gz', mediaType: gzip, rows, contents: () => gzipped(listCsv(list, plain)) },
    { name: 'list.xlsx', mediaType: xlsx, rows, contents: () => zipped(listXlsx(list)) },
    { name: 'fide.txt', mediaType: txt, rows, contents: () => fideTxt(list) },
    { name: 'fide.xml', mediaType: xml, rows, contents: () => fideXml(list) },
    { name: 'fide-combined.txt', mediaType: txt, rows: combined, contents: () => fideCombinedTxt(list) },
    { name: 'fide-combined.xml', mediaType: xml, rows: combined, contents: () => fideCombinedXml(list) },
    { name: 'swiss-manager.csv', mediaType: csv, rows, contents: () => swissManagerCsv(list, 'unicode') },
    { name: 'swiss-manager-ascii.csv', mediaType: csv, rows, contents: () => swissManagerCsv(list, 'ascii') },
    { name: 'swiss-manager.txt', mediaType: txt, rows, contents: () => swissManagerTxt(list) },
    { name: 'vega.txt', mediaType: txt, rows, contents: () => vegaTxt(list) },
    ...evidence(list),
    { name: 'site.pack', mediaType: 'application/octet-stream', rows, contents: () => sitePack(list) },
    {
      name: 'datapackage.json',
      mediaType: json,
      rows: 0,
      contents: () => document(frictionlessPackage(list)),
    },
    { name: 'schema.json', mediaType: json, rows: 0, contents: () => document(schemaOf(list)) },
  ];
}

/** By which anyone can work the list out again. */
function evidence(list: Publication): readonly Rendering[] {
  const { audit, events, kept, amendments } = list;
  const { rows, contents } = audit;
  return [
    { name: 'audit.ndjson', mediaType: ndjson, rows, contents },
    { name: 'audit.ndjson.gz', mediaType: gzip, rows, contents: () => gzipped(contents()) },
    { name: 'kept.ndjson', mediaType: ndjson, rows: kept.length, contents: () => keptNdjson(kept) },
    {
      name: 'amendments.ndjson',
      mediaType: ndjson,
      rows: amendments.length,
      contents: () => amendmentsNdjson(amendments),
    },
    ...(events
      ? [{ name: eventsName, mediaType: ndjson, rows: events.rows, contents: events.contents }]
      : []),
    { name: 'report.json', mediaType: json, rows: 0, contents: () => document(reportOf(list)) },
    { name: 'tops.json', mediaType: json, rows: 0, contents: () => topsJson(list) },
  ];
}

const document = (value: object): Chunks => [new TextEncoder().encode(`${JSON.stringify(value, null, 2)}\n`)];
