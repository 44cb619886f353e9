import { listTypes } from '@kuvvet/engine';
import { type Archive, manifestName, readRelease, releaseKey, render, verifyLists } from '@kuvvet/gazette';
import { openMemoryArchive } from '@kuvvet/gazette/memory';
import type { Ledger, Posting } from '@kuvvet/ledger';
import { openSqliteLedger } from '@kuvvet/ledger/sqlite';
import {
  type Assessment,
  assessmentBytes,
  assessmentKey,
  digestOf,
  examineInstallation,
  fetchAssessment,
  openMaterial,
  type Rebuilt,
  rebuild,
  stageClosing,
  turkey,
} from '@kuvvet/office';
import { publish, tellReaders } from '@kuvvet/publish';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Workshop } from '../../cli/src/workshop.ts';
import { submissionOf } from '../functions/event.ts';
import { eventfulMonths } from '../functions/eventful.ts';
import { openMonth, publicFiles, rateAll } from '../functions/month.ts';
import { novemberList } from '../gazette/lists.ts';
import { altered, overlaid, tampered } from './tampered.ts';

async function rebuilt(
  month: Workshop,
  vault: Archive = month.vault,
  published: Archive | null = month.lists,
) {
  const into = { ledger: openSqliteLedger(':memory:'), lists: openMemoryArchive() };
  const told = await Array.fromAsync(rebuild({ vault, published, into, scratch: openMemoryArchive }));
  return { told, into };
}

const codesOf = (told: readonly Rebuilt[]) =>
  told.flatMap(({ list, revision, findings }) =>
    findings.map(({ code, subject }) => `${list}.${revision} ${code} ${subject}`),
  );

/** What a ledger says of months that were closed, without what no archive knows. */
async function closedPart(ledger: Ledger) {
  const books = await Array.fromAsync(ledger.books());
  const players = await Array.fromAsync(ledger.register());
  const byName = <T extends { tournament: string }>(items: readonly T[]) =>
    items.toSorted((one, other) => (one.tournament < other.tournament ? -1 : 1));
  return {
    books,
    acts: await Promise.all(books.map(({ period }) => Array.fromAsync(ledger.acts(period)))),
    postings: await Promise.all(
      books.map(async ({ period }) => byName(await Array.fromAsync(ledger.postings(period)))),
    ),
    heads: byName(await Array.fromAsync(ledger.heads())),
    players,
    licences: await Array.fromAsync(ledger.licenceEntries()),
    standings: await ledger.standings(players.map(({ player }) => player)),
  };
}

describe('months made again from the vault alone', () => {
  let month: Workshop;
  let again: Awaited<ReturnType<typeof rebuilt>>;
  beforeAll(async () => {
    month = await eventfulMonths();
    again = await rebuilt(month);
    await tellReaders(turkey, again.into);
  });
  afterAll(() => month[Symbol.dispose]());

  it('come to every digest that was elected, re-runs included', () => {
    expect(again.told.map(({ list, revision, tournaments }) => [list, revision, tournaments])).toEqual([
      ['2026-10', 0, 0],
      ['2026-11', 1, 5],
      ['2026-11', 2, 5],
      ['2026-11', 3, 5],
      ['2026-12', 1, 4],
      ['2027-01', 1, 3],
    ]);
    for (const { digests } of again.told) {
      expect(digests.filter(({ expected, found }) => expected !== found)).toEqual([]);
    }
    expect(again.told.map(({ digests }) => digests.length)).toEqual([3, 7, 7, 7, 7, 7]);
    expect(codesOf(again.told)).toEqual([]);
  });

  it('give the ledger again: books, postings, acts, heads, people and standings', async () => {
    const [before, after] = await Promise.all([month, again.into].map(({ ledger }) => closedPart(ledger)));
    // The record has a tournament as it was folded: with the numbers that stay (M-06).
    const withoutMerged = (part: typeof before) => ({
      ...part,
      postings: part?.postings.map((postings) => postings.filter(({ tournament }) => tournament !== 'M')),
      heads: part?.heads.map((head) => (head.tournament === 'M' ? { ...head, assessment: '' } : head)),
    });
    expect(withoutMerged(after)).toEqual(withoutMerged(before));
    const merged = after?.postings.flat().find(({ tournament }) => tournament === 'M');
    expect(merged?.results.map(({ player }) => player)).toContain('100013');
  });

  it('give the receipts of what counts, and say that the rest is unknown', async () => {
    const { ledger } = again.into;
    const states = async (tournament: string) =>
      (await ledger.receipts(tournament)).map(({ revision, state }) => `${revision} ${state}`);
    expect(await states('A')).toEqual(['1 rated', '2 rated', '3 rated']);
    expect(await states('B')).toEqual(['1 rated', '2 withdrawn']);
    expect(await states('W')).toEqual(['2 withdrawn', '3 rated']);
    expect(await states('H')).toEqual([]);
    for (const [tournament, revision] of [['A', 2] as const, ['B', 2] as const]) {
      const [original, restored] = await Promise.all(
        [month.ledger, ledger].map((each) => each.receipt(tournament, revision)),
      );
      expect(restored).toMatchObject({
        digest: original?.digest,
        period: original?.period,
        sender: 'unknown',
      });
    }
  });

  it('give the lists again to the byte, every revision of them', async () => {
    const lists = again.into.lists;
    expect(await publicFiles({ ...month, lists })).toEqual(await publicFiles(month));
    for await (const { period, elected, revised } of month.ledger.books()) {
      for (const election of elected ? [elected, ...revised.map((each) => each.election)] : []) {
        for (const type of listTypes) {
          const list = period === '2026-10' ? '2026-11' : period === '2026-11' ? '2026-12' : '2027-01';
          const key = releaseKey({ type, period: list, digest: election.manifests[type] }, manifestName);
          expect((await readRelease(lists, key)).damage, key).toEqual([]);
        }
      }
    }
  });

  it('are made again without lists to compare with, and change nothing in the vault', async () => {
    const refuse = () => Promise.reject(new Error('written'));
    const vault = { ...month.vault, putOnce: refuse, replace: refuse };
    expect(codesOf((await rebuilt(month, vault, null)).told)).toEqual([]);
  });

  it('are found well by an audit of what was made again', async () => {
    const found: unknown[] = [];
    await examineInstallation({ ...month, ...again.into }, (finding) => found.push(finding));
    expect(found).toEqual([]);
  });

  it('go on: the ledger takes the reports of the month that is open', async () => {
    const { into } = await rebuilt(month);
    const home = { ...month, ...into, vault: overlaid(month.vault, openMemoryArchive()) };
    await rateAll(home, submissionOf('N', { month: '2027-01' }));
    expect(await into.ledger.head('N')).toMatchObject({ period: '2027-01' });
    expect(await publish('2027-01', turkey, home)).toMatchObject({ outcome: 'published', list: '2027-02' });
  });

  describe('name what is damaged', () => {
    const electedIn = async (period: string) => {
      const election = (await month.ledger.book(period))?.elected;
      if (!election) throw new Error('not elected');
      return election;
    };
    const bytesOf = async (key: string) => (await month.vault.get(key))?.bytes;

    it.each<[string, () => Promise<string>, readonly string[]]>([
      ['the beginning', async () => 'closings/start', ['.0 audit.absent closings/start']],
      [
        'a closing',
        async () => 'closings/2026-11',
        ['-.0 audit.absent KEY', '-.0 audit.chain closings/2026-12'],
      ],
      [
        'the register taken over',
        async () =>
          `registers/${JSON.parse(Buffer.from((await bytesOf('closings/start')) ?? []).toString()).register}`,
        ['2026-10.0 audit.absent KEY'],
      ],
      [
        'a record',
        async () => `books/${(await electedIn('2026-11')).book}`,
        // What later books corrected cannot be followed without it.
        ['2026-12.1 audit.absent KEY', '2027-01.1 audit.entry 2026-12 A.3'],
      ],
      [
        'a register',
        async () => `registers/${(await electedIn('2026-12')).register}`,
        ['2027-01.1 audit.absent KEY'],
      ],
      [
        'a licence table',
        async () => `licences/${(await electedIn('2026-10')).licences}`,
        ['2026-11.1', '2026-11.2', '2026-11.3', '2026-12.1', '2027-01.1'].map(
          (at) => `${at} audit.absent KEY`,
        ),
      ],
      [
        'a manifest',
        async () => `manifests/${(await electedIn('2026-11')).manifests.uhs}`,
        ['2026-12.1 audit.absent KEY'],
      ],
      [
        'an assessment',
        async () => `assessments/${(await month.ledger.head('E'))?.assessment}`,
        ['2026-12.1 audit.absent KEY'],
      ],
    ])('lost: %s', async (_case, keyOf, codes) => {
      const key = await keyOf();
      const { told } = await rebuilt(month, tampered(month.vault, { [key]: null }));
      const expected = codes.map((code) => code.replace('KEY', key));
      const found = codesOf(told).filter((code) => expected.includes(code));
      expect([...new Set(found)]).toEqual(expected);
      expect(codesOf(told).every((code) => !/audit\.(digest|recomputed|file)/.test(code))).toBe(true);
    });

    it.each([
      ['a record', async () => `books/${(await electedIn('2026-10')).book}`, 'audit.digest'],
      ['a state', async () => `states/${(await electedIn('2026-10')).state}`, 'audit.digest'],
      [
        'an assessment',
        async () => `assessments/${(await month.ledger.head('C'))?.assessment}`,
        'audit.digest',
      ],
      ['a manifest', async () => `manifests/${(await electedIn('2026-10')).manifests.ukd}`, 'audit.digest'],
    ])('altered: %s', async (_case, keyOf, code) => {
      const key = await keyOf();
      const { told } = await rebuilt(month, tampered(month.vault, { [key]: altered(await bytesOf(key)) }));
      const findings = told.flatMap((each) => each.findings).filter(({ subject }) => subject === key);
      expect(new Set(findings.map((finding) => finding.code))).toEqual(new Set([code]));
    });

    it.each([
      ['closings/start', ['2026-10', '2026-10.2', '2026-10.3', '2026-11', '2026-12']],
      ['closings/2026-11', ['2026-12']],
      ['closings/2026-10.2', ['2026-10.3']],
    ])('cut off, and with it what it leads to: %s', async (key, beyond) => {
      const cut = (await bytesOf(key))?.subarray(0, -2) ?? null;
      const codes = codesOf((await rebuilt(month, tampered(month.vault, { [key]: cut }))).told);
      expect(codes.map((code) => code.split(' ').slice(1).join(' '))).toEqual([
        `audit.unreadable ${key}`,
        ...beyond.map((later) => `audit.chain closings/${later}`),
      ]);
    });

    it('a closing that names another state', async () => {
      const text = Buffer.from((await bytesOf('closings/2026-11')) ?? []).toString();
      const { state } = await electedIn('2026-11');
      const other = Buffer.from(text.replace(state, (await electedIn('2026-10')).state));
      const codes = codesOf(
        (await rebuilt(month, tampered(month.vault, { 'closings/2026-11': other }))).told,
      );
      expect(codes).toContain('2026-12.1 audit.recomputed 2026-12 state');
      expect(codes).toContain('2027-01.1 audit.chain closings/2026-12');
    });

    it('a published file', async () => {
      const digest = (await electedIn('2026-11')).manifests.uys;
      const key = `lists/uys/2026-12/${digest}/list.csv`;
      const lists = tampered(month.lists, { [key]: altered((await month.lists.get(key))?.bytes) });
      expect(codesOf((await rebuilt(month, month.vault, lists)).told)).toEqual([
        `2026-12.1 audit.published ${key}`,
      ]);
    });

    it('a chain in which a month is another one’s', async () => {
      const vault = tampered(month.vault, {
        'closings/2026-11': (await bytesOf('closings/2026-10')) ?? null,
      });
      expect(codesOf((await rebuilt(month, vault)).told)).toContain('2026-12.1 audit.chain closings/2026-11');
    });
  });
});

describe('lists of a program that told nothing of events', () => {
  /** Elects what such a program would have staged. */
  async function closedBefore(month: Workshop): Promise<void> {
    const book = await month.ledger.book('2026-10');
    if (!book) throw new Error('not open');
    const named = render(novemberList).map(({ name }) => name);
    const files = new Set(named.filter((name) => name !== 'events.ndjson'));
    const edition = { engine: '1.0.0', previous: null, files };
    await month.ledger.seal('2026-10');
    const material = await openMaterial(book, turkey, month);
    const election = await stageClosing(book, material, { ukd: edition, uhs: edition, uys: edition }, month);
    await month.ledger.elect('2026-10', election);
  }

  it('are made again to the byte, verified, and followed by lists that do', async () => {
    const month = await openMonth();
    await rateAll(month, submissionOf('A', { players: ['100071', '100072', '100073', '100074'] }));
    await closedBefore(month);
    await publish('2026-10', turkey, month, { drain: false });
    await rateAll(month, submissionOf('B', { month: '2026-11', players: ['100071', '100072'] }));
    await publish('2026-11', turkey, month, { drain: false });

    const { told } = await rebuilt(month);
    expect(codesOf(told)).toEqual([]);
    const verdicts = await Array.fromAsync(verifyLists(month.lists, { home: turkey.code }));
    expect(verdicts.flatMap(({ flaws }) => flaws)).toEqual([]);
    expect(verdicts.every(({ list }) => list?.recomputed)).toBe(true);
    const hasEvents = new Set<string>();
    for await (const key of month.lists.keys('lists/')) {
      if (key.endsWith('/events.ndjson')) hasEvents.add(key.split('/')[2] ?? '');
    }
    expect([...hasEvents]).toEqual(['2026-12']);
  });
});

describe('a month that was closed on what does not follow', () => {
  /** Rates A, then posts what `doctor` makes of its posting and assessment as a later revision. */
  async function posted(
    doctor: (
      assessment: Assessment,
      posting: Posting,
    ) => { assessment?: Assessment; posting?: Partial<Posting> },
  ): Promise<Workshop> {
    const month = await openMonth();
    await rateAll(month, submissionOf('A', { players: ['100071', '100072', '100073', '100074'] }));
    const [honest] = await Array.fromAsync(month.ledger.postings('2026-10'));
    const [head, receipt] = [await month.ledger.head('A'), await month.ledger.receipt('A', 1)];
    if (!honest || !head || !receipt) throw new Error('not rated');
    const before = await fetchAssessment(honest.assessment, month.vault);
    const { assessment: made = before, posting } = doctor({ ...before, revision: 2 }, honest);
    const bytes = assessmentBytes({ ...made, revision: 2 });
    const assessment = digestOf(bytes);
    const caption = { mediaType: 'application/json', lifetime: 'immutable' } as const;
    await month.vault.putOnce(assessmentKey(assessment), bytes, caption);
    await month.ledger.post({
      posting: { ...honest, revision: 2, assessment, ...posting },
      head: { ...head, revision: 2, assessment },
      expected: head,
      receipt: { ...receipt, revision: 2 },
      claim: null,
    });
    await publish('2026-10', turkey, month, { drain: false });
    return month;
  }

  it.each<[string, Parameters<typeof posted>[0], readonly string[]]>([
    ['nothing, to begin with', () => ({}), []],
    [
      'games that give other results (U-09)',
      (assessment) => {
        const [first, ...others] = assessment.results;
        const results = first ? [{ ...first, change: first.change + 100 }, ...others] : [];
        const posting = { results: results.map(rowOf) };
        return { assessment: { ...assessment, results }, posting };
      },
      ['audit.assessment 2026-10 A.2'],
    ],
    [
      'rows that are not those of the assessment',
      (_, { results }) => ({
        posting: { results: results.map((row) => ({ ...row, change: row.change + 100 })) },
      }),
      ['audit.results 2026-10 A.2'],
    ],
    [
      'a member without a row (U-02)',
      (_, { results }) => ({ posting: { results: results.slice(1) } }),
      ['audit.results 2026-10 A.2'],
    ],
    [
      'an assessment of another tournament',
      (assessment) => ({ assessment: { ...assessment, tournament: 'B' } }),
      ['audit.other-event 2026-10 A.2'],
    ],
  ])('%s', async (_case, doctor, codes) => {
    const month = await posted(doctor);
    const found = (await rebuilt(month)).told.flatMap(({ findings }) =>
      findings.map(({ code, subject }) => `${code} ${subject}`),
    );
    expect(found).toEqual(codes);
  });

  it('ratings of another list than that of the first day (Q-12)', async () => {
    const month = await openMonth();
    const ratings: Ledger['ratings'] = async (numbers, list) =>
      new Map(
        [...(await month.ledger.ratings(numbers, list))].map(([player, rated]) => [
          player,
          { ...rated, ukd: 1500 },
        ]),
      );
    await rateAll(
      { ...month, ledger: { ...month.ledger, ratings } },
      submissionOf('A', { players: ['100071', '100072', '100073', '100074'] }),
    );
    await publish('2026-10', turkey, month, { drain: false });
    const findings = (await rebuilt(month)).told.flatMap((told) => told.findings);
    expect(findings).toContainEqual({
      ...{ code: 'audit.basis', severity: 'error', subject: '2026-10 A.1 100071' },
      ...{ expected: '1799', found: '1500' },
    });
  });

  it.each<[string, (election: Elected) => Elected, string]>([
    ['a state', (election) => ({ ...election, state: election.previous }), '2026-11 state'],
    [
      'a list',
      (election) => ({ ...election, manifests: { ...election.manifests, ukd: election.manifests.uys } }),
      '2026-11 ukd',
    ],
  ])('names %s that was elected although the book does not lead to it', async (_case, change, subject) => {
    const month = await openMonth();
    await rateAll(month, submissionOf('A', { players: ['100071', '100072', '100073', '100074'] }));
    const previous = (await month.ledger.book('2026-10'))?.previousState ?? '';
    const elect: Ledger['elect'] = (period, election) => {
      const { previous: _, ...changed } = change({ ...election, previous });
      return month.ledger.elect(period, changed);
    };
    await publish(
      '2026-10',
      turkey,
      { ...month, ledger: { ...month.ledger, elect } },
      { drain: false },
    ).catch(() => 'a list of another type is not announced');
    const { told } = await rebuilt(month, month.vault, null);
    const findings = told.flatMap((each) => each.findings);
    expect(findings.filter(({ code }) => code === 'audit.recomputed')).toMatchObject([{ subject }]);
  });
});

type Elected = Parameters<Ledger['elect']>[1] & { readonly previous: string };

function rowOf(result: Assessment['results'][number]): Posting['results'][number] {
  const { player, k, games, points, expected, change, performance } = result;
  return { player, k, games, points, expected, change, performance: performance?.value ?? null };
}
