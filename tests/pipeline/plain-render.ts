import { changesNdjson } from '../../packages/gazette/src/changes-ndjson.ts';
import { plain } from '../../packages/gazette/src/csv.ts';
import type { RatingList, Rendering } from '../../packages/gazette/src/list.ts';
import { listCsv } from '../../packages/gazette/src/list-csv.ts';
import { listNdjson } from '../../packages/gazette/src/list-ndjson.ts';

/**
 * Stands in for the gazette's renderer where months are closed by the thousand: every number of a list, without the
 * files that say it again for other programs. Those are compared where every fault is tried at every call.
 */
export const render = (list: RatingList): readonly Rendering[] => [
  { name: 'list.ndjson', mediaType: '', rows: list.rows.length, contents: () => listNdjson(list) },
  { name: 'list.csv', mediaType: '', rows: list.rows.length, contents: () => listCsv(list, plain) },
  { name: 'changes.ndjson', mediaType: '', rows: list.changes.length, contents: () => changesNdjson(list) },
];
