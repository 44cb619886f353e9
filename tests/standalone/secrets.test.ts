import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSecrets } from '../../standalone/src/secrets.ts';

const rivals = [0, 1, 2, 3];

describe('the secrets of an installation that several programs open at once', () => {
  let data: string;
  beforeEach(() => {
    data = mkdtempSync(join(tmpdir(), 'kuvvet-secrets-'));
  });
  afterEach(() => rmSync(data, { recursive: true }));

  it('are one set of keys, and what each of them registers stays', async () => {
    const path = join(data, 'secrets.json');
    const begin = new SharedArrayBuffer(4);
    const workers = rivals.map(
      (rival) =>
        new Worker(new URL('./secrets-rival.ts', import.meta.url), { workerData: { path, rival, begin } }),
    );
    await Promise.all(workers.map((worker) => new Promise((ready) => worker.once('online', ready))));
    const told = workers.map(
      (worker) => new Promise((done, fail) => worker.once('message', done).once('error', fail)),
    );
    const flag = new Int32Array(begin);
    Atomics.store(flag, 0, 1);
    Atomics.notify(flag, 0);
    const keys = await Promise.all(told);

    const secrets = openSecrets(path);
    expect(new Set(keys)).toEqual(new Set([Buffer.from(secrets.licenceKey).toString('hex')]));
    const names = rivals.flatMap((rival) => [0, 1, 2, 3, 4].map((at) => `${rival}-${at}`));
    expect(names.filter((name) => secrets.keysOf(`sender-${name}`).length === 0)).toEqual([]);
    expect(names.filter((name) => secrets.subscriberKeysOf(`subscriber-${name}`).length === 0)).toEqual([]);
    for (const name of readdirSync(data)) expect(statSync(join(data, name)).mode & 0o077).toBe(0);
  });
});
