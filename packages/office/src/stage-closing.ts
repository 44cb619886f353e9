import { type ListType, listTypes, nextPeriod, type PlayerState, ruleSet } from '@kuvvet/engine';
import { type Provenance, type Shelves, stageRelease, stateBytes, stateKey } from '@kuvvet/gazette';
import type { Act, Election, LicenceEntry, PeriodBook, Player, Posting } from '@kuvvet/ledger';
import { close } from './close.ts';
import { recordBytes, recordKey } from './closing-record.ts';
import { composeList } from './compose-list.ts';
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

/**
 * Folds a book and writes everything its lists need, under digests nobody reads before they are elected. The same
 * material gives the same election wherever and however often it is staged.
 */
export async function stageClosing(
  book: PeriodBook,
  { states, postings, acts, register, licences }: ClosingMaterial,
  provenance: Readonly<Record<ListType, Provenance>>,
  shelves: Shelves,
): Promise<Election> {
  const { vault } = shelves;
  const rules = ruleSet(book.ruleSet);
  const list = nextPeriod(book.period);
  const closing = close(states, postings, acts, rules);
  const elected = {
    book: await keep(recordBytes(book, postings, acts), recordKey, vault),
    state: await keep(stateBytes(list, closing.states), stateKey, vault),
    register: await keep(registerBytes(register), registerKey, vault),
    licences: await keep(licenceBytes(licences), licencesKey, vault),
  };
  const players = new Map(register.map((player) => [player.player, player]));
  const manifests = { ukd: '', uhs: '', uys: '' };
  for (const type of listTypes) {
    const rating = composeList(type, list, closing, players, rules);
    manifests[type] = await stageRelease(shelves, rating, provenance[type]);
  }
  return { ...elected, manifests };
}
