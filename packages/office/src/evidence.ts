import type { PlayerNumber, RuleSet } from '@kuvvet/engine';
import { type Archive, auditSpooled, type Publication, type RatingList } from '@kuvvet/gazette';
import { accountOf } from './account.ts';
import { amendmentLog } from './amendment-log.ts';
import { enterLines } from './audit-lines.ts';
import type { ClosedColumns } from './close-columns.ts';
import { keptRows } from './kept-rows.ts';
import type { ClosingMaterial } from './stage-closing.ts';

type Sources = Pick<ClosingMaterial, 'postings' | 'acts' | 'register'> & { readonly rules: RuleSet };

type Complete = (list: RatingList) => Publication;

/**
 * Has everything by which the lists after a book can be worked out again for the length of `work`: games from the
 * archived assessments, what is kept, what was entered by hand. Of listed players, in bytes that do not depend on the
 * order in which reports came, nor, but for the rows of events, on what a tournament is called.
 */
export async function withEvidence<T>(
  { postings, acts, register, rules }: Sources,
  closed: ClosedColumns,
  assessments: Archive,
  work: (complete: Complete) => Promise<T>,
): Promise<T> {
  const isListed = (player: PlayerNumber) => register.isListed(Number(player));
  const nameOf = (player: PlayerNumber) => {
    const number = closed.masters.get(player) ?? player;
    return isListed(number) ? number : null;
  };
  return auditSpooled(
    closed.after.numbers,
    (enter, enterEvent) => enterLines(postings, nameOf, assessments, enter, enterEvent),
    (audit, events) =>
      work((list) => ({
        ...list,
        audit: audit[list.type],
        events: events[list.type],
        kept: keptRows(list.type, closed, isListed),
        amendments: amendmentLog(list.type, closed.apart, acts, isListed),
        account: accountOf(list, closed, postings, rules, isListed),
      })),
  );
}
