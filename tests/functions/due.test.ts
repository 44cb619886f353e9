import { Interruption } from '@kuvvet/ledger';
import { turkey } from '@kuvvet/office';
import { publishDue } from '@kuvvet/publish';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Workshop } from '../../cli/src/workshop.ts';
import { hoursOverdue } from '../../functions/publish/src/overdue.ts';
import { openMonth } from './month.ts';

const firstTick = '2026-11-01T00:05:00+03:00';

describe('hours overdue', () => {
  let month: Workshop;
  beforeEach(async () => {
    month = await openMonth();
  });
  afterEach(() => month[Symbol.dispose]());

  it.each([
    ['while the month lasts', '2026-10-12T12:00:00+03:00', 0],
    ['in its last minute in Istanbul', '2026-10-31T23:59:59+03:00', 0],
    ['in the first hour after it', '2026-11-01T00:35:00+03:00', 0],
    ['in the morning', '2026-11-01T04:35:00+03:00', 4],
    ['at noon', '2026-11-01T12:35:00+03:00', 12],
    ['a day later', '2026-11-02T00:35:00+03:00', 24],
    ['when the next month is over too', '2026-12-01T01:35:00+03:00', 30 * 24 + 1],
    ['over the end of the year', '2027-01-01T00:35:00+03:00', 61 * 24],
  ])('%s', async (_when, instant, hours) => {
    expect(await hoursOverdue(instant, turkey, month)).toBe(hours);
  });

  it('count as the clocks of the federation go, one less on the night they are put forward', async () => {
    const berlin = { ...turkey, timeZone: 'Europe/Berlin' };
    const ledger = { ...month.ledger, current: async () => '2026-02' };
    const at = (instant: string) => hoursOverdue(instant, berlin, { ...month, ledger });
    expect(await at('2026-03-29T00:30:00Z')).toBe(28 * 24 + 1);
    expect(await at('2026-03-29T01:30:00Z')).toBe(28 * 24 + 3);
  });

  it('end when the month is published', async () => {
    await publishDue(firstTick, turkey, month);
    expect(await hoursOverdue('2026-11-01T04:35:00+03:00', turkey, month)).toBe(0);
  });

  it('go on while the book is turned but readers are not pointed to its lists', async () => {
    const lists = {
      ...month.lists,
      replace: async () => {
        throw new Interruption('out of reach');
      },
    };
    await expect(publishDue(firstTick, turkey, { ...month, lists })).rejects.toThrow('out of reach');
    expect(await month.ledger.current()).toBe('2026-11');
    expect(await hoursOverdue('2026-11-01T04:35:00+03:00', turkey, month)).toBe(4);
  });

  it('are none before the first book', async () => {
    const ledger = { ...month.ledger, current: async () => null };
    expect(await hoursOverdue('2030-01-01T00:00:00Z', turkey, { ...month, ledger })).toBe(0);
  });
});
