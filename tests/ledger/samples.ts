import type { Head, Ledger, PeriodBook, Player, Posting, Receipt, ResultRow } from '@kuvvet/ledger';

export type Commit = Parameters<Ledger['post']>[0];

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
    ...of,
  };
}

export function anElection(of: string) {
  return {
    state: digest(`state ${of}`),
    register: digest(`register ${of}`),
    manifests: { ukd: digest(`ukd ${of}`), uhs: digest(`uhs ${of}`), uys: digest(`uys ${of}`) },
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
    ...of,
  };
}

/** The commit of one revision against a head; what a worker would write after rating it. */
export function aCommit(of: {
  tournament?: string;
  revision?: number;
  period?: string;
  expected?: Head | null;
  assessment?: string;
  results?: readonly ResultRow[];
}): Commit {
  const { tournament = 'ankara-acik', revision = 1, period = '2026-10', expected = null } = of;
  const { assessment = digest(`assessment ${tournament} ${revision}`), results = [aRow()] } = of;
  const posting: Posting = {
    ...{ period, tournament, revision, assessment, results },
    type: 'ukd',
    basis: '2026-10',
    start: '2026-10-03',
    games: 12,
  };
  const head: Head = {
    tournament,
    revision,
    period,
    assessment,
    type: 'ukd',
    name: 'Ankara Açık “Şampiyonası”',
  };
  const receipt = aReceipt({ tournament, revision, period, state: 'rated' });
  return { posting, head, expected, receipt };
}

export async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const collected: Item[] = [];
  for await (const item of items) collected.push(item);
  return collected;
}
