import {
  type ListType,
  listTypes,
  nextPeriod,
  type PlayerState,
  ruleSet,
  toStateColumns,
} from '@kuvvet/engine';
import {
  type Archive,
  type Provenance,
  type RatingList,
  type Shelves,
  stageRelease,
  stateBytes,
  stateKey,
} from '@kuvvet/gazette';
import type { Act, Election, LicenceEntry, PeriodBook, Player, Posting } from '@kuvvet/ledger';
import { closeBook } from './close-book.ts';
import type { ClosedColumns } from './close-columns.ts';
import { recordBytes, recordKey } from './closing-record.ts';
import { composeList } from './compose-list.ts';
import { withEvidence } from './evidence.ts';
import { keep } from './keep.ts';
import { licenceBytes, licencesKey } from './licence-table.ts';
import { registerBytes, registerKey } from './register-snapshot.ts';

/** Everything the lists after a book are made of. */
export interface ClosingMaterial {
  /** The state the book is folded over. */
  readonly states: readonly PlayerState[];
  readonly postings: readonly Posting[];
  readonly acts: readonly Act[];
  /** By player number. */
  readonly register: readonly Player[];
  readonly licences: readonly LicenceEntry[];
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
  const elected = {
    book: await keep(recordBytes(book, postings, acts), recordKey, vault),
    state: await keep(stateBytes(nextPeriod(book.period), closed.after), stateKey, vault),
    register: await keep(registerBytes(register), registerKey, vault),
    licences: await keep(licenceBytes(licences), licencesKey, vault),
  };
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
): Promise<ClosedColumns> => closeBook(toStateColumns(states), postings, acts, ruleSet(name));

/** The three lists after a book, one at a time. */
export function* listsAfter(
  { period, ruleSet: name }: PeriodBook,
  closed: ClosedColumns,
  register: readonly Player[],
): Generator<RatingList> {
  const players = new Map(register.map((player) => [player.player, player]));
  for (const type of listTypes) {
    yield composeList(type, nextPeriod(period), closed, players, ruleSet(name));
  }
}
