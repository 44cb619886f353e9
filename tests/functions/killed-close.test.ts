import { Interruption } from '@kuvvet/ledger';
import { turkey } from '@kuvvet/office';
import { publish, publishDue } from '@kuvvet/publish';
import { describe, expect, it, vi } from 'vitest';
import { breaking } from './breaking.ts';
import { submissionOf } from './event.ts';
import { openMonth, publicFiles, rateAll, signaturesOf, smallRegister } from './month.ts';

vi.mock('../../packages/gazette/src/render.ts', () => import('../pipeline/plain-render.ts'));

/** A book with two reports that count and one of the next month, which waits. */
async function full() {
  const month = await openMonth(smallRegister);
  const [first, second] = [submissionOf('A'), submissionOf('B', { first: '0-1' })];
  await rateAll(month, first, second, submissionOf('N', { month: '2026-11' }));
  return month;
}

describe.each([
  ['before its effect', false],
  ['after its effect, before the answer', true],
])('a close that is killed at any port call, %s', (_case, effect) => {
  it('is repaired by the next one', async () => {
    const calls = { next: 0 };
    using whole = await full();
    await publish('2026-10', turkey, breaking(whole, calls, { at: -1, effect }));
    const expected = await publicFiles(whole);
    const signatures = await signaturesOf(whole);
    const total = calls.next;
    expect(total).toBeGreaterThan(60);
    for (let at = 0; at < total; at++) {
      using month = await full();
      calls.next = 0;
      await publish('2026-10', turkey, breaking(month, calls, { at, effect })).catch((error) => {
        expect(error, `call ${at}`).toBeInstanceOf(Interruption);
      });
      await publish('2026-10', turkey, month);
      expect(await publicFiles(month), `call ${at}`).toEqual(expected);
      expect(await signaturesOf(month), `call ${at}`).toEqual(signatures);
      await rateAll(month);
      expect(await month.ledger.head('N'), `call ${at}`).toMatchObject({ period: '2026-11' });
    }
  }, 300_000);

  it('is repaired by the next tick of the clock', async () => {
    const calls = { next: 0 };
    const tick = (hour: string) => `2026-11-01T${hour}:05:00+03:00`;
    using whole = await full();
    await publishDue(tick('00'), turkey, breaking(whole, calls, { at: -1, effect }));
    const expected = await publicFiles(whole);
    const total = calls.next;
    for (let at = 0; at < total; at++) {
      using month = await full();
      calls.next = 0;
      await publishDue(tick('00'), turkey, breaking(month, calls, { at, effect })).catch((error) => {
        expect(error, `call ${at}`).toBeInstanceOf(Interruption);
      });
      await publishDue(tick('01'), turkey, month);
      expect(await publicFiles(month), `call ${at}`).toEqual(expected);
      expect(await publishDue(tick('02'), turkey, month), `call ${at}`).toEqual([]);
    }
  }, 300_000);
});
