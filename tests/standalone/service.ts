import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../run.ts';

/** The service as `npm start` runs it, in a process of its own. */
export interface Service {
  readonly url: string;
  /** Everything it has printed so far. */
  printed(): string;
  /** Interrupts it as Ctrl-C does; its exit code. */
  stop(): Promise<number | null>;
}

export function startService(args: readonly string[]): Promise<Service> {
  const child = spawn(
    process.execPath,
    [join(root, 'launch.js'), './standalone/src/main.ts', '--port', '0', ...args],
    { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let printed = '';
  const exited = new Promise<number | null>((resolve) => child.on('exit', resolve));
  return new Promise((resolve, reject) => {
    const hear = (bytes: Buffer) => {
      printed += bytes;
      const url = /is up at (\S+)[\s\S]*Ctrl-C/.exec(printed)?.[1];
      if (url) resolve({ url, printed: () => printed, stop: () => interrupt(child, exited) });
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    void exited.then((code) => reject(new Error(`exited with ${code}: ${printed}`)));
  });
}

function interrupt(child: ChildProcess, exited: Promise<number | null>): Promise<number | null> {
  child.kill('SIGINT');
  return exited;
}
