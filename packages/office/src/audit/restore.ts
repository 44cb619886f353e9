import { nextPeriod, type PlayerNumber } from '@kuvvet/engine';
import type { Act, LicenceEntry, PeriodBook, Player, Posting, Receipt } from '@kuvvet/ledger';
import { type Assessment, noAssessment } from '../assessment.ts';
import type { ClosedBook } from '../closings.ts';
import { mastersIn, standingMerges } from '../player-months.ts';
import type { Ports } from '../ports.ts';
import { ownerOf } from '../same-event.ts';
import { slicesOf } from '../slices.ts';
import { digestOf, submissionBytes, withdrawalOf } from '../submission.ts';

type Restored = Pick<Ports, 'ledger'>;
type Sources = Pick<Ports, 'ledger' | 'vault'>;

/** Says in a receipt that was made again what no archive knows. */
const unknown = {
  ...{ sender: 'unknown', received: '1970-01-01T00:00:00.000Z' },
  ...{ findings: [], decision: null, event: null },
};

/** People or licences written at once. */
const written = 20_000;

/** People as the vault has them at a month. */
export async function restorePeople(
  register: Iterable<Player>,
  licences: Iterable<LicenceEntry>,
  { ledger }: Restored,
): Promise<void> {
  for (const players of slicesOf(register, written)) await ledger.putPlayers(players);
  for (const entries of slicesOf(licences, written)) await ledger.putLicences(entries);
}

/** Posts a tournament once more, with the head, the receipt and the claim that its record and its assessment imply. */
export async function restorePosting(
  posting: Posting,
  assessment: Assessment | null,
  { ledger, vault }: Sources,
): Promise<void> {
  const { tournament, revision, period, type, reverses } = posting;
  const withdrawn = posting.assessment === noAssessment;
  const expected = await ledger.head(tournament);
  const receipt: Receipt = {
    ...unknown,
    ...{ tournament, revision, period, state: withdrawn ? 'withdrawn' : 'rated' },
    digest: withdrawn
      ? digestOf(submissionBytes(withdrawalOf(tournament, revision)))
      : (assessment?.submission ?? ''),
  };
  const event = posting.games > 0 ? (assessment?.event ?? null) : null;
  const { claim } = await ownerOf({ tournament, event }, { ledger, vault });
  await ledger.post({
    posting,
    head: {
      ...{ tournament, revision, period, type, assessment: posting.assessment },
      counted: reverses ?? (withdrawn ? null : period),
      name: assessment?.name ?? expected?.name ?? '',
    },
    expected,
    receipt,
    claim,
  });
}

/** Enters the acts again: of numbers merged into one another the farthest from the one that stays first. */
export async function restoreActs(acts: readonly Act[], { ledger }: Restored): Promise<void> {
  const masters = mastersIn(acts);
  const into = new Map(standingMerges(acts).map(({ player, into }) => [player, into]));
  const hops = (player: PlayerNumber | undefined): number =>
    player !== undefined && masters.has(player) ? 1 + hops(into.get(player)) : 0;
  const ofAct = (act: Act) => (act.kind === 'merge' ? hops(act.player) : 0);
  // What was taken back comes and goes before the entry is merged for good.
  const undoing = acts.filter((act) => act.kind === 'split');
  for (const split of undoing.toSorted((one, other) => (one.at < other.at ? -1 : 1))) {
    const undone = acts.find(({ id }) => id === split.undoes);
    if (undone) await ledger.enter(undone);
    await ledger.enter(split);
  }
  const gone = new Set(undoing.flatMap(({ id, undoes }) => [id, undoes]));
  const left = acts.filter(({ id }) => !gone.has(id));
  for (const act of left.toSorted((one, other) => ofAct(other) - ofAct(one))) await ledger.enter(act);
}

/** Closes the book as it was closed and opens the next. */
export async function restoreClosing(closed: ClosedBook, { ledger }: Restored): Promise<void> {
  await ledger.seal(closed.period);
  await ledger.elect(closed.period, closed.election);
  await ledger.turn(closed.period, opened(nextPeriod(closed.period), closed.ruleSet, closed.election.state));
}

export const opened = (period: string, ruleSet: string, previousState: string): PeriodBook => ({
  ...{ period, state: 'open', ruleSet, previousState },
  ...{ elected: null, revised: [] },
});
