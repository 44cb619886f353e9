import { nextPeriod, type Period, type PlayerNumber, previousPeriod, ruleSet } from '@kuvvet/engine';
import { scratchOver } from '@kuvvet/gazette';
import { Defect, type PeriodBook, type Posting } from '@kuvvet/ledger';
import { fetchAssessment } from '../assessment.ts';
import { fetchStatesOf } from '../book-state.ts';
import { type Closing, close } from '../close.ts';
import { fetchRecord } from '../closing-record.ts';
import { followMerges } from '../follow-merges.ts';
import { mergesUntil } from '../open-material.ts';
import { mastersIn } from '../player-months.ts';
import type { Federation, Ports } from '../ports.ts';
import { settleCorrections } from '../settle-corrections.ts';
import { explainNumber, type Played } from './explain-number.ts';
import type { Explanation } from './explanation.ts';

type ExplainPorts = Pick<Ports, 'ledger' | 'vault'>;

export type ExplainOutcome =
  | { readonly outcome: 'explained'; readonly explanation: Explanation }
  | { readonly outcome: 'refused'; readonly because: 'unknown-player' | 'unknown-list' };

/**
 * Everything behind a player's numbers on a published list, or on the next one as the open month stands (M-15). Worked
 * out by the same steps as the list; `Defect` if it comes to other numbers than were published.
 */
export async function explainPlayer(
  asked: PlayerNumber,
  list: Period | null,
  federation: Federation,
  { ledger, vault }: ExplainPorts,
): Promise<ExplainOutcome> {
  const period = list === null ? await ledger.current() : previousPeriod(list);
  const book = period && (await ledger.book(period));
  if (!book) return { outcome: 'refused', because: 'unknown-list' };
  // A number that was merged later has a line of its own on this list.
  const number = mastersIn(await mergesUntil(book.period, ledger)).get(asked) ?? asked;
  const player = (await ledger.players([number])).get(number);
  if (!player) return { outcome: 'refused', because: 'unknown-player' };

  const ports = { ledger, vault: scratchOver(vault) };
  const { closing, postings } = await closeFor(player.player, book, federation, ports);
  const after = closing.states.find((state) => state.player === player.player) ?? null;
  if (book.elected) {
    const [published] = await fetchStatesOf(new Set([player.player]), book.elected.state, vault);
    if (JSON.stringify(published?.ratings ?? null) !== JSON.stringify(after?.ratings ?? null)) {
      throw new Defect(`player ${player.player}: the list of ${nextPeriod(book.period)} has other numbers`);
    }
  }
  const played = await playedBy(player.player, closing, postings, ports);
  const rules = ruleSet(book.ruleSet);
  return {
    outcome: 'explained',
    explanation: {
      ...{ player: player.player, name: player.name, list: nextPeriod(book.period), ruleSet: rules.name },
      official: book.elected !== null,
      numbers: (['ukd', 'uhs', 'uys'] as const).flatMap((type) =>
        explainNumber(player.player, type, closing, played, rules),
      ),
    },
  };
}

/** A small closing: of one player, with whoever was merged into them. */
async function closeFor(
  player: PlayerNumber,
  book: PeriodBook,
  federation: Federation,
  ports: ExplainPorts,
): Promise<{ readonly closing: Closing; readonly postings: readonly Posting[] }> {
  const { ledger, vault } = ports;
  const record = book.elected && (await fetchRecord(book.elected.book, vault));
  const acts = record?.acts ?? (await Array.fromAsync(ledger.acts(book.period)));
  const merges = record ? acts : await mergesUntil(book.period, ledger);
  const masters = mastersIn(merges);
  const numbers = new Set([player, ...[...masters].flatMap(([from, into]) => (into === player ? from : []))]);
  const names = ({ player }: { readonly player: PlayerNumber }) => numbers.has(player);
  const posted: Posting[] = [];
  for await (const posting of record?.postings ?? ledger.postings(book.period)) {
    const isTold = posting.results.some(names) || posting.amendments.some(names);
    // Another correction may change what one carries, and a merged number without a licence has no row to be found by.
    if (isTold || (!record && (posting.reverses !== null || numbers.size > 1))) posted.push(posting);
  }
  const postings = record
    ? posted
    : await settleCorrections(await followMerges(posted, merges, federation.code, ports), book, ports);
  const few = postings.map((posting) => ({
    ...posting,
    results: posting.results.filter(names),
    amendments: posting.amendments.filter(names),
  }));
  const theirs = acts.filter((act) => names(act.kind === 'award' ? act.amendment : act));
  const states = await fetchStatesOf(numbers, book.previousState, vault);
  return { closing: close(states, few, theirs, ruleSet(book.ruleSet)), postings: few };
}

/** The tournaments of the month, with every game of the player and the names of who they met. */
async function playedBy(
  player: PlayerNumber,
  { masters }: Closing,
  postings: readonly Posting[],
  { ledger, vault }: ExplainPorts,
): Promise<readonly Played[]> {
  const played: Played[] = [];
  for (const posting of postings.filter(({ results }) => results.length > 0)) {
    const assessment = await fetchAssessment(posting.assessment, vault);
    const rows = posting.results.map((row) => row.player);
    for (const result of assessment.results.filter((each) => rows.includes(each.player))) {
      played.push({
        result,
        type: posting.type,
        start: posting.start,
        basis: posting.basis,
        tournament: posting.tournament,
        name: assessment.name,
        under: result.player === player || !masters.has(result.player) ? null : result.player,
      });
    }
  }
  const opponents = new Set(played.flatMap(({ result }) => result.lines.map(({ opponent }) => opponent)));
  const register = await ledger.players([...opponents]);
  return played
    .map((each) => ({ ...each, nameOf: (number: PlayerNumber) => register.get(number)?.name ?? number }))
    .sort((one, other) => (`${one.start} ${one.tournament}` < `${other.start} ${other.tournament}` ? -1 : 1));
}
