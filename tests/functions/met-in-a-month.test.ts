import { openMemoryArchive } from '@kuvvet/gazette/memory';
import { openSqliteLedger } from '@kuvvet/ledger/sqlite';
import { explainPlayer, merge, rebuild, turkey, withdrawalOf } from '@kuvvet/office';
import { describe, expect, it } from 'vitest';
import { examined } from '../office/examined.ts';
import { submissionOf } from './event.ts';
import { history, publishList, ratingsOf } from './history.ts';
import { openMonth, publicFiles, rateAll, stateOf } from './month.ts';

const order = { id: 'one', by: 'officer', reason: 'a word' };

describe('a merge and a correction in one month (M-06, Q-20)', () => {
  /** Three games: not enough for a first rating without those of another event. */
  const few = (tournament: string, player: string, changes: { revision?: number; first?: string } = {}) =>
    submissionOf(tournament, {
      players: [player, '100077', '100078', '100079'],
      rounds: 6,
      ...changes,
      resultOf: (round) => (round > 3 ? '-/-' : '1/2-1/2'),
    });

  it.each([
    ['100011', '100010'],
    ['100010', '100011'],
  ])('keep the performances of both numbers where %s becomes %s', async (leaving, staying) => {
    const merged = await history([few('A', leaving)]);
    expect((await merge({ player: leaving, into: staying }, order, merged)).outcome).toBe('entered');
    await rateAll(merged, few('A', leaving, { revision: 2, first: '0-1' }));
    await publishList('2026-12', merged);
    await rateAll(
      merged,
      submissionOf('B', { month: '2026-12', players: [staying, '100071', '100072', '100073'] }),
    );
    await publishList('2027-01', merged);

    const right = await history(
      [few('A', staying, { first: '0-1' })],
      [],
      [submissionOf('B', { month: '2026-12', players: [staying, '100071', '100072', '100073'] })],
    );
    const rating = (await ratingsOf('2027-01', 'ukd', right))[staying];
    expect(rating).toBeGreaterThan(1000);
    expect((await ratingsOf('2027-01', 'ukd', merged))[staying]).toBe(rating);
  });
});

describe('two events of a month that were both wrong (Q-20)', () => {
  const newcomer = '100010';
  /** Enough for a first rating each, so that both together make it. The first game is the newcomer's. */
  const weak = () => submissionOf('A', { players: ['100071', '100072', newcomer, '100073'] });
  const good = (changes: { revision?: number; first?: string } = {}) =>
    submissionOf('B', { players: ['100074', '100075', newcomer, '100077'], ...changes });
  const better = { first: '0-1' };

  it.each([
    ['A, then B', [withdrawalOf('A', 2)], [good({ revision: 2, ...better })]],
    ['B, then A', [good({ revision: 2, ...better })], [withdrawalOf('A', 2)]],
  ])('come to what is true where they are corrected in two months: %s', async (_case, one, other) => {
    const corrected = await history([weak(), good()], one, other);
    const right = await history([good(better)], [], []);
    expect(await ratingsOf('2027-01', 'ukd', corrected)).toEqual(await ratingsOf('2027-01', 'ukd', right));
  });

  it.each([
    ['A, then B', [withdrawalOf('A', 2), good({ revision: 2, ...better })]],
    ['B, then A', [good({ revision: 2, ...better }), withdrawalOf('A', 2)]],
  ])('come to what is true where they are corrected in one month: %s', async (_case, corrections) => {
    const corrected = await history([weak(), good()], corrections);
    const right = await history([good(better)], []);
    expect(await ratingsOf('2026-12', 'ukd', corrected)).toEqual(await ratingsOf('2026-12', 'ukd', right));
  });

  it('are told alike before and after the close, and found again from the vault (M-15, M-24)', async () => {
    const month = await history([weak(), good()]);
    await rateAll(month, withdrawalOf('A', 2), good({ revision: 2, ...better }));
    const before = await explainPlayer(newcomer, null, turkey, month);
    await publishList('2026-12', month);
    const after = await explainPlayer(newcomer, '2026-12', turkey, month);
    const numbersOf = (told: typeof before) => told.outcome === 'explained' && told.explanation.numbers;
    expect(numbersOf(after)).toEqual(numbersOf(before));
    expect(numbersOf(after)).toMatchObject([
      { after: (await ratingsOf('2026-12', 'ukd', month))[newcomer], entries: [{}, {}] },
    ]);

    expect((await examined(month)).findings).toEqual([]);
    const into = { ledger: openSqliteLedger(':memory:'), lists: openMemoryArchive() };
    const { vault, lists: published } = month;
    const again = await Array.fromAsync(rebuild({ vault, published, into, scratch: openMemoryArchive }));
    expect(again.flatMap(({ findings }) => findings)).toEqual([]);
    expect((await examined({ ...month, ledger: into.ledger })).findings).toEqual([]);
  });
});

describe('a foreign player in a corrected event (U-10, Q-20)', () => {
  it('counts with the FIDE rating the event was published with, whatever the register says by then', async () => {
    const [guest, ...others] = ['100010', '100071', '100072', '100073'];
    const month = await openMonth();
    const entry = (await month.ledger.players([guest])).get(guest);
    if (!entry) throw new Error('no entry');
    const rated = (standard: number | null) => ({
      ...{ ...entry, member: false, federation: 'AZE' },
      fide: { ...entry.fide, standard },
    });
    await month.ledger.putPlayers([rated(1900)]);
    await rateAll(month, submissionOf('A', { players: [guest, ...others] }));
    await publishList('2026-11', month);
    for (const [at, standard] of [2100, null].entries()) {
      await month.ledger.putPlayers([rated(standard)]);
      // The first game is that of the last two seats.
      const first = at === 0 ? '0-1' : '1-0';
      await rateAll(month, submissionOf('A', { players: [guest, ...others], revision: at + 2, first }));
      const [posting] = await Array.fromAsync(month.ledger.postings('2026-11'));
      expect(posting?.amendments.map(({ player }) => player)).toEqual(at === 0 ? others.slice(1) : []);
    }
  });
});

describe('a merge of a number without a licence (M-06, U-10)', () => {
  it('gives the games of the open month to the number that stays, reported before the merge as after it', async () => {
    const [guest, member, ...others] = ['100010', '100075', '100071', '100072', '100073'];
    const opened = async () => {
      const month = await openMonth();
      const entry = (await month.ledger.players([guest])).get(guest);
      if (!entry) throw new Error('no entry');
      const fide = { ...entry.fide, standard: 1900 };
      await month.ledger.putPlayers([{ ...entry, member: false, federation: 'AZE', fide }]);
      return month;
    };
    const merged = async (month: Awaited<ReturnType<typeof openMonth>>) =>
      expect((await merge({ player: guest, into: member }, order, month)).outcome).toBe('entered');
    const event = submissionOf('A', { players: [guest, ...others], resultOf: () => '0-1' });

    const [before, after] = [await opened(), await opened()];
    await rateAll(before, event);
    await merged(before);
    await merged(after);
    await rateAll(after, event);
    const told = await explainPlayer(member, null, turkey, before);
    for (const month of [before, after]) await publishList('2026-11', month);
    const list = await ratingsOf('2026-11', 'ukd', before);
    expect(list).toEqual(await ratingsOf('2026-11', 'ukd', after));
    expect(told).toMatchObject({
      explanation: { numbers: [{ after: list[member], events: [{ games: 6 }] }] },
    });
    expect((await examined(before)).findings).toEqual([]);
  });

  const guest = '100010';
  const withGuest = async () => {
    const month = await openMonth();
    const entry = (await month.ledger.players([guest])).get(guest);
    if (entry) await month.ledger.putPlayers([{ ...entry, member: false, federation: 'AZE' }]);
    return month;
  };

  it('is refused where a tournament of the month has both', async () => {
    const month = await withGuest();
    await rateAll(month, submissionOf('A', { players: [guest, '100071', '100072', '100073'] }));
    expect(await merge({ player: guest, into: '100071' }, order, month)).toEqual({
      ...{ outcome: 'refused', because: 'met', tournament: 'A' },
    });
    expect((await merge({ player: guest, into: '100074' }, order, month)).outcome).toBe('entered');
  });

  it('is refused where it would stay in place of a licence holder (U-02)', async () => {
    const month = await withGuest();
    const wrong = await merge({ player: '100011', into: guest }, order, month);
    expect(wrong).toEqual({ outcome: 'refused', because: 'licence-only-there' });
    expect((await merge({ player: guest, into: '100011' }, order, month)).outcome).toBe('entered');
  });
});

describe('an event in which nobody played (U-07)', () => {
  it('is no event of the list: neither counted in its report nor told beside it', async () => {
    const month = await openMonth();
    await rateAll(month, submissionOf('Z', { first: '-/-', resultOf: () => '-/-' }));
    expect(await stateOf(month, 'Z')).toBe('rated');
    await publishList('2026-11', month);
    const files = await publicFiles(month);
    const fileOf = (name: string) =>
      Object.entries(files).find(([key]) => key.startsWith('lists/ukd/') && key.endsWith(`/${name}`))?.[1];
    expect(fileOf('events.ndjson')).toBe('');
    expect(JSON.parse(fileOf('report.json') ?? '')).toMatchObject({ events: 0, games: 0 });
  });
});
