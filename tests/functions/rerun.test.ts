import { latestKey, manifestName, readLatest, readManifest, readRelease, releaseKey } from '@kuvvet/gazette';
import { award, merge, readRerunBook, rerunBookKey, turkey, withdrawalOf } from '@kuvvet/office';
import { publish, rehearseRerun, rerun } from '@kuvvet/publish';
import { describe, expect, it } from 'vitest';
import type { Workshop } from '../../cli/src/workshop.ts';
import { submissionOf } from './event.ts';
import { history, publishList, ratingsOf } from './history.ts';
import { publicFiles, rateAll } from './month.ts';

const strong = ['100071', '100072', '100073', '100074'];
const order = { by: 'officer', reason: 'Bir sonuç düzeltildi.' };
const won = (changes: Parameters<typeof submissionOf>[1] = {}) =>
  submissionOf('A', { players: strong, first: '1-0', ...changes });
const lost = (changes: Parameters<typeof submissionOf>[1] = {}) => won({ first: '0-1', ...changes });
const other = submissionOf('O', { players: strong, resultOf: () => '1-0' });

const types = ['ukd', 'uhs', 'uys'] as const;

const electionsOf = async ({ ledger }: Workshop, period = '2026-10') => {
  const book = await ledger.book(period);
  return [book?.elected, ...(book?.revised ?? []).map(({ election }) => election)];
};

/** Where it stands which revision of a tournament counts. */
const ofEvents = ['events.ndjson', 'site.pack'];

/** What a revision of the November lists says of everybody, without what it says of itself and of tournaments' revisions. */
async function rowsOf(workshop: Workshop, revision = 1): Promise<Record<string, string>> {
  const manifests = (await electionsOf(workshop))[revision - 1]?.manifests;
  const files: Record<string, string> = {};
  for (const type of types) {
    const release = { type, period: '2026-11', digest: manifests?.[type] ?? '' };
    const reading = await readRelease(workshop.lists, releaseKey(release, manifestName));
    expect(reading.damage).toEqual([]);
    for (const { name, bytes } of reading.files.filter((file) => !ofEvents.includes(file.name)))
      files[`${type}/${name}`] = Buffer.from(bytes).toString('base64');
  }
  return files;
}

/** The lists in force, without what tells of all lists there ever were. */
const listFiles = async (workshop: Workshop) =>
  Object.entries(await publicFiles(workshop)).filter(([key]) => !/calendar|feed/.test(key));

async function pointerOf({ lists }: Workshop) {
  const stored = await lists.get(latestKey('ukd'));
  return stored && readLatest(stored.bytes);
}

async function manifestOf(workshop: Workshop, revision: number) {
  const digest = (await electionsOf(workshop))[revision - 1]?.manifests.ukd ?? '';
  const stored = await workshop.vault.get(`manifests/${digest}`);
  return { digest, manifest: stored && readManifest(stored.bytes) };
}

describe('a list made again (Q-20)', () => {
  it.each<[string, () => Promise<Workshop>, () => Promise<Workshop>]>([
    [
      'a corrected result',
      async () => {
        const month = await history([won(), other]);
        await rateAll(month, lost({ revision: 2 }));
        return month;
      },
      () => history([lost(), other]),
    ],
    [
      'a correction in a book that was published since, and corrected back and forth',
      () => history([won(), other], [lost({ revision: 2 }), won({ revision: 3 })], [lost({ revision: 4 })]),
      () => history([lost(), other]),
    ],
    [
      'a tournament that was taken back',
      async () => {
        const month = await history([won(), other]);
        await rateAll(month, withdrawalOf('A', 2));
        return month;
      },
      () => history([other]),
    ],
    [
      'a tournament that turned out to be rapid',
      async () => {
        const month = await history([won(), other]);
        await rateAll(month, won({ revision: 2, timeControl: '900+10' }));
        return month;
      },
      () => history([won({ timeControl: '900+10' }), other]),
    ],
    [
      'a first rating that rests on a corrected event',
      async () => {
        const players = ['100075', '100010', '100077', '100078', '100079', '100080'];
        const month = await history([submissionOf('F', { players, rounds: 5, resultOf: () => '1-0' })]);
        await rateAll(month, submissionOf('F', { players, rounds: 5, resultOf: () => '0-1', revision: 2 }));
        return month;
      },
      () => {
        const players = ['100075', '100010', '100077', '100078', '100079', '100080'];
        return history([submissionOf('F', { players, rounds: 5, resultOf: () => '0-1' })]);
      },
    ],
  ])('is as if it had been right from the beginning: %s', async (_case, wrong, right) => {
    const month = await wrong();
    const first = await rowsOf(month);
    expect(await rerun('2026-10', order, turkey, month)).toMatchObject({
      outcome: 'revised',
      list: '2026-11',
    });
    expect(await rowsOf(month, 2)).toEqual(await rowsOf(await right()));
    expect(await rowsOf(month, 1)).toEqual(first);
    expect(await rowsOf(month, 2)).not.toEqual(first);
  });

  it('says what it is, of what and why, and follows the same list as the first', async () => {
    const month = await history([won()], [submissionOf('N', { month: '2026-11', players: strong })]);
    await rateAll(month, submissionOf('N', { month: '2026-11', players: strong, revision: 2, first: '0-1' }));
    await rerun('2026-11', order, turkey, month);
    const [first, second] = await electionsOf(month, '2026-11');
    const read = async (digest = '') => {
      const stored = await month.vault.get(`manifests/${digest}`);
      return stored && readManifest(stored.bytes);
    };
    expect(await read(first?.manifests.ukd)).toMatchObject({ revision: 1, revises: null, reason: null });
    expect(await read(second?.manifests.ukd)).toMatchObject({
      ...{ revision: 2, revises: first?.manifests.ukd, reason: order.reason },
      previous: (await read(first?.manifests.ukd))?.previous,
    });
    const told = await month.vault.get(rerunBookKey('2026-11', 2));
    expect(told && readRerunBook(told.bytes)).toMatchObject({
      ...order,
      period: '2026-11',
      election: second,
    });
  });

  it('leaves what was rated against the first: steps, states, the next list and its predecessor', async () => {
    const month = async () => {
      const corrected = await history([won()]);
      await rateAll(corrected, lost({ revision: 2 }));
      return corrected;
    };
    const [without, again] = [await month(), await month()];
    await rerun('2026-10', order, turkey, again);
    for (const each of [without, again]) await publishList('2026-12', each);
    expect(await listFiles(again)).toEqual(await listFiles(without));
    expect(await again.ledger.standings(strong)).toEqual(await without.ledger.standings(strong));
    const [first] = await electionsOf(again);
    expect(await pointerOf(again)).toMatchObject({ period: '2026-12', revision: 1 });
    const { sha256 = '' } = (await pointerOf(again)) ?? {};
    const stored = await again.vault.get(`manifests/${sha256}`);
    expect(stored && readManifest(stored.bytes)).toMatchObject({ previous: first?.manifests.ukd });
    expect(await ratingsOf('2026-12', 'ukd', again)).toEqual(await ratingsOf('2026-12', 'ukd', without));
  });

  it('shows nobody who asked to be left out since, and people by their names of today', async () => {
    const month = await history([won()]);
    const [hidden, renamed] = await Promise.all(
      ['100071', '100072'].map(async (number) => (await month.ledger.players([number])).get(number)),
    );
    if (!hidden || !renamed) throw new Error('not in the sample');
    await month.ledger.putPlayers([
      { ...hidden, listed: false },
      { ...renamed, name: 'YENİ, Ad' },
    ]);
    const rehearsed = await rehearseRerun('2026-10', month);
    expect(rehearsed?.ukd).toMatchObject([
      { player: '100071', after: null },
      { player: '100072', after: { name: 'YENİ, Ad' } },
    ]);
    await rerun('2026-10', order, turkey, month);
    const digest = (await electionsOf(month))[1]?.manifests.ukd;
    const list = await month.lists.get(`lists/ukd/2026-11/${digest}/list.csv`);
    const text = Buffer.from(list?.bytes ?? []).toString();
    expect(text).not.toContain('100071');
    expect(text).toContain('100072,"YENİ, Ad"');
  });

  it('keeps what an officer entered into the book', async () => {
    const entered = async (submission: ReturnType<typeof won>) => {
      const month = await history();
      const act = { id: 'one', ...order };
      await award({ kind: 'points', player: '100071', type: 'ukd', points: 15 }, act, turkey.ruleSet, month);
      await merge({ player: '100010', into: '100075' }, { ...act, id: 'two' }, month);
      const players = ['100010', '100077', '100078', '100079'];
      await rateAll(month, submission, submissionOf('M', { players }));
      await publishList('2026-11', month);
      return month;
    };
    const month = await entered(won());
    await rateAll(month, lost({ revision: 2 }));
    await rerun('2026-10', order, turkey, month);
    expect(await rowsOf(month, 2)).toEqual(await rowsOf(await entered(lost())));
  });

  it('can be made a third time, each revision naming the one before', async () => {
    const month = await history([won()]);
    await rateAll(month, lost({ revision: 2 }));
    await rerun('2026-10', order, turkey, month);
    await rateAll(month, won({ revision: 3, resultOf: () => '1-0' }));
    expect(await rerun('2026-10', order, turkey, month)).toMatchObject({ rerun: { revision: 3 } });
    const [second, third] = [await manifestOf(month, 2), await manifestOf(month, 3)];
    expect(third.manifest).toMatchObject({ revision: 3, revises: second.digest });
    expect(await pointerOf(month)).toMatchObject({ revision: 3, sha256: third.digest });
  });

  it('points readers to it while its month is the newest, and no late publisher points them back', async () => {
    const month = await history([won()]);
    await rateAll(month, lost({ revision: 2 }));
    await rerun('2026-10', order, turkey, month);
    await publish('2026-10', turkey, month, { drain: false });
    expect(await pointerOf(month)).toMatchObject({ period: '2026-11', revision: 2 });
    await publishList('2026-12', month);
    await rateAll(month, won({ revision: 3 }));
    expect(await rerun('2026-10', order, turkey, month)).toMatchObject({ outcome: 'revised' });
    expect(await pointerOf(month)).toMatchObject({ period: '2026-12', revision: 1 });
  });

  it('is not made where nothing would be other', async () => {
    const month = await history([won()]);
    const before = await publicFiles(month);
    expect(await rerun('2026-10', order, turkey, month)).toEqual({
      ...{ outcome: 'unchanged', list: '2026-11', revision: 1 },
    });
    expect(await publicFiles(month)).toEqual(before);
    expect((await month.ledger.book('2026-10'))?.revised).toEqual([]);
  });

  it('is one revision for two officers at once, with the reason of the first', async () => {
    const month = await history([won()]);
    await rateAll(month, lost({ revision: 2 }));
    const orders = ['one', 'two', 'three'].map((by) => ({ by, reason: `by ${by}` }));
    const outcomes = await Promise.all(orders.map((each) => rerun('2026-10', each, turkey, month)));
    const { revised = [] } = (await month.ledger.book('2026-10')) ?? {};
    expect(revised).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.outcome === 'revised') expect(outcome.rerun).toEqual(revised[0]);
      else expect(outcome).toMatchObject({ outcome: 'unchanged', revision: 2 });
    }
    const { digest, manifest } = await manifestOf(month, 2);
    expect(await pointerOf(month)).toMatchObject({ sha256: digest });
    expect(manifest?.reason).toBe(revised[0]?.reason);
  });

  it('waits for corrections that are still queued', async () => {
    const month = await history([won()]);
    const { accept } = await import('@kuvvet/ingest');
    await accept(lost({ revision: 2 }), 'arbiter', { ...month, queue: { send: async () => {} } });
    expect(await rerun('2026-10', order, turkey, month)).toEqual({ outcome: 'draining', waiting: 1 });
    expect(await rerun('2026-10', order, turkey, month, { drain: false })).toMatchObject({
      outcome: 'unchanged',
    });
    await rateAll(month);
    expect(await rerun('2026-10', order, turkey, month)).toMatchObject({ outcome: 'revised' });
  });

  it.each(['2026-11', '2025-01'])('is not made of a book that was not published: %s', async (period) => {
    const month = await history([won()]);
    expect(await rehearseRerun(period, month)).toBeNull();
    expect(await rerun(period, order, turkey, month)).toEqual({ outcome: 'not-published', open: '2026-11' });
  });

  it('can be rehearsed without a trace', async () => {
    const month = await history([won()]);
    await rateAll(month, lost({ revision: 2 }));
    const refuse = () => Promise.reject(new Error('written'));
    const vault = { ...month.vault, putOnce: refuse, replace: refuse };
    const rehearsed = await rehearseRerun('2026-10', { ...month, vault });
    expect(rehearsed?.ukd.map(({ player }) => player)).toEqual(['100073', '100074']);
    expect(rehearsed).toMatchObject({ uhs: [], uys: [] });
  });
});
