import { accept } from '@kuvvet/ingest';
import { turkey } from '@kuvvet/office';
import { createRequestQueue } from '@kuvvet/standalone';
import { describe, expect, it } from 'vitest';
import { work } from '../../standalone/src/worker.ts';
import { submissionOf } from '../functions/event.ts';
import { openMonth, rateAll, smallRegister, stateOf } from '../functions/month.ts';

describe('a worker that starts', () => {
  it('says of a held revision that a later one counts, where the worker before died ahead of it', async () => {
    const month = await openMonth(smallRegister);
    const strangers = ['100001', '100002', '100003', '100020'];
    await rateAll(month, submissionOf('A', { players: strangers }));
    expect(await stateOf(month, 'A')).toBe('held');
    const dying = { ...month.ledger, receipts: () => Promise.reject(new Error('killed')) };
    await accept(submissionOf('A', { revision: 2 }), 'arbiter', month);
    await rateAll({ ...month, ledger: dying });
    expect(await stateOf(month, 'A', 2)).toBe('rated');

    const stop = new AbortController();
    const restarted = { ...month, queue: createRequestQueue() };
    await work(restarted, turkey, stop.signal, () => stop.abort());
    expect(await stateOf(month, 'A')).toBe('superseded');
    month[Symbol.dispose]();
  });
});
