import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSync } from 'esbuild';

const root = join(import.meta.dirname, '..');

/** A directory that goes away with the work; packages can be loaded from it. */
export async function inWorkshop<T>(work: (directory: string) => T | Promise<T>): Promise<T> {
  const directory = mkdtempSync(join(tmpdir(), 'kuvvet-bench-'));
  try {
    symlinkSync(join(root, 'node_modules'), join(directory, 'node_modules'));
    return await work(directory);
  } finally {
    rmSync(directory, { recursive: true });
  }
}

/** Bundles a program of `bench/children` as a deployment would be: what Node needs for TypeScript is not measured. */
export function bundle(child: string, directory: string): string {
  const outfile = join(directory, `${child}.mjs`);
  buildSync({
    entryPoints: [join(import.meta.dirname, 'children', `${child}.ts`)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    external: ['@duckdb/node-api'],
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    logLevel: 'error',
  });
  return outfile;
}

/** What a process took from its start to its end. */
export interface Taken {
  readonly seconds: number;
  readonly processor: number;
  /** Most memory it had at once. */
  readonly mebibytes: number;
  readonly output: string;
}

/** Runs a bundled program to its end, by Node with these flags. Throws if it fails. */
export function take(
  program: string,
  directory: string,
  args: readonly string[] = [],
  flags: readonly string[] = [],
): Taken {
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, [...flags, program, ...args], {
    cwd: directory,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  const seconds = (performance.now() - start) / 1000;
  const notes = stderr.trimEnd().split('\n');
  const [processor = Number.NaN, mebibytes = Number.NaN] = (notes.at(-1) ?? '').split(' ').map(Number);
  if (status !== 0 || Number.isNaN(mebibytes)) throw new Error(`${program}: ${stderr}`);
  return { seconds, processor, mebibytes, output: stdout };
}
