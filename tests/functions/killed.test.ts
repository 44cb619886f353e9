import { accept } from '@kuvvet/ingest';
import { Interruption } from '@kuvvet/ledger';
import { turkey } from '@kuvvet/office';
import { rate } from '@kuvvet/rate';
import { describe, expect, it } from 'vitest';
import type { Workshop } from '../../cli/src/workshop.ts';
import { submissionOf } from './event.ts';
import { type Fault, faulty } from './faulty.ts';
import { openMonth, smallRegister } from './month.ts';

const first = submissionOf('A');
const second = submissionOf('A', { revision: 2, first: '0-1' });

/** Everything that decides a list, after both revisions were taken in and rated. */
async function bookOf({ ledger }: Workshop) {
  const postings = [];
  for await (const posting of ledger.postings('2026-10')) postings.push(posting);
  const receipts = await ledger.receipts('A');
  return {
    postings,
    head: await ledger.head('A'),
    states: receipts.map(({ state, findings }) => ({ state, findings })),
    news: (await Array.fromAsync(ledger.untold())).map(({ revision, state }) => ({ revision, state })),
  };
}

/** A sender that repeats until it has its 202, and a queue that delivers until a request is rated. */
async function handIn(month: Workshop, ports: Workshop, submission: typeof first) {
  const again = async <T>(once: (ports: Workshop) => Promise<T>) => once(ports).catch(() => once(month));
  const { outcome, receipt } = await again((ports) => accept(submission, 'arbiter', ports));
  expect(outcome).toBe('accepted');
  expect(await month.vault.get(`submissions/${receipt.digest}`)).not.toBeNull();
  const request = month.queue.take()[0] ?? receipt;
  return again((ports) => rate(request, turkey, ports));
}

describe.each([
  ['before its effect', false],
  ['after its effect, before the answer', true],
])('a report taken in and rated while a port call dies, %s', (_case, effect) => {
  it('is counted exactly once, as the highest revision', async () => {
    const calls = { next: 0 };
    const through = (month: Workshop, fault: Fault): Workshop => ({
      ...month,
      ledger: faulty(month.ledger, calls, fault),
      vault: faulty(month.vault, calls, fault),
      queue: faulty(month.queue, calls, fault),
    });
    const whole = await openMonth(smallRegister);
    const never = through(whole, { at: -1, effect });
    for (const submission of [first, second]) await handIn(whole, never, submission);
    const expected = await bookOf(whole);
    expect(expected.head).toMatchObject({ revision: 2 });
    expect(expected.postings).toHaveLength(1);
    // Subscribers are still to be told of it, however it was cut short.
    expect(expected.news).toContainEqual({ revision: 2, state: 'rated' });
    const total = calls.next;

    for (let at = 0; at < total; at++) {
      const month = await openMonth(smallRegister);
      calls.next = 0;
      const ports = through(month, { at, effect });
      for (const submission of [first, second]) await handIn(month, ports, submission);
      expect(await bookOf(month), `call ${at}`).toEqual(expected);
      month[Symbol.dispose]();
    }
    whole[Symbol.dispose]();
  });

  it('lets the fault show as one that may pass', async () => {
    const month = await openMonth(smallRegister);
    const ports = { ...month, vault: faulty(month.vault, { next: 0 }, { at: 0, effect }) };
    await expect(accept(first, 'arbiter', ports)).rejects.toBeInstanceOf(Interruption);
    month[Symbol.dispose]();
  });
});
