import type { PlayerNumber } from '@kuvvet/engine';
import type { PeriodBook, Posting } from '@kuvvet/ledger';
import { fetchAssessment, noAssessment } from './assessment.ts';
import { type Corrected, correctTogether, playersOf, recordsSince } from './correction.ts';
import { countedIn } from './counted-in.ts';
import { membersAmong } from './people.ts';
import type { Ports } from './ports.ts';

type SettlePorts = Pick<Ports, 'ledger' | 'vault'>;

/**
 * The postings of a book as they are once all its corrections are known. Same postings, same result, in whatever
 * order they came.
 */
export async function settleCorrections(
  postings: readonly Posting[],
  book: PeriodBook,
  ports: SettlePorts,
): Promise<readonly Posting[]> {
  const settled = await amendmentsTogether(postings, book, ports);
  return postings.map((posting) => {
    const amendments = settled.get(posting.tournament);
    return amendments ? { ...posting, amendments } : posting;
  });
}

/**
 * What the correcting entries among these carry that have players in common, by tournament. Each was worked out as if it
 * were alone, so that the sum of several would count roundings, the floor or a first rating twice.
 */
export async function amendmentsTogether(
  postings: readonly Posting[],
  book: PeriodBook,
  ports: SettlePorts,
): Promise<ReadonlyMap<string, Posting['amendments']>> {
  const settled = new Map<string, Posting['amendments']>();
  const carried = postings.filter(({ reverses }) => reverses !== null);
  if (carried.length < 2) return settled;
  const entries: Corrected[] = [];
  for (const entry of carried.toSorted(byTournament)) entries.push(await asCounted(entry, ports));
  const records = await recordsSince(entries, book, ports);
  for (const group of inGroups(entries, (entry) => playersOf(entry, records))) {
    if (group.length < 2) continue;
    const corrections = await correctTogether(group, book, ports);
    for (const [at, { amendments }] of corrections.entries()) {
      settled.set(group[at]?.tournament ?? '', amendments);
    }
  }
  return settled;
}

const byTournament = (one: Posting, other: Posting) => (one.tournament < other.tournament ? -1 : 1);

/** The tournament an entry stands for, with its rows. */
async function asCounted(entry: Posting, { ledger, vault }: SettlePorts): Promise<Corrected> {
  const reverses = entry.reverses ?? entry.period;
  const played =
    entry.assessment === noAssessment ? [] : (await fetchAssessment(entry.assessment, vault)).results;
  const register = await ledger.players(played.map(({ player }) => player));
  const members = membersAmong(register.values());
  return { ...(await countedIn(reverses, entry, members, vault)), period: entry.period, reverses };
}

/** Entries that share a player with one another, directly or by others; each group in the order given. */
function inGroups(
  entries: readonly Corrected[],
  playersIn: (entry: Corrected) => ReadonlySet<PlayerNumber>,
): readonly (readonly Corrected[])[] {
  let groups: { readonly entries: readonly Corrected[]; readonly players: ReadonlySet<PlayerNumber> }[] = [];
  for (const entry of entries) {
    const players = playersIn(entry);
    const meets = (group: (typeof groups)[number]) =>
      [...players].some((player) => group.players.has(player));
    const near = groups.filter(meets);
    groups = [
      ...groups.filter((group) => !meets(group)),
      {
        entries: [...near.flatMap((group) => group.entries), entry].sort(byTournament),
        players: new Set([players, ...near.map((group) => group.players)].flatMap((each) => [...each])),
      },
    ];
  }
  return groups.map((group) => group.entries);
}
