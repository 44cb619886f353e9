import { latestBytes, latestKey, readLatest } from '@kuvvet/gazette';
import { openMemoryArchive } from '@kuvvet/gazette/memory';
import type { Ledger, Player } from '@kuvvet/ledger';
import { type AuditFinding, digestOf, submissionBytes, turkey } from '@kuvvet/office';
import { publish } from '@kuvvet/publish';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Workshop } from '../../cli/src/workshop.ts';
import { submissionOf } from '../functions/event.ts';
import { eventfulMonths } from '../functions/eventful.ts';
import { openMonth, rateAll } from '../functions/month.ts';
import { examined } from './examined.ts';
import { altered, overlaid, tampered } from './tampered.ts';

/** What is found, each kind of thing once. */
const toldOf = (findings: readonly AuditFinding[]) => [
  ...new Set(findings.map(({ code, severity, subject }) => `${severity} ${code} ${subject}`)),
];

/** One of them with a FIDE number that no index has. */
const numbered = (player: Player): Player =>
  player.player === '100077' ? { ...player, fide: { ...player.fide, number: '34500077' } } : player;

async function* changing<T>(items: AsyncIterable<T>, change: (item: T) => T | null) {
  for await (const item of items) {
    const changed = change(item);
    if (changed !== null) yield changed;
  }
}

describe('an installation that is well', () => {
  it('has nothing to be told of, whatever happened in its months', async () => {
    using month = await eventfulMonths();
    const { findings, census } = await examined(month);
    expect(findings).toEqual([]);
    expect(census).toMatchObject({ lists: 3, tournaments: 8, received: 0, parked: 0, held: 1 });
  });

  it('and none that is empty or has only begun', async () => {
    using month = await openMonth();
    expect((await examined(month)).findings).toEqual([]);
  });

  it('is only read', async () => {
    using month = await eventfulMonths();
    const refuse = () => {
      throw new Error('written');
    };
    const archive = (of: Workshop['vault']) => ({ ...of, putOnce: refuse, replace: refuse });
    const written = Object.keys(month.ledger).filter((verb) =>
      /^(begin|seal|elect|turn|revise|put|settle|post$|enter|add)/.test(verb),
    );
    const ledger = { ...month.ledger, ...Object.fromEntries(written.map((verb) => [verb, refuse])) };
    const ports = { ...month, ledger, vault: archive(month.vault), lists: archive(month.lists) };
    expect((await examined(ports)).findings).toEqual([]);
  });

  it('may be at work meanwhile: reports come, books are closed', async () => {
    using month = await openMonth();
    await rateAll(month, submissionOf('A'), submissionOf('N', { month: '2026-11' }));
    // A month that is closed calls for a second look, a report that is rated does not.
    const pending: (() => Promise<unknown>)[] = [
      () => publish('2026-10', turkey, month),
      () =>
        rateAll(
          month,
          submissionOf('B', { first: '0-1' }),
          submissionOf('A', { revision: 2, first: '1/2-1/2' }),
        ),
    ];
    const heads: Ledger['heads'] = async function* () {
      await pending.shift()?.();
      yield* month.ledger.heads();
    };
    const { findings, census } = await examined({ ...month, ledger: { ...month.ledger, heads } });
    expect(pending).toEqual([]);
    expect(findings).toEqual([]);
    expect(census).toMatchObject({ lists: 1, tournaments: 3, received: 0, parked: 0 });
  });
});

describe('what is wrong with an installation is named', () => {
  let month: Workshop;
  beforeAll(async () => {
    month = await eventfulMonths();
  });
  afterAll(() => month[Symbol.dispose]());

  const electedIn = async (period: string) => {
    const election = (await month.ledger.book(period))?.elected;
    if (!election) throw new Error('not elected');
    return election;
  };
  const bytesOf = async (key: string) => (await month.vault.get(key))?.bytes ?? new Uint8Array();

  describe.each(['lost', 'altered'] as const)('%s in the vault', (how) => {
    it.each<[string, () => Promise<string>]>([
      ['a record', async () => `books/${(await electedIn('2026-11')).book}`],
      ['a state', async () => `states/${(await electedIn('2026-12')).state}`],
      ['a register', async () => `registers/${(await electedIn('2026-12')).register}`],
      ['a licence table', async () => `licences/${(await electedIn('2026-12')).licences}`],
      ['a manifest', async () => `manifests/${(await electedIn('2026-11')).manifests.uhs}`],
      ['an assessment', async () => `assessments/${(await month.ledger.head('E'))?.assessment}`],
      ['the beginning', async () => 'closings/start'],
      ['a closing', async () => 'closings/2026-11'],
    ])('%s', async (_case, keyOf) => {
      const key = await keyOf();
      const change = how === 'lost' ? null : altered(await bytesOf(key));
      const { findings } = await examined({ ...month, vault: tampered(month.vault, { [key]: change }) });
      const codes = findings.filter(({ subject }) => subject === key).map(({ code }) => code);
      const expected = how === 'lost' ? ['audit.absent'] : ['audit.digest', 'audit.told', 'audit.unreadable'];
      expect(codes.length).toBeGreaterThan(0);
      for (const code of codes) expect(expected).toContain(code);
    });
  });

  it('a submission, lost or altered in the vault', async () => {
    const key = `submissions/${(await month.ledger.receipt('A', 2))?.digest}`;
    const told = async (change: Uint8Array | null) =>
      toldOf((await examined({ ...month, vault: tampered(month.vault, { [key]: change }) })).findings);
    expect(await told(null)).toEqual([`error audit.absent ${key}`]);
    expect(await told(altered(await bytesOf(key)))).toEqual([`error audit.digest ${key}`]);
  });

  it.each<[string, (ledger: Ledger) => Partial<Ledger>, readonly string[]]>([
    [
      'rows that do not follow from the assessment',
      (ledger) => ({
        postings: (period) =>
          changing(ledger.postings(period), (posting) =>
            posting.tournament === 'E' && posting.results.length > 0
              ? { ...posting, results: posting.results.map((row) => ({ ...row, change: row.change + 100 })) }
              : posting,
          ),
      }),
      ['error audit.results 2026-11 E.1'],
    ],
    [
      'a correcting entry that is another difference',
      (ledger) => ({
        postings: (period) =>
          changing(ledger.postings(period), (posting) =>
            posting.reverses && posting.tournament === 'A' && period === '2026-12'
              ? { ...posting, amendments: posting.amendments.slice(1) }
              : posting,
          ),
      }),
      ['error audit.entry 2026-12 A.3'],
    ],
    [
      'a head that is not the newest rated revision',
      (ledger) => ({
        heads: () =>
          changing(ledger.heads(), (head) => (head.tournament === 'C' ? { ...head, revision: 2 } : head)),
        head: async (tournament) => {
          const head = await ledger.head(tournament);
          return head?.tournament === 'C' ? { ...head, revision: 2 } : head;
        },
      }),
      ['error audit.head C', 'error audit.posting 2026-10 C'],
    ],
    [
      'a head that is gone',
      (ledger) => ({
        heads: () => changing(ledger.heads(), (head) => (head.tournament === 'C' ? null : head)),
        head: async (tournament) => (tournament === 'C' ? null : ledger.head(tournament)),
      }),
      ['error audit.head C'],
    ],
    [
      'a posting that is gone',
      (ledger) => ({
        postings: (period) =>
          changing(ledger.postings(period), (posting) => (posting.tournament === 'L' ? null : posting)),
      }),
      ['error audit.posting 2026-12 L'],
    ],
    [
      'a rating that no list has',
      (ledger) => ({
        standings: async (numbers) => {
          const standings = new Map(await ledger.standings(numbers));
          const one = standings.get('100079');
          if (one) {
            const ukd = [...one.steps.ukd, { list: '2026-12', rating: 1999 }];
            standings.set('100079', { ...one, steps: { ...one.steps, ukd } });
          }
          return standings;
        },
      }),
      ['error audit.steps 100079 ukd'],
    ],
    [
      'steps that were never written',
      (ledger) => ({
        standings: async (numbers) => {
          const standings = new Map(await ledger.standings(numbers));
          const one = standings.get('100080');
          if (one) standings.set('100080', { ...one, steps: { ...one.steps, ukd: [] } });
          return standings;
        },
        ratings: async (numbers, list) => {
          const ratings = new Map(await ledger.ratings(numbers, list));
          ratings.delete('100080');
          return ratings;
        },
      }),
      ['error audit.basis 2026-10 C.1 100080', 'error audit.steps 100080 ukd'],
    ],
    [
      'a merge the register does not know',
      (ledger) => ({
        register: () =>
          changing(ledger.register(), (player) =>
            player.player === '100012' ? { ...player, mergedInto: null } : player,
          ),
        players: async (numbers) =>
          new Map(
            [...(await ledger.players(numbers))].map(([number, player]) => [
              number,
              { ...player, mergedInto: null },
            ]),
          ),
      }),
      ['error audit.merge 100012'],
    ],
    [
      'a number that leads on although nobody merged it',
      (ledger) => ({
        acts: (period) => changing(ledger.acts(period), (act) => (act.id === 'z' ? null : act)),
      }),
      ['error audit.merge 100012'],
    ],
    [
      'a player who is gone',
      (ledger) => ({
        register: () => changing(ledger.register(), (player) => (player.player === '100077' ? null : player)),
      }),
      ['error audit.player 100077'],
    ],
    [
      'a licence that names nobody',
      (ledger) => ({
        licences: async (tokens) =>
          new Map([...(await ledger.licences(tokens))].filter(([, player]) => player !== '100002')),
      }),
      ['error audit.licence 100002'],
    ],
    [
      'a FIDE number by which nobody is found',
      (ledger) => ({
        register: () => changing(ledger.register(), numbered),
        players: async (numbers) =>
          new Map([...(await ledger.players(numbers))].map(([number, player]) => [number, numbered(player)])),
      }),
      ['error audit.fide 100077'],
    ],
    [
      'books that do not follow one another',
      (ledger) => ({
        books: () =>
          changing(ledger.books(), (book) =>
            book.period === '2027-01' ? { ...book, previousState: '0'.repeat(64) } : book,
          ),
      }),
      ['error audit.chain 2027-01'],
    ],
  ])('in the ledger: %s', async (_case, change, told) => {
    const ledger = { ...month.ledger, ...change(month.ledger) };
    expect(toldOf((await examined({ ...month, ledger })).findings)).toEqual(told);
  });

  it('in the ledger: a list that follows another revision than the first', async () => {
    const second = (await month.ledger.book('2026-10'))?.revised[0]?.election.manifests.ukd ?? '';
    const swap: Partial<Ledger> = {
      books: () =>
        changing(month.ledger.books(), (book) => {
          if (book.period !== '2026-10' || !book.elected) return book;
          const manifests = { ...book.elected.manifests, ukd: second };
          return { ...book, elected: { ...book.elected, manifests } };
        }),
    };
    const next = (await electedIn('2026-11')).manifests.ukd;
    const { findings } = await examined({ ...month, ledger: { ...month.ledger, ...swap } });
    expect(toldOf(findings)).toContain(`error audit.manifest manifests/${next} previous`);
    expect(toldOf(findings)).toContain(`error audit.told closings/2026-10`);
  });

  it('a report that waits for more than an hour', async () => {
    using home = await openMonth();
    const { accept } = await import('@kuvvet/ingest');
    await accept(submissionOf('Q'), 'arbiter', { ...home, queue: { send: async () => {} } });
    expect((await examined(home)).findings).toEqual([]);
    const later = new Date(Date.parse(home.now()) + 3_600_001).toISOString();
    const { findings, census } = await examined({ ...home, now: () => later });
    expect(toldOf(findings)).toEqual(['error audit.waiting Q.1']);
    expect(census.received).toBe(1);
  });

  it('a parked report whose month is open', async () => {
    using home = await openMonth();
    await rateAll(home, submissionOf('N', { month: '2026-11' }));
    expect(await examined(home)).toMatchObject({ findings: [], census: { parked: 1 } });
    await publish('2026-10', turkey, { ...home, queue: { send: async () => {} } });
    expect(toldOf((await examined(home)).findings)).toEqual(['notice audit.unfinished N.1']);
  });

  it('an event that nobody claims, and that could be rated once more (M-18)', async () => {
    const [posting] = await Array.fromAsync(month.ledger.postings('2026-10'));
    const unclaimed = { ...month.ledger, claim: async () => null };
    const { findings } = await examined({ ...month, ledger: unclaimed });
    const subject = `2026-10 ${posting?.tournament}.${posting?.revision}`;
    expect(findings).toContainEqual({ code: 'audit.claim', severity: 'error', subject });
    expect(new Set(findings.map(({ code }) => code))).toEqual(new Set(['audit.claim']));
  });

  it.each(['states', 'assessments', 'submissions', 'manifests'])(
    'orphans are counted and harm nobody: %s',
    async (folder) => {
      const vault = overlaid(month.vault, openMemoryArchive());
      const bytes = submissionBytes(submissionOf('A', { revision: 9 }));
      const caption = { mediaType: 'application/json', lifetime: 'immutable' } as const;
      await vault.putOnce(`${folder}/${digestOf(bytes)}`, bytes, caption);
      const before = (await examined(month)).census.orphans;
      expect(await examined({ ...month, vault })).toMatchObject({
        findings: [],
        census: { orphans: before + 1 },
      });
    },
  );

  describe('among what readers find', () => {
    const inLists = async (changes: Record<string, Uint8Array | null>) =>
      toldOf((await examined({ ...month, lists: tampered(month.lists, changes) })).findings);
    const pointerTo = async (period: string, list: string) => {
      const stored = await month.lists.get(latestKey('ukd'));
      const pointer = stored && readLatest(stored.bytes);
      if (!pointer) throw new Error('no pointer');
      const { ukd } = (await electedIn(period)).manifests;
      const manifest = pointer.manifest.replace(pointer.sha256, ukd).replace(pointer.period, list);
      return latestBytes({ ...pointer, period: list, sha256: ukd, manifest, inForceFrom: `${list}-01` });
    };

    it('a file that was altered', async () => {
      const key = `lists/uys/2026-12/${(await electedIn('2026-11')).manifests.uys}/changes.csv`;
      expect(await inLists({ [key]: altered((await month.lists.get(key))?.bytes) })).toEqual([
        `error audit.published ${key}`,
      ]);
    });

    it('a list that is gone', async () => {
      const key = `lists/ukd/2026-11/${(await electedIn('2026-10')).manifests.ukd}/manifest.json`;
      expect(await inLists({ [key]: null })).toEqual([`error audit.published ${key}`]);
    });

    it.each([
      ['gone', () => null],
      [
        'of another list',
        async () =>
          (
            await month.lists.get(
              `lists/ukd/2026-11/${(await electedIn('2026-10')).manifests.ukd}/manifest.sig.json`,
            )
          )?.bytes ?? null,
      ],
    ])('a signature that is %s', async (_case, change) => {
      const key = `lists/ukd/2026-12/${(await electedIn('2026-11')).manifests.ukd}/manifest.sig.json`;
      expect(await inLists({ [key]: await change() })).toEqual([`error audit.signature ${key}`]);
    });

    it('a pointer to a list of two months ago', async () => {
      expect(await inLists({ [latestKey('ukd')]: await pointerTo('2026-10', '2026-11') })).toEqual([
        'error audit.pointer lists/ukd/latest.json',
      ]);
    });

    it('a pointer to what was never elected', async () => {
      const stored = await pointerTo('2026-12', '2027-01');
      const { ukd } = (await electedIn('2026-12')).manifests;
      const other = Buffer.from(Buffer.from(stored).toString().replaceAll(ukd, 'ab'.repeat(32)));
      expect(await inLists({ [latestKey('ukd')]: other })).toEqual([
        'error audit.pointer lists/ukd/latest.json',
      ]);
    });

    it('a pointer that is gone, or is none', async () => {
      expect(await inLists({ [latestKey('ukd')]: null })).toEqual([
        'error audit.pointer lists/ukd/latest.json',
      ]);
      expect(await inLists({ [latestKey('ukd')]: Buffer.from('{}') })).toEqual([
        'error audit.unreadable lists/ukd/latest.json',
      ]);
    });

    it('a pointer to the month before: a close that has not come to it yet', async () => {
      expect(await inLists({ [latestKey('ukd')]: await pointerTo('2026-11', '2026-12') })).toEqual([
        'notice audit.unfinished lists/ukd/latest.json',
      ]);
    });

    it('a calendar that names what was never elected', async () => {
      const calendar = Buffer.from((await month.lists.get('lists/calendar.json'))?.bytes ?? []).toString();
      const { ukd } = (await electedIn('2026-11')).manifests;
      const other = Buffer.from(calendar.replaceAll(ukd, 'ab'.repeat(32)));
      expect(await inLists({ 'lists/calendar.json': other })).toEqual([
        'error audit.pointer lists/calendar.json',
      ]);
    });

    it('a list with other ratings than its state', async () => {
      using home = await openMonth();
      await rateAll(home, submissionOf('A', { players: ['100071', '100072', '100073', '100074'] }));
      const previous = (await home.ledger.book('2026-10'))?.previousState ?? '';
      const elect: Ledger['elect'] = (period, election) =>
        home.ledger.elect(period, { ...election, state: previous });
      await publish('2026-10', turkey, { ...home, ledger: { ...home.ledger, elect } }, { drain: false });
      const { manifests } = (await home.ledger.book('2026-10'))?.elected ?? { manifests: { ukd: '' } };
      expect((await examined(home)).findings).toContainEqual(
        expect.objectContaining({
          code: 'audit.rows',
          subject: `lists/ukd/2026-11/${manifests.ukd}/manifest.json`,
          expected: expect.stringMatching(/^10007\d \d+$/),
        }),
      );
    });
  });
});
