import { listTypes, nextPeriod } from '@kuvvet/engine';
import { readManifest, readState, stagedManifestKey, stateKey } from '@kuvvet/gazette';
import type { Election, PeriodBook } from '@kuvvet/ledger';
import { readRecord, recordKey } from '../closing-record.ts';
import {
  beginningKey,
  closedBookBytes,
  closedBookKey,
  readBeginning,
  rerunBookBytes,
  rerunBookKey,
} from '../closings.ts';
import { licencesKey, readLicences } from '../licence-table.ts';
import { readRegister, registerKey } from '../register-snapshot.ts';
import { type Note, notice, wrong } from './audit-finding.ts';
import type { DoctorPorts } from './doctor.ts';
import { lookUp, readOrNote } from './look-up.ts';

/**
 * Whether the books follow one another, whether what was elected is there to the byte, and whether the vault tells
 * the same of them as the ledger: it is all there is to start from when the ledger is lost.
 */
export async function auditBooks(
  books: readonly PeriodBook[],
  { vault }: DoctorPorts,
  note: Note,
): Promise<void> {
  const [first] = books;
  if (first) await auditBeginning(first, vault, note);
  for (const [at, book] of books.entries()) {
    const before = books[at - 1] ?? null;
    const follows =
      !before || (before.elected?.state === book.previousState && nextPeriod(before.period) === book.period);
    if (!follows) note(wrong('audit.chain', book.period));
    if (book.state === 'sealed') note(notice('audit.unfinished', book.period));
    if (!book.elected) {
      if (book.state === 'published') note(wrong('audit.chain', book.period));
      continue;
    }
    await auditElection(book.elected, vault, note);
    for (const { election } of book.revised) await auditElection(election, vault, note);
    await auditManifests(book, before, vault, note);
    if (book.state === 'published') await auditTold(book, before, vault, note);
  }
}

type Vault = DoctorPorts['vault'];

async function auditBeginning({ period, ruleSet, previousState }: PeriodBook, vault: Vault, note: Note) {
  const stored = await vault.get(beginningKey);
  if (!stored) return note(wrong('audit.absent', beginningKey));
  const begun = readOrNote(beginningKey, () => readBeginning(stored.bytes), note);
  if (!begun) return;
  const same = begun.period === period && begun.ruleSet === ruleSet && begun.previousState === previousState;
  if (!same) note(wrong('audit.told', beginningKey));
  for (const { state } of begun.earlier) await lookUp(state, stateKey, readState, vault, note);
  await lookUp(begun.previousState, stateKey, readState, vault, note);
  await lookUp(begun.register, registerKey, readRegister, vault, note);
  await lookUp(begun.licences, licencesKey, readLicences, vault, note);
}

async function auditElection({ book, state, register, licences }: Election, vault: Vault, note: Note) {
  await lookUp(book, recordKey, readRecord, vault, note);
  await lookUp(state, stateKey, readState, vault, note);
  await lookUp(register, registerKey, readRegister, vault, note);
  await lookUp(licences, licencesKey, readLicences, vault, note);
}

/** Every list names the first revision of the one before; every further revision names the one it revises. */
async function auditManifests(book: PeriodBook, before: PeriodBook | null, vault: Vault, note: Note) {
  const elections = [...(book.elected ? [book.elected] : []), ...book.revised.map((each) => each.election)];
  for (const type of listTypes) {
    let revises: string | null = null;
    for (const [at, { manifests }] of elections.entries()) {
      const digest: string = manifests[type];
      const manifest = await lookUp(digest, stagedManifestKey, readManifest, vault, note);
      const expected = {
        ...{ type, period: nextPeriod(book.period), revision: at + 1, revises },
        ...{
          previous: before?.elected?.manifests[type] ?? null,
          reason: book.revised[at - 1]?.reason ?? null,
        },
      };
      for (const [fact, value] of Object.entries(expected)) {
        const found = manifest?.[fact as keyof typeof expected];
        if (!manifest || found === value) continue;
        note(
          wrong('audit.manifest', `${stagedManifestKey(digest)} ${fact}`, {
            expected: `${value}`,
            found: `${found}`,
          }),
        );
      }
      revises = digest;
    }
  }
}

/** A re-run that died before it told the vault is finished by the same order. */
async function auditTold(book: PeriodBook, before: PeriodBook | null, vault: Vault, note: Note) {
  const { period, elected, revised } = book;
  if (!elected) return;
  const closing = closedBookBytes({ ...book, election: elected, previous: before?.period ?? null });
  const stored = await vault.get(closedBookKey(period));
  if (!stored) note(wrong('audit.absent', closedBookKey(period)));
  else if (Buffer.compare(stored.bytes, closing) !== 0) note(wrong('audit.told', closedBookKey(period)));
  for (const [at, rerun] of revised.entries()) {
    const key = rerunBookKey(period, rerun.revision);
    const told = await vault.get(key);
    const newest = at === revised.length - 1;
    if (!told) note(newest ? notice('audit.unfinished', key) : wrong('audit.absent', key));
    else if (Buffer.compare(told.bytes, rerunBookBytes({ ...rerun, period })) !== 0)
      note(wrong('audit.told', key));
  }
}
