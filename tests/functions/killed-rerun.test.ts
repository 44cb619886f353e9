import { Interruption } from '@kuvvet/ledger';
import { rerunBookKey, turkey } from '@kuvvet/office';
import { rerun } from '@kuvvet/publish';
import { expect, it, vi } from 'vitest';
import { breaking } from './breaking.ts';
import { submissionOf } from './event.ts';
import { publishList } from './history.ts';
import { openMonth, publicFiles, rateAll, smallRegister } from './month.ts';

vi.mock('../../packages/gazette/src/render.ts', () => import('../pipeline/plain-render.ts'));

const order = { by: 'officer', reason: 'Bir sonuç düzeltildi.' };
const now = () => '2026-11-05T09:00:00.000Z';

// Dying after the effect of a call is dying before the next one.
it('a list that is made again is repaired by the same order when killed at any port call', async () => {
  const calls = { next: 0 };
  const corrected = async () => {
    const month = await openMonth(smallRegister);
    await rateAll(month, submissionOf('A'));
    await publishList('2026-11', month);
    await rateAll(month, submissionOf('A', { revision: 2, first: '0-1' }));
    calls.next = 0;
    return month;
  };
  using whole = await corrected();
  await rerun('2026-10', order, turkey, { ...breaking(whole, calls, { at: -1, effect: false }), now });
  const expected = await publicFiles(whole);
  const total = calls.next;
  expect(total).toBeGreaterThan(60);
  for (let at = 0; at < total; at++) {
    using month = await corrected();
    const broken = { ...breaking(month, calls, { at, effect: false }), now };
    await rerun('2026-10', order, turkey, broken).catch((error) => {
      expect(error, `call ${at}`).toBeInstanceOf(Interruption);
    });
    await rerun('2026-10', order, turkey, { ...month, now });
    expect(await publicFiles(month), `call ${at}`).toEqual(expected);
    expect((await month.ledger.book('2026-10'))?.revised, `call ${at}`).toHaveLength(1);
    expect(await month.vault.get(rerunBookKey('2026-10', 2)), `call ${at}`).not.toBeNull();
  }
}, 300_000);
