import {
  type Fraction,
  fraction,
  type ListType,
  listTypes,
  type PlayerNumber,
  type PooledPerformance,
} from '@kuvvet/engine';
import type { Finding, Identify } from '@kuvvet/report';
import type { Ports } from '../ports.ts';
import { registerLimits } from '../register-limits.ts';
import { isTournamentCode } from '../submission.ts';
import type { TableLine } from '../table/table-line.ts';
import { type Column, cellsBy } from './columns.ts';
import type { ArchiveField } from './list-headings.ts';
import type { ListedRatings } from './list-lines.ts';
import { whoseLines } from './whose-line.ts';

/** Performances that wait, by player and type. */
export type ArchivedPerformances = ReadonlyMap<
  PlayerNumber,
  Readonly<Record<ListType, readonly PooledPerformance[]>>
>;

/**
 * Reads the archive of unrated performances (U-26): a line for each event of a player. Of somebody who is rated by `now`,
 * the list in force, nothing waits any more. `note` gets what is wrong with lines that are left out.
 */
export async function readArchiveLines(
  lines: AsyncIterable<TableLine>,
  columns: readonly Column<ArchiveField>[],
  now: ListedRatings,
  ports: Pick<Ports, 'ledger'> & { readonly identify: Identify },
  note: (finding: Finding) => void,
): Promise<ArchivedPerformances> {
  const archived = new Map<PlayerNumber, Record<ListType, PooledPerformance[]>>();
  for await (const { line, player, cells } of whoseLines(
    lines,
    cellsBy(columns),
    columns.length,
    ports,
    note,
  )) {
    const refuse = (code: string) => note({ code, severity: 'error', line });
    const type = listTypes.find((each) => each === cells.type?.toLowerCase());
    const performance = readPerformance(cells.performance ?? '');
    const games = /^[1-9]\d?$/.test(cells.games ?? '') ? Number(cells.games) : null;
    const tournament = cells.tournament ?? '';
    if (!type || !performance || games === null || !isTournamentCode(tournament)) {
      refuse('rating-list.performance');
      continue;
    }
    const ratings = now.get(player);
    if ((ratings?.[type] ?? ratings?.ukd) !== undefined) {
      refuse('rating-list.rated');
      continue;
    }
    const own = archived.get(player) ?? { ukd: [], uhs: [], uys: [] };
    if (own[type].some((kept) => kept.tournament === tournament)) refuse('rating-list.repeated');
    else own[type].push({ tournament, games, performance });
    archived.set(player, own);
  }
  for (const pools of archived.values()) {
    for (const type of listTypes)
      pools[type].sort((one, other) => (one.tournament < other.tournament ? -1 : 1));
  }
  return archived;
}

/** `1523`, `1523.5`, `1523,25` or `3047/2`: exact, and no more than a rating can be with 800 on top. */
function readPerformance(text: string): Fraction | null {
  const found = /^(\d{1,7})(?:[.,](\d{1,4})|\/([1-9]\d{0,3}))?$/.exec(text);
  if (!found) return null;
  const [, whole = '', decimals = '', denominator = '1'] = found;
  const value =
    decimals === ''
      ? fraction(Number(whole), Number(denominator))
      : fraction(Number(whole + decimals), 10 ** decimals.length);
  const highest = registerLimits.highestRating + 800;
  return value.numerator > 0 && value.numerator <= highest * value.denominator ? value : null;
}
