import type {
  Act,
  Commit,
  Decision,
  Delivery,
  Head,
  PeriodBook,
  Player,
  PlayerAmendment,
  Posting,
  Receipt,
  Rerun,
  ResultRow,
  Subscriber,
  Word,
} from '@kuvvet/ledger';

/** 64 hex digits that tell one digest from another. */
export function digest(of: string): string {
  return Buffer.from(of).toString('hex').padStart(64, '0').slice(-64);
}

export function aBook(of: Partial<PeriodBook> = {}): PeriodBook {
  return {
    period: '2026-10',
    state: 'open',
    ruleSet: 'PRS05',
    previousState: digest('state 2026-10'),
    elected: null,
    revised: [],
    ...of,
  };
}

export function anElection(of: string) {
  return {
    book: digest(`book ${of}`),
    state: digest(`state ${of}`),
    register: digest(`register ${of}`),
    licences: digest(`licences ${of}`),
    manifests: { ukd: digest(`ukd ${of}`), uhs: digest(`uhs ${of}`), uys: digest(`uys ${of}`) },
  };
}

export function aRerun(revision: number, of: Partial<Rerun> = {}): Rerun {
  return {
    revision,
    reason: 'İki rapor yanlış turnuvaya işlenmişti.',
    by: 'ayse',
    at: '2026-11-05T09:00:00.000Z',
    election: anElection(`rerun ${revision}`),
    ...of,
  };
}

export function aPlayer(of: Partial<Player> = {}): Player {
  return {
    player: '10001',
    name: 'ÇIĞIRGAN, Şükrü İlkay Öğütçü',
    sex: 'm',
    birthYear: 1991,
    province: 'Iğdır',
    club: 'Gümüşhane Satranç Kulübü "Kale" & Şah',
    federation: 'TUR',
    fide: { number: null, standard: null, rapid: null, blitz: null },
    member: true,
    listed: true,
    mergedInto: null,
    ...of,
  };
}

export function withFide(player: string, number: string | null): Player {
  return aPlayer({ player, fide: { number, standard: 1812, rapid: null, blitz: 1790 } });
}

export function aRow(of: Partial<ResultRow> = {}): ResultRow {
  return {
    player: '10001',
    k: 20,
    games: 5,
    points: 350,
    expected: 287,
    change: 1260,
    performance: null,
    ...of,
  };
}

export function aReceipt(of: Partial<Receipt> = {}): Receipt {
  const { tournament = 'ankara-acik', revision = 1 } = of;
  return {
    tournament,
    revision,
    digest: digest(`${tournament} ${revision}`),
    sender: 'il-ankara',
    received: '2026-10-05T12:00:00.000Z',
    state: 'received',
    findings: [],
    period: null,
    decision: null,
    event: null,
    ...of,
  };
}

export function aSubscriber(of: Partial<Subscriber> = {}): Subscriber {
  return {
    id: 'ege-satranc',
    url: 'https://ege.example/kuvvet?kanal=1',
    types: ['list.published', 'report.rated'],
    tournaments: ['IZM-*', 'EGE-2026'],
    senders: ['il-izmir'],
    active: true,
    ...of,
  };
}

export function aDelivery(of: Partial<Delivery> = {}): Delivery {
  return {
    news: 'report.rated/IZM-2026-11/1',
    subscriber: 'ege-satranc',
    time: '2026-11-05T09:00:00.000Z',
    link: 'v1/reports/IZM-2026-11.1',
    state: 'pending',
    attempts: 0,
    due: '2026-11-05T09:00:00.000Z',
    answer: null,
    ...of,
  };
}

export const aDecision: Decision = {
  accepts: ['player.unmatched', 'event.dates'],
  by: 'ayse',
  at: '2026-10-07T08:30:00.000Z',
  reason: 'Hakemle görüşüldü; “iki gün” doğru.',
};

export function aWord(of: Partial<Word> = {}): Word {
  return {
    about: 'tournament/ankara-acik',
    id: 'release-1-0a1b2c3d',
    deed: 'release',
    by: 'ayse',
    at: '2026-10-07T08:30:00.000Z',
    reason: 'Hakemle görüşüldü; “iki gün” doğru.',
    facts: { revision: 1, accepts: 'event.dates' },
    ...of,
  };
}

/** One of each kind. */
export const amendments: readonly PlayerAmendment[] = [
  { player: '10001', kind: 'points', type: 'ukd', points: -7 },
  { player: '10002', kind: 'rating', type: 'uhs', rating: 1612 },
  {
    ...{ player: '10003', kind: 'pool', type: 'uys', tournament: 'izmir-acik', games: 5 },
    performance: { numerator: 7801, denominator: 5 },
  },
  { player: '10004', kind: 'pool', type: 'ukd', tournament: 'izmir-acik', games: 0, performance: null },
];

/** What every act says of itself. */
const entered = {
  period: '2026-10',
  by: 'ayse',
  at: '2026-10-09T10:00:00.000Z',
  reason: 'Kurul kararı 2026/14',
} as const;

export function anAward(of: Partial<Act & { kind: 'award' }> = {}): Act {
  return {
    ...entered,
    id: 'odul-1',
    kind: 'award',
    amendment: { player: '10001', kind: 'points', type: 'ukd', points: 25 },
    ...of,
  };
}

export function aMerge(player: string, into: string, of: Partial<Act & { kind: 'merge' }> = {}): Act {
  return { ...entered, id: `merge-${player}`, kind: 'merge', player, into, ...of };
}

export function aSplit(player: string, from: string, of: Partial<Act & { kind: 'split' }> = {}): Act {
  return { ...entered, id: `split-${player}`, kind: 'split', player, from, undoes: `merge-${player}`, ...of };
}

/** The commit of one revision against a head; what a worker would write after rating it. */
export function aCommit(of: {
  tournament?: string;
  revision?: number;
  period?: string;
  expected?: Head | null;
  assessment?: string;
  results?: readonly ResultRow[];
  counted?: string | null;
  reverses?: string | null;
  amendments?: readonly PlayerAmendment[];
  claim?: Commit['claim'];
}): Commit {
  const { tournament = 'ankara-acik', revision = 1, period = '2026-10', expected = null } = of;
  const { assessment = digest(`assessment ${tournament} ${revision}`), results = [aRow()] } = of;
  const { counted = period, reverses = null, amendments = [], claim = null } = of;
  const posting: Posting = {
    ...{ period, tournament, revision, assessment, results, reverses, amendments },
    type: 'ukd',
    basis: '2026-10',
    start: '2026-10-03',
    games: 12,
  };
  const head: Head = {
    tournament,
    revision,
    period,
    counted,
    assessment,
    type: 'ukd',
    name: 'Ankara Açık “Şampiyonası”',
  };
  const receipt = aReceipt({ tournament, revision, period, state: 'rated' });
  return { posting, head, expected, receipt, claim };
}

export async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const collected: Item[] = [];
  for await (const item of items) collected.push(item);
  return collected;
}
