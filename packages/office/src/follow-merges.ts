import { assess, byPlayer, type Period, type PlayerNumber, ruleSet } from '@kuvvet/engine';
import { type Act, Defect, type Ledger, type Posting } from '@kuvvet/ledger';
import {
  type Assessment,
  assessmentBytes,
  assessmentKey,
  fetchAssessment,
  gamesOf,
  resultRows,
} from './assessment.ts';
import { basisRatings } from './basis.ts';
import { membersAmong } from './people.ts';
import { mastersIn } from './player-months.ts';
import type { Ports } from './ports.ts';
import { digestOf } from './submission.ts';

type Numbers = ReadonlyMap<PlayerNumber, PlayerNumber>;

/**
 * The postings of a book as they are once its merges are followed: a tournament in which a merged number played
 * is assessed again with the rating of the number that stays, and archived anew (M-06, C-05). A report that
 * names both stays as posted: it cannot say who of the two sat where. Same postings and acts, same result.
 */
export async function followMerges(
  postings: readonly Posting[],
  acts: readonly Act[],
  home: string,
  ports: Pick<Ports, 'ledger' | 'vault'>,
): Promise<readonly Posting[]> {
  const masters = mastersIn(acts);
  if (masters.size === 0) return postings;
  const followed: Posting[] = [];
  const rowless = await withoutLicence(acts, postings[0]?.period, ports.ledger);
  for (const posting of postings) {
    const named =
      posting.results.some(({ player }) => masters.has(player)) ||
      (rowless.size > 0 && (await isPlayedBy(rowless, posting, ports.vault)));
    followed.push(named ? await follow(posting, masters, home, ports) : posting);
  }
  return followed;
}

/** The numbers merged in a book that have no licence, and so no row (U-10): only an assessment says where they played. */
async function withoutLicence(
  acts: readonly Act[],
  period: Period | undefined,
  ledger: Ledger,
): Promise<ReadonlySet<PlayerNumber>> {
  const merged = acts.flatMap((act) => (act.kind === 'merge' && act.period === period ? act.player : []));
  const register = await ledger.players(merged);
  return new Set(merged.filter((player) => !register.get(player)?.member));
}

async function isPlayedBy(
  players: ReadonlySet<PlayerNumber>,
  { games, reverses, assessment }: Posting,
  vault: Ports['vault'],
): Promise<boolean> {
  if (games === 0 || reverses !== null) return false;
  return (await fetchAssessment(assessment, vault)).results.some(({ player }) => players.has(player));
}

async function follow(
  posting: Posting,
  masters: Numbers,
  home: string,
  { ledger, vault }: Pick<Ports, 'ledger' | 'vault'>,
): Promise<Posting> {
  const before = await fetchAssessment(posting.assessment, vault);
  const numbers = new Set(before.results.map(({ player }) => masters.get(player) ?? player));
  if (numbers.size < before.results.length) return posting;

  const assessed = await reassess(before, masters, home, ledger);
  const bytes = assessmentBytes(assessed.assessment);
  const digest = digestOf(bytes);
  await vault.putOnce(assessmentKey(digest), bytes, { mediaType: 'application/json', lifetime: 'immutable' });
  return { ...posting, assessment: digest, results: resultRows(assessed.assessment, assessed.members) };
}

async function reassess(before: Assessment, masters: Numbers, home: string, ledger: Ledger) {
  const now = (player: PlayerNumber) => masters.get(player) ?? player;
  const register = await ledger.players(before.results.map(({ player }) => now(player)));
  const changed = [...register.values()].filter(({ player }) =>
    before.results.every((result) => result.player !== player),
  );
  const ratings = await basisRatings(changed, before.type, before.basis, home, ledger);
  const participants = before.results
    .map(({ player, rating }) => ({
      player: now(player),
      rating: masters.has(player) ? (ratings.get(now(player)) ?? null) : rating,
    }))
    .sort(byPlayer);
  const games = gamesOf(before).map((game) => ({
    ...game,
    white: now(game.white),
    black: now(game.black),
  }));
  const members = membersAmong(register.values());
  if (register.size < participants.length)
    throw new Defect(`${before.tournament}: a player left the register`);
  const assessment: Assessment = {
    ...before,
    seats: before.seats.map(([startNo, player]) => [startNo, now(player)]),
    results: assess(participants, games, ruleSet(before.ruleSet.name)),
    fide: before.fide?.map((estimate) => ({ ...estimate, player: now(estimate.player) })) ?? null,
  };
  return { assessment, members };
}
