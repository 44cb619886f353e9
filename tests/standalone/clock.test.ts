import { accept } from '@kuvvet/ingest';
import { Interruption } from '@kuvvet/ledger';
import { turkey } from '@kuvvet/office';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Workshop } from '../../cli/src/workshop.ts';
import { startClock } from '../../standalone/src/clock.ts';
import { toldHour } from '../../standalone/src/talk.ts';
import { submissionOf } from '../functions/event.ts';
import { openMonth, rateAll, stateOf } from '../functions/month.ts';

const hour = 3_600_000;

describe('the clock of one machine', () => {
  let month: Workshop;
  let said: string[];
  let stop = () => {};
  beforeEach(async () => {
    month = await openMonth();
    said = [];
    vi.useFakeTimers({
      toFake: ['setInterval', 'clearInterval', 'Date'],
      now: new Date('2026-10-12T09:30:00Z'),
    });
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
    month[Symbol.dispose]();
  });

  const start = (changes: Partial<Workshop> = {}) => {
    stop = startClock({ ...month, ...changes }, turkey, (event) => said.push(toldHour(event)));
  };
  const takeIn = (tournament: string, changes = {}) =>
    accept(submissionOf(tournament, changes), 'arbiter', { ...month, queue: { send: async () => {} } });
  const saying = (line: string) => vi.waitFor(() => expect(said).toContain(line));

  it('asks after an hour for what is not rated, and names it', async () => {
    await takeIn('A');
    start();
    await vi.advanceTimersByTimeAsync(hour);
    await saying(
      '  A.1 still received since 2026-10-12T09:30:00.000Z, asked again / hâlâ bekliyor, yeniden istendi',
    );
    await rateAll(month);
    expect(await stateOf(month, 'A')).toBe('rated');
  });

  it('rates what was parked when another program closed the month', async () => {
    await takeIn('N', { month: '2026-11' });
    await rateAll(month, submissionOf('N', { month: '2026-11' }));
    vi.setSystemTime(new Date('2026-10-31T21:05:00Z'));
    start({ queue: { ...month.queue, send: async () => {} } });
    await saying('  published the lists of 2026-11');
    stop();
    said = [];
    start();
    await saying(
      '  N.1 still parked since 2026-10-12T09:30:00.000Z, asked again / hâlâ bekliyor, yeniden istendi',
    );
    await rateAll(month);
    expect(await month.ledger.head('N')).toMatchObject({ period: '2026-11' });
  });

  it('says which list has become shorter, and by how much', async () => {
    vi.setSystemTime(new Date('2026-11-01T12:00:00Z'));
    start();
    await saying('  published the lists of 2026-11');
    const players = await month.ledger.players(['100001']);
    await month.ledger.putPlayers([...players.values()].map((player) => ({ ...player, listed: false })));
    vi.setSystemTime(new Date('2026-12-01T12:00:00Z'));
    await vi.advanceTimersByTimeAsync(hour);
    await vi.waitFor(() =>
      expect(said.at(-1)).toMatch(
        /^ {2}published the lists of 2026-12\n {2}UKD has fewer rows than before: (\d+) -> \d+, see docs\/runbook\.md \/ satırlar azaldı/,
      ),
    );
  });

  it('sweeps although the close fails, and goes on the next hour', async () => {
    await takeIn('A');
    vi.setSystemTime(new Date('2026-11-01T12:00:00Z'));
    const broken = {
      ...month.ledger,
      seal: async () => {
        throw new Interruption('out of reach');
      },
    };
    start({ ledger: broken });
    await saying('fault ledger.interruption: out of reach');
    await saying(
      '  A.1 still received since 2026-10-12T09:30:00.000Z, asked again / hâlâ bekliyor, yeniden istendi',
    );
    const first = said.length;
    await vi.advanceTimersByTimeAsync(hour);
    await vi.waitFor(() => expect(said.length).toBe(2 * first));
  });

  it('stops when told to', async () => {
    start();
    stop();
    await takeIn('A');
    await vi.advanceTimersByTimeAsync(5 * hour);
    expect(said).toEqual([]);
  });
});
