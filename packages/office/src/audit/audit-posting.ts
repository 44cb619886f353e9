import { isDeepStrictEqual } from 'node:util';
import { assess, listRating, type PlayerNumber, ruleSet } from '@kuvvet/engine';
import { ArchiveDefect } from '@kuvvet/gazette';
import { Defect, type PeriodBook, type Posting } from '@kuvvet/ledger';
import {
  type Assessment,
  assessmentKey,
  gamesOf,
  noAssessment,
  readAssessment,
  resultRows,
} from '../assessment.ts';
import { unrated } from '../basis.ts';
import { correct } from '../correction.ts';
import type { Ports } from '../ports.ts';
import { amendmentsTogether } from '../settle-corrections.ts';
import { type Note, wrong } from './audit-finding.ts';
import { lookUp } from './look-up.ts';

export interface PostingAudit extends Pick<Ports, 'ledger' | 'vault'> {
  /** The book the posting is in. */
  readonly book: PeriodBook;
  /** The entries among the postings of the book that correct published tournaments. */
  readonly entries: readonly Posting[];
  /** Licence holders both before and after the month: those who have a row for certain. */
  readonly members: ReadonlySet<PlayerNumber>;
  readonly note: Note;
}

/**
 * Whether a posting follows from its assessment, and the assessment from its games and from the ratings of the list
 * it is based on; a correcting entry from the difference of two closings. The ledger has to know every list before.
 * The assessment, or null where there is none or it cannot be had.
 */
export async function auditPosting(posting: Posting, audit: PostingAudit): Promise<Assessment | null> {
  const { vault, note } = audit;
  const subject = `${posting.period} ${posting.tournament}.${posting.revision}`;
  const withdrawn = posting.assessment === noAssessment;
  const assessment = withdrawn
    ? null
    : await lookUp(posting.assessment, assessmentKey, readAssessment, vault, note);
  if (!withdrawn && !assessment) return null;

  if (assessment) {
    const { tournament, revision, type, basis } = assessment;
    const named = { tournament, revision, type, basis };
    if (!isDeepStrictEqual(named, pick(posting))) note(wrong('audit.other-event', subject));
    if (!followsFromGames(assessment)) note(wrong('audit.assessment', subject));
    await auditBasis(assessment, subject, audit);
  }
  if (posting.reverses !== null) {
    await auditEntry({ ...posting, reverses: posting.reverses }, assessment, subject, audit);
  } else if (!rowsFollow(posting, assessment, audit.members)) {
    note(wrong('audit.results', subject));
  }
  return assessment;
}

const pick = ({ tournament, revision, type, basis }: Posting) => ({ tournament, revision, type, basis });

function followsFromGames(assessment: Assessment): boolean {
  const participants = assessment.results.map(({ player, rating }) => ({ player, rating }));
  const results = assess(participants, gamesOf(assessment), ruleSet(assessment.ruleSet.name));
  // As it would have been archived: JSON knows no negative zero.
  return isDeepStrictEqual(JSON.parse(JSON.stringify(results)), assessment.results);
}

/** Members are rated with the list in force on the first day, whatever was published since. */
async function auditBasis(
  { results, type, basis }: Assessment,
  subject: string,
  { members, ledger, note }: PostingAudit,
) {
  const rated = results.filter(({ player }) => members.has(player));
  const ratings = await ledger.ratings(
    rated.map(({ player }) => player),
    basis,
  );
  for (const { player, rating } of rated) {
    const inForce = listRating(ratings.get(player) ?? unrated, type);
    if (inForce === rating) continue;
    note(wrong('audit.basis', `${subject} ${player}`, { expected: `${inForce}`, found: `${rating}` }));
  }
}

/** Every row as the assessment has it, and a row for every member who took part (U-02). */
function rowsFollow(
  { results }: Posting,
  assessment: Assessment | null,
  members: ReadonlySet<PlayerNumber>,
): boolean {
  const played = assessment ? resultRows(assessment, new Set(playersOf(assessment))) : [];
  const rows = new Map(results.map((row) => [row.player, row]));
  const followed = played.filter(({ player }) => rows.has(player));
  return (
    isDeepStrictEqual(results, followed) &&
    played.every(({ player }) => rows.has(player) || !members.has(player))
  );
}

const playersOf = ({ results }: Assessment) => results.map(({ player }) => player);

async function auditEntry(
  entry: Posting & { readonly reverses: string },
  assessment: Assessment | null,
  subject: string,
  { book, entries, members, ledger, vault, note }: PostingAudit,
) {
  const results = assessment ? resultRows(assessment, members) : [];
  const alone = () =>
    correct({ ...entry, results, amendments: [] }, book, { ledger, vault }).then(
      (correction) => correction.amendments,
    );
  // As it was closed, where others of the book concern the same people.
  const together = async () =>
    (await amendmentsTogether(entries, book, { ledger, vault })).get(entry.tournament) ?? null;
  const isFrom = async (work: () => Promise<Posting['amendments'] | null>) =>
    isDeepStrictEqual(await work().catch(unlessLost), entry.amendments);
  if (entry.results.length > 0 || !((await isFrom(alone)) || (await isFrom(together)))) {
    note(wrong('audit.entry', subject));
  }
}

/** Nothing follows from a closing that the vault lost, which is told where it is looked up. */
function unlessLost(error: unknown): null {
  if (error instanceof Defect || error instanceof ArchiveDefect) return null;
  throw error;
}
