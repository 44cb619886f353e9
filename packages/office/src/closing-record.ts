import type { ListType, Period, PlayerNumber } from '@kuvvet/engine';
import type { Archive } from '@kuvvet/gazette';
import {
  type Act,
  Defect,
  type PeriodBook,
  type PlayerAmendment,
  type Posting,
  type ResultRow,
} from '@kuvvet/ledger';
import { jsonLines } from './json-lines.ts';

/** Everything a closed book was folded from: with the state before, its lists can be made again from it alone. */
export interface ClosingRecord {
  readonly period: Period;
  readonly ruleSet: string;
  /** sha-256 of the state it was folded over. */
  readonly previousState: string;
  readonly postings: readonly Posting[];
  readonly acts: readonly Act[];
}

const format = 'kuvvet.book/1';

export const recordKey = (digest: string) => `books/${digest}`;

/**
 * Canonical NDJSON: a header, the postings by tournament, the acts by id. Key order is part of the bytes. Each chunk is good
 * until the next.
 */
export function recordChunks(
  { period, ruleSet, previousState }: PeriodBook,
  postings: readonly Posting[],
  acts: readonly Act[],
): Generator<Uint8Array> {
  const lines = [
    ...postings.toSorted(by(({ tournament }) => tournament)),
    ...acts.toSorted(by(({ id }) => id)),
  ];
  return jsonLines({ format, period, ruleSet, previousState }, lines, (line) =>
    'tournament' in line ? postingLine(line) : actLine(line),
  );
}

const by =
  <T>(key: (item: T) => string) =>
  (one: T, other: T) =>
    key(one) < key(other) ? -1 : 1;

function postingLine(posting: Posting): object {
  const { tournament, revision, type, basis, start, games, assessment, reverses } = posting;
  return {
    posting: tournament,
    revision,
    type,
    basis,
    start,
    games,
    assessment,
    ...(reverses !== null && { reverses }),
    results: posting.results.map(toPacked),
    ...(posting.amendments.length > 0 && { amendments: posting.amendments.map(canonical) }),
  };
}

/** Player, k, games, points, expected, change, then the performance's numerator and denominator. */
function toPacked({ player, k, games, points, expected, change, performance }: ResultRow) {
  const row = [player, k, games, points, expected, change];
  return performance ? [...row, performance.numerator, performance.denominator] : row;
}

function actLine(act: Act): object {
  const { id, kind, by, at, reason } = act;
  return { act: id, kind, by, at, reason, ...whatOf(act) };
}

function whatOf(act: Act) {
  switch (act.kind) {
    case 'award':
      return { amendment: canonical(act.amendment) };
    case 'merge':
      return { player: act.player, into: act.into };
    case 'split':
      return { player: act.player, from: act.from, undoes: act.undoes };
  }
}

function canonical(amendment: PlayerAmendment) {
  const { player, kind, type } = amendment;
  switch (amendment.kind) {
    case 'points':
      return { player, kind, type, points: amendment.points };
    case 'rating':
      return { player, kind, type, rating: amendment.rating };
    case 'pool': {
      const { tournament, games, performance } = amendment;
      const value = performance && { numerator: performance.numerator, denominator: performance.denominator };
      return { player, kind, type, tournament, games, performance: value };
    }
  }
}

/** The record of a closed book, by its digest. `Defect` if the vault lost or damaged it. */
export async function fetchRecord(digest: string, vault: Archive): Promise<ClosingRecord> {
  const stored = await vault.get(recordKey(digest));
  if (!stored) throw new Defect(`the closing record ${digest} is not in the vault`);
  try {
    return readRecord(stored.bytes);
  } catch (cause) {
    throw new Defect(`the closing record ${digest} cannot be read`, { cause });
  }
}

/** The reverse of `recordChunks`. Throws for bytes that are none. */
export function readRecord(bytes: Uint8Array): ClosingRecord {
  const [head, ...rest] = new TextDecoder().decode(bytes).trimEnd().split('\n');
  const { period, ruleSet, previousState, ...header } = JSON.parse(head ?? '');
  if (header.format !== format) throw new Error('another format');
  const lines = rest.map((line) => JSON.parse(line));
  return {
    period,
    ruleSet,
    previousState,
    postings: lines.filter((line) => 'posting' in line).map((line) => toPosting(period, line)),
    acts: lines.filter((line) => 'act' in line).map(({ act: id, ...act }) => ({ ...act, id, period })),
  };
}

interface PostingLine extends Omit<Posting, 'period' | 'tournament' | 'results' | 'reverses' | 'amendments'> {
  readonly posting: string;
  readonly type: ListType;
  readonly results: readonly (readonly [PlayerNumber, number | null, ...number[]])[];
  readonly reverses?: Period;
  readonly amendments?: readonly PlayerAmendment[];
}

function toPosting(
  period: Period,
  { posting, results, reverses, amendments, ...facts }: PostingLine,
): Posting {
  return {
    ...facts,
    period,
    tournament: posting,
    reverses: reverses ?? null,
    results: results.map(
      ([player, k, games = 0, points = 0, expected = 0, change = 0, numerator, denominator]) => ({
        player,
        k,
        games,
        points,
        expected,
        change,
        performance: numerator !== undefined && denominator !== undefined ? { numerator, denominator } : null,
      }),
    ),
    amendments: amendments ?? [],
  };
}
