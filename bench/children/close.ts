import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { PRS05 } from '@kuvvet/engine';
import { readStateColumns, stateChunks } from '@kuvvet/gazette';
import type { Posting } from '@kuvvet/ledger';
import { closeBook, composeList, toRegisterColumns } from '@kuvvet/office';
import { plain } from '../../packages/gazette/src/csv.ts';
import { gzipped } from '../../packages/gazette/src/gzip.ts';
import { listCsv } from '../../packages/gazette/src/list-csv.ts';
import { listNdjson } from '../../packages/gazette/src/list-ndjson.ts';
import { unpackResults } from '../../packages/ledger/src/results.ts';
import { peopleOf } from '../people.ts';
import { tellUsage } from '../usage.ts';

const phases: Record<string, number> = {};
const begun =
  (name: string, before = process.cpuUsage()) =>
  () => {
    const { user, system } = process.cpuUsage(before);
    phases[name] = (user + system) / 1e6;
  };

const read = begun('read the state');
const before = readStateColumns(readFileSync('state.ndjson'));
read();
// A ledger has its people: making them up once more tells what of the next phase is no part of a close.
const invent = begun('invent people');
const started = performance.now();
for (const _ of peopleOf(before.numbers));
const invented = (performance.now() - started) / 1000;
invent();
const enrol = begun('invent people again and keep the register in columns');
const register = toRegisterColumns(peopleOf(before.numbers));
enrol();
const fold = begun('unpack and fold');
const closed = await closeBook(before, postings(), [], PRS05);
fold();
const state = begun('write the state');
await keep('state.next.ndjson', stateChunks('2026-11', closed.after));
state();
const compose = begun('compose the list');
const list = composeList('ukd', '2026-11', closed, register, PRS05);
compose();
const lists = begun('write list.csv.gz and list.ndjson.gz');
await Promise.all([
  keep('list.csv.gz', gzipped(listCsv(list, plain))),
  keep('list.ndjson.gz', gzipped(listNdjson(list))),
]);
lists();
process.stdout.write(JSON.stringify({ rows: list.rows.length, phases, invented }));
tellUsage();

/** Unpacked one by one, as a ledger gives them. */
function* postings(): Generator<Posting> {
  const bytes = readFileSync('postings.bin');
  for (let at = 0, nth = 0; at < bytes.length; nth++) {
    const length = bytes.readUInt32LE(at);
    const results = unpackResults(bytes.subarray(at + 4, at + 4 + length));
    at += 4 + length;
    yield {
      ...{ period: '2026-10', tournament: `T${nth}`, revision: 1, type: 'ukd', basis: '2026-10' },
      ...{ start: '2026-10-03', games: 140, assessment: '', results, reverses: null, amendments: [] },
    };
  }
}

async function keep(name: string, chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) {
  const file = openSync(name, 'w');
  for await (const chunk of chunks) writeSync(file, chunk);
  closeSync(file);
}
