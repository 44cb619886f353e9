import { closeSync, openSync, readSync, writeSync } from 'node:fs';
import { PRS05 } from '@kuvvet/engine';
import { recompute } from '@kuvvet/office';
import { tellUsage } from '../usage.ts';

const outcome = await recompute({ ratings: chunksOf('list.csv'), games: chunksOf('games.csv') }, PRS05);
if ('finding' in outcome) throw new Error(outcome.finding.code);
const out = openSync('kuvvet.csv', 'w');
for (const bytes of outcome.list) writeSync(out, bytes);
closeSync(out);
tellUsage();

function* chunksOf(path: string): Generator<Uint8Array> {
  const file = openSync(path, 'r');
  const buffer = new Uint8Array(1 << 16);
  for (let read = readSync(file, buffer); read > 0; read = readSync(file, buffer)) {
    yield buffer.subarray(0, read);
  }
  closeSync(file);
}
