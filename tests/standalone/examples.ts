import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../run.ts';

/** A program that shows authors how to send. */
export interface Example {
  readonly file: string;
  /** What it cannot run without, and how a shell finds it. */
  readonly needs: Readonly<Record<string, string>>;
  readonly build?: readonly [command: string, ...args: string[]];
  readonly run: readonly [command: string, ...args: string[]];
  /** Kinds of keys, by their beginnings. */
  readonly signsWith: readonly string[];
}

const there = (command: string) => `command -v ${command}`;
const source = (name: string) => join(root, 'docs/integrations', name);

/** All there are; what has to be compiled goes to a folder. */
export const examples = (folder: string): readonly Example[] => [
  {
    file: 'curl.sh',
    needs: {
      bash: there('bash'),
      curl: there('curl'),
      'OpenSSL 3': 'openssl version | grep -q "OpenSSL [3-9]"',
    },
    run: ['bash', source('curl.sh')],
    signsWith: ['whsec_', 'whsk_'],
  },
  {
    file: 'send.py',
    needs: { python3: there('python3') },
    run: ['python3', source('send.py')],
    signsWith: ['whsec_'],
  },
  {
    file: 'send.mjs',
    needs: {},
    run: [process.execPath, source('send.mjs')],
    signsWith: ['whsec_', 'whsk_'],
  },
  {
    file: 'Send.pas',
    needs: { 'Free Pascal': there('fpc') },
    build: ['fpc', `-FE${folder}`, `-o${join(folder, 'pascal')}`, source('Send.pas')],
    run: [join(folder, 'pascal')],
    signsWith: ['whsec_'],
  },
  {
    file: 'Send.cs',
    needs: { Mono: `${there('mcs')} && ${there('mono')}` },
    build: [
      'mcs',
      '-langversion:7.2',
      '-r:System.Net.Http.dll',
      '-r:System.Runtime.Serialization.dll',
      `-out:${join(folder, 'Send.exe')}`,
      source('Send.cs'),
    ],
    run: ['mono', join(folder, 'Send.exe')],
    signsWith: ['whsec_'],
  },
];

/** What this machine lacks to run an example. */
export const missing = ({ needs }: Example) =>
  Object.entries(needs)
    .filter(([, found]) => spawnSync('sh', ['-c', found]).status !== 0)
    .map(([name]) => name);
