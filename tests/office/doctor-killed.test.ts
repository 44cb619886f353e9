import { Interruption } from '@kuvvet/ledger';
import { turkey } from '@kuvvet/office';
import { publish } from '@kuvvet/publish';
import { expect, it, vi } from 'vitest';
import { breaking } from '../functions/breaking.ts';
import { submissionOf } from '../functions/event.ts';
import { openMonth, rateAll, smallRegister } from '../functions/month.ts';
import { examined } from './examined.ts';

vi.mock('../../packages/gazette/src/render.ts', () => import('../pipeline/plain-render.ts'));

it('an installation has at most an unfinished close after a publisher died at any port call', async () => {
  const calls = { next: 0 };
  const ready = async () => {
    const month = await openMonth(smallRegister);
    await rateAll(month, submissionOf('A'), submissionOf('N', { month: '2026-11' }));
    calls.next = 0;
    return month;
  };
  using whole = await ready();
  await publish('2026-10', turkey, breaking(whole, calls, { at: -1, effect: false }));
  const total = calls.next;
  let unfinished = 0;
  for (let at = 0; at < total; at++) {
    using month = await ready();
    await publish('2026-10', turkey, breaking(month, calls, { at, effect: false })).catch((error) => {
      expect(error).toBeInstanceOf(Interruption);
    });
    const { findings } = await examined(month);
    const others = findings.filter(
      ({ code, severity }) => code !== 'audit.unfinished' || severity !== 'notice',
    );
    expect(others, `call ${at}`).toEqual([]);
    if (findings.length > 0) unfinished++;
    await publish('2026-10', turkey, month);
    await rateAll(month);
    expect((await examined(month)).findings, `call ${at}`).toEqual([]);
  }
  expect(unfinished).toBeGreaterThan(total / 2);
}, 300_000);
