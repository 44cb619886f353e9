import { type ListType, listTypes, nextPeriod, ruleSet, type StateColumns } from '@kuvvet/engine';
import {
  type Archive,
  type Provenance,
  type RatingList,
  type Shelves,
  stageRelease,
  stateChunks,
  stateKey,
} from '@kuvvet/gazette';
import type { Act, Election, PeriodBook, Posting } from '@kuvvet/ledger';
import { closeBook } from './close-book.ts';
import type { ClosedColumns } from './close-columns.ts';
import { recordChunks, recordKey } from './closing-record.ts';
import { composeList } from './compose-list.ts';
import { withEvidence } from './evidence.ts';
import { keepEach } from './keep.ts';
import { licenceChunks, licencesKey } from './licence-table.ts';
import type { People } from './people.ts';
import type { RegisterColumns } from './register-columns.ts';
import { registerChunks, registerKey } from './register-snapshot.ts';

/** Everything the lists after a book are made of. */
export interface ClosingMaterial extends People {
  /** The state the book is folded over. */
  readonly states: StateColumns;
  readonly postings: readonly Posting[];
  readonly acts: readonly Act[];
}

/** Where the lists come from, and which of their files are wanted; all of them unless it says so. */
export type Edition = Readonly<Record<ListType, Provenance & { readonly files?: ReadonlySet<string> }>>;

/**
 * Folds a book and writes everything its lists need, under digests nobody reads before they are elected. The same
 * material gives the same election wherever and however often it is staged. `assessments` has those of the postings.
 */
export async function stageClosing(
  book: PeriodBook,
  material: ClosingMaterial,
  edition: Edition,
  shelves: Shelves,
  assessments: Archive = shelves.vault,
): Promise<Election> {
  const { vault } = shelves;
  const { postings, acts, register, licences } = material;
  const closed = await fold(book, material);
  const list = nextPeriod(book.period);
  const elected = await keepEach(
    {
      book: { keyOf: recordKey, contents: () => recordChunks(book, postings, acts) },
      state: { keyOf: stateKey, contents: () => stateChunks(list, closed.after) },
      register: { keyOf: registerKey, contents: () => registerChunks(register) },
      licences: { keyOf: licencesKey, contents: () => licenceChunks(licences) },
    },
    vault,
  );
  const manifests = { ukd: '', uhs: '', uys: '' };
  const sources = { ...material, rules: ruleSet(book.ruleSet) };
  await withEvidence(sources, closed, assessments, async (complete) => {
    for (const list of listsAfter(book, closed, register)) {
      const { files, ...provenance } = edition[list.type];
      const isWanted = (name: string) => files?.has(name) ?? true;
      manifests[list.type] = await stageRelease(shelves, complete(list), provenance, isWanted);
    }
  });
  return { ...elected, manifests };
}

export const fold = (
  { ruleSet: name }: PeriodBook,
  { states, postings, acts }: Pick<ClosingMaterial, 'states' | 'postings' | 'acts'>,
): Promise<ClosedColumns> => closeBook(states, postings, acts, ruleSet(name));

/** The three lists after a book, one at a time. */
export function* listsAfter(
  { period, ruleSet: name }: PeriodBook,
  closed: ClosedColumns,
  register: RegisterColumns,
): Generator<RatingList> {
  for (const type of listTypes) {
    yield composeList(type, nextPeriod(period), closed, register, ruleSet(name));
  }
}
