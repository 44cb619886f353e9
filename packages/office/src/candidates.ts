import { byPlayer } from '@kuvvet/engine';
import type { Ledger, Player } from '@kuvvet/ledger';
import { type Candidate, nameKey, type ReportPlayer } from '@kuvvet/report';

/** More would help nobody to choose. */
const mostCandidates = 5;

type Agreement = 'same' | 'unknown' | 'other';

/**
 * How well a namesake's facts agree with the row, in whole per cent: birth year, then sex. No odds, so several
 * namesakes may share a value; never 100, since a name is no proof (formats 3 #22).
 */
export const certainties: Readonly<Record<Agreement, Readonly<Record<Agreement, number>>>> = {
  same: { same: 90, unknown: 80, other: 40 },
  unknown: { same: 60, unknown: 50, other: 20 },
  other: { same: 20, unknown: 20, other: 10 },
};

/**
 * Whom the register knows by the names of `rows`, by start number: at most five each, by certainty, then number.
 * For a person to choose from; nobody is ever matched by them (ARCHITECTURE 4).
 */
export async function candidatesFor(
  rows: readonly ReportPlayer[],
  ledger: Pick<Ledger, 'namesakes' | 'players'>,
): Promise<ReadonlyMap<number, readonly Candidate[]>> {
  const namesakes = await ledger.namesakes([...new Set(rows.map(({ name }) => nameKey(name)))]);
  const register = await ledger.players([...new Set([...namesakes.values()].flat())]);
  return new Map(
    rows.map((row) => {
      const candidates = (namesakes.get(nameKey(row.name)) ?? [])
        .flatMap((number) => register.get(number) ?? [])
        .map((player) => ({ player: player.player, certainty: certaintyOf(row, player) }));
      return [row.startNo, candidates.sort(byCertainty).slice(0, mostCandidates)];
    }),
  );
}

const certaintyOf = (row: ReportPlayer, player: Player): number =>
  certainties[compare(row.birthYear, player.birthYear)][compare(row.sex, player.sex)];

function compare<Fact>(one: Fact | null, other: Fact | null): Agreement {
  if (one === null || other === null) return 'unknown';
  return one === other ? 'same' : 'other';
}

const byCertainty = (one: Candidate, other: Candidate): number =>
  other.certainty - one.certainty || byPlayer(one, other);
