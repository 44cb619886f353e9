import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { gzipped } from '../../packages/gazette/src/gzip.ts';
import { tellUsage } from '../usage.ts';

const plain = process.argv.slice(2).map((name) => gunzipSync(readFileSync(name)));
const before = process.cpuUsage();
await Promise.all(plain.map(compress));
const { user, system } = process.cpuUsage(before);
process.stdout.write(`${(user + system) / 1e6}`);
tellUsage();

async function compress(bytes: Uint8Array, nth: number) {
  const file = openSync(`again.${nth}.gz`, 'w');
  for await (const chunk of gzipped(inChunks(bytes))) writeSync(file, chunk);
  closeSync(file);
}

function* inChunks(bytes: Uint8Array, size = 1 << 16): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
