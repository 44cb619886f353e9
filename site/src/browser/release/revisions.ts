import type { Period } from '@kuvvet/engine';
import { type PublishedList, packOf } from './lists.ts';
import type { Pack } from './pack.ts';
import type { AmendmentLine, RevisionLine } from './rows.ts';

/** What a later list changed of a tournament that counts on an earlier one. */
export interface Revised {
  readonly list: PublishedList;
  /** Null where nobody can tell which revision of which tournament it was. */
  readonly revision: number | null;
  readonly isTakenBack: boolean;
  /** What it did to players of the tournament; of several tournaments corrected at once together. */
  readonly lines: readonly AmendmentLine[];
}

/**
 * Later revisions of a tournament, found by its code; for one without, corrections of its list that concern its players.
 * `later` are the lists after it, oldest first.
 */
export async function fetchRevisions(
  tournament: string | null,
  players: ReadonlySet<string>,
  list: Period,
  later: readonly PublishedList[],
): Promise<readonly Revised[]> {
  const found: Revised[] = [];
  for (const each of later) {
    const pack = await packOf(each);
    const entered = tournament === null ? [] : await enteredOf(tournament, list, pack);
    if (tournament !== null && entered.length === 0) continue;
    const lines = await linesOf(players, list, pack);
    if (tournament === null && lines.length > 0) {
      found.push({ list: each, revision: null, isTakenBack: false, lines });
    }
    for (const [, , revision, event] of entered) {
      found.push({ list: each, revision, isTakenBack: event === null, lines });
    }
  }
  return found;
}

async function enteredOf(tournament: string, list: Period, pack: Pack): Promise<readonly RevisionLine[]> {
  const found: RevisionLine[] = [];
  for await (const lines of pack.blocks<RevisionLine>('revisions', tournament, tournament)) {
    found.push(...lines.filter(([code, corrects]) => code === tournament && corrects === list));
  }
  return found;
}

async function linesOf(
  players: ReadonlySet<string>,
  list: Period,
  pack: Pack,
): Promise<readonly AmendmentLine[]> {
  const found: AmendmentLine[] = [];
  for await (const lines of pack.blocks<AmendmentLine>('amendments', '', '~')) {
    found.push(...lines.filter((line) => line.corrects === list && players.has(line.player)));
  }
  return found;
}
