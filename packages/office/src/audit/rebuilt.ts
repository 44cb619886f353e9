import type { Period, PlayerNumber } from '@kuvvet/engine';
import type { Archive } from '@kuvvet/gazette';
import type { Ledger, PeriodBook, Player } from '@kuvvet/ledger';
import type { ClosedBook } from '../closings.ts';
import { membersAmong } from '../people.ts';
import type { RegisterColumns } from '../register-columns.ts';
import type { AuditFinding, Note } from './audit-finding.ts';
import type { Comparison } from './restage.ts';

export interface RebuildPorts {
  /** Where everything is read from; nothing is written to it. */
  readonly vault: Archive;
  /** The lists as they were published, to be compared; null where they are gone. */
  readonly published: Archive | null;
  /** Empty: what is made again goes here. */
  readonly into: { readonly ledger: Ledger; readonly lists: Archive };
  /** Room for what one month is made of. */
  readonly scratch: () => Archive;
}

/** What became of the ratings taken over, of a month, or of a re-run of its list. */
export interface Rebuilt {
  /** The list in force after it. */
  readonly list: Period;
  /** 0 for what was taken over, 1 for a list, more for its re-runs. */
  readonly revision: number;
  readonly tournaments: number;
  /** Empty where something was lost that everything rests on. */
  readonly digests: readonly Comparison[];
  readonly findings: readonly AuditFinding[];
}

/** How far a rebuild has come: the book to be closed next. */
export interface Progress {
  readonly book: PeriodBook;
  readonly before: ClosedBook | null;
  /** The register as the list in force was rendered from it. */
  readonly register: RegisterColumns;
}

/** Where one stage of a rebuild writes down what it finds. */
export function notebook(): { readonly findings: AuditFinding[]; readonly note: Note } {
  const findings: AuditFinding[] = [];
  return { findings, note: (finding) => void findings.push(finding) };
}

/** Licence holders of both registers. */
export function membersOf(one: Iterable<Player>, other: Iterable<Player>): ReadonlySet<PlayerNumber> {
  const before = membersAmong(one);
  return new Set([...membersAmong(other)].filter((player) => before.has(player)));
}
