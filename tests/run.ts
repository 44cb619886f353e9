import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');

export interface Run {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command line as a user would, under the Node that runs the tests. */
export function kuvvet(
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Run> {
  return new Promise((resolve) => {
    const options = {
      cwd: root,
      env: { ...process.env, LANG: 'en_US.UTF-8', LC_ALL: '', LC_MESSAGES: '', ...environment },
      maxBuffer: 64e6,
    };
    const launch = [join(root, 'launch.js'), './cli/src/main.ts', ...args];
    const child = execFile(process.execPath, launch, options, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, stdout, stderr }),
    );
  });
}

/** Every file under a directory by its path there, in a fixed order. */
export function filesUnder(directory: string): ReadonlyMap<string, Buffer> {
  const paths = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(directory.length + 1))
    .sort();
  return new Map(paths.map((path) => [path, readFileSync(join(directory, path))]));
}
