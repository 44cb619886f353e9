import { nextPeriod } from '@kuvvet/engine';
import { readStateColumns, stateKey } from '@kuvvet/gazette';
import type { PeriodBook, Posting } from '@kuvvet/ledger';
import { type ClosedBook, closedBookKey, readClosedBook } from '../closings.ts';
import { recordSteps } from '../steps.ts';
import { wrong } from './audit-finding.ts';
import { auditPosting } from './audit-posting.ts';
import { carrySignatures } from './carry-signatures.ts';
import { closedMaterial, isWhole } from './closed-material.ts';
import { lookUp, readOrNote } from './look-up.ts';
import { auditPublished } from './published.ts';
import { membersOf, notebook, type Progress, type RebuildPorts, type Rebuilt } from './rebuilt.ts';
import { restage } from './restage.ts';
import { opened, restoreActs, restoreClosing, restorePeople, restorePosting } from './restore.ts';

/** A month that was closed again; `next` is null where the vault no longer says how it was closed. */
export interface RebuiltMonth {
  readonly told: Rebuilt;
  readonly next: Progress | null;
  readonly postings: readonly Posting[];
}

/** Posts, enters, folds, renders and closes a month once more; null for a book that was not closed. */
export async function rebuildMonth(place: Progress, ports: RebuildPorts): Promise<RebuiltMonth | null> {
  const { vault, into, published } = ports;
  const { findings, note } = notebook();
  const key = closedBookKey(place.book.period);
  const stored = await vault.get(key);
  if (!stored) return null;
  const closed = readOrNote(key, () => readClosedBook(stored.bytes), note);
  const list = nextPeriod(place.book.period);
  const told = { list, revision: 1, tournaments: 0, digests: [], findings };
  if (closed && !follows(closed, place)) note(wrong('audit.chain', key));
  if (closed?.period !== place.book.period) return { told, next: null, postings: [] };

  const { election } = closed;
  const book = opened(closed.period, closed.ruleSet, closed.previousState);
  const material = await closedMaterial(book, election, vault, note);
  const register = material.register ?? place.register;
  await restorePeople(register, material.licences ?? [], into);
  const postings = material.postings ?? [];
  const entries = postings.filter(({ reverses }) => reverses !== null);
  const audit = {
    book,
    entries,
    members: membersOf(place.register, register),
    ledger: into.ledger,
    vault,
    note,
  };
  for (const posting of postings) {
    await restorePosting(posting, await auditPosting(posting, audit), { ...into, vault });
  }
  await restoreActs(material.acts ?? [], into);

  const previous = place.before?.election.manifests ?? null;
  const shelves = { lists: into.lists, vault: ports.scratch() };
  const digests = isWhole(material)
    ? await restage({ book, election, previous, rerun: null }, material, shelves, vault, note)
    : [];
  const after = await lookUp(election.state, stateKey, readStateColumns, vault, note);
  if (after) await recordSteps(material.states, after, list, into.ledger);
  await restoreClosing(closed, into);
  if (published) {
    await auditPublished(list, election, published, note);
    await carrySignatures(list, election, published, into.lists);
  }
  return {
    told: { ...told, tournaments: postings.length, digests },
    next: { before: closed, register, book: opened(list, closed.ruleSet, election.state) },
    postings,
  };
}

const follows = (closed: ClosedBook, { book, before }: { book: PeriodBook; before: ClosedBook | null }) =>
  closed.period === book.period &&
  closed.previousState === book.previousState &&
  closed.previous === (before?.period ?? null);
