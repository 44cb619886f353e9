import type { Archive } from '@kuvvet/gazette';
import { readStateColumns, stateKey } from '@kuvvet/gazette';
import type { Election, PeriodBook } from '@kuvvet/ledger';
import { readRecord, recordKey } from '../closing-record.ts';
import { licencesKey, readLicences } from '../licence-table.ts';
import { readRegister, registerKey } from '../register-snapshot.ts';
import type { ClosingMaterial } from '../stage-closing.ts';
import { type Note, wrong } from './audit-finding.ts';
import { lookUp } from './look-up.ts';

/** What the lists of an election were made of, each part checked against its digest; null where the vault lost it. */
export async function closedMaterial(
  book: PeriodBook,
  election: Election,
  vault: Archive,
  note: Note,
): Promise<{ readonly [part in keyof ClosingMaterial]: ClosingMaterial[part] | null }> {
  const record = await lookUp(election.book, recordKey, readRecord, vault, note);
  const { period, ruleSet, previousState } = book;
  if (
    record &&
    (record.period !== period || record.ruleSet !== ruleSet || record.previousState !== previousState)
  ) {
    note(wrong('audit.chain', recordKey(election.book)));
  }
  return {
    postings: record?.postings ?? null,
    acts: record?.acts ?? null,
    states: await lookUp(previousState, stateKey, readStateColumns, vault, note),
    register: await lookUp(election.register, registerKey, readRegister, vault, note),
    licences: await lookUp(election.licences, licencesKey, readLicences, vault, note),
  };
}

export type MaterialFound = Awaited<ReturnType<typeof closedMaterial>>;

export const isWhole = (found: MaterialFound): found is ClosingMaterial =>
  Object.values(found).every((part) => part !== null);
