import { nextPeriod } from '@kuvvet/engine';
import type { Posting } from '@kuvvet/ledger';
import { type ClosedBook, readRerunBook, rerunBookKey } from '../closings.ts';
import { wrong } from './audit-finding.ts';
import { auditPosting } from './audit-posting.ts';
import { carrySignatures } from './carry-signatures.ts';
import { closedMaterial, isWhole } from './closed-material.ts';
import { readOrNote } from './look-up.ts';
import { auditPublished } from './published.ts';
import { membersOf, notebook, type Progress, type RebuildPorts, type Rebuilt } from './rebuilt.ts';
import { restage } from './restage.ts';
import { opened } from './restore.ts';

/** Makes the later revisions of a list again. Postings they share with the first are checked already. */
export async function* rebuildReruns(
  place: Progress,
  closed: ClosedBook,
  checked: readonly Posting[],
  ports: RebuildPorts,
): AsyncGenerator<Rebuilt> {
  const { vault, into, published } = ports;
  const { period, ruleSet, previousState } = closed;
  const known = new Set(checked.map(({ assessment }) => assessment));
  const list = nextPeriod(period);
  let revises = closed.election.manifests;
  for (let revision = 2; ; revision++) {
    const { findings, note } = notebook();
    const key = rerunBookKey(period, revision);
    const stored = await vault.get(key);
    if (!stored) return;
    const rerun = readOrNote(key, () => readRerunBook(stored.bytes), note);
    const told = { list, revision, tournaments: 0, digests: [], findings };
    if (!rerun) return yield told;
    if (rerun.period !== period || rerun.revision !== revision) note(wrong('audit.chain', key));

    const { election } = rerun;
    const book = opened(period, ruleSet, previousState);
    const material = await closedMaterial(book, election, vault, note);
    const members = membersOf(place.register, material.register ?? []);
    const postings = material.postings ?? [];
    const entries = postings.filter(({ reverses }) => reverses !== null);
    for (const posting of postings.filter(({ assessment }) => !known.has(assessment))) {
      await auditPosting(posting, { book, entries, members, ledger: into.ledger, vault, note });
    }
    const previous = place.before?.election.manifests ?? null;
    const restaging = { book, election, previous, rerun: { ...rerun, revises } };
    const shelves = { lists: into.lists, vault: ports.scratch() };
    const digests = isWhole(material) ? await restage(restaging, material, shelves, vault, note) : [];
    const { period: _, ...ordered } = rerun;
    await into.ledger.revise(period, { ...ordered, revision });
    if (published) {
      await auditPublished(list, election, published, note);
      await carrySignatures(list, election, published, into.lists);
    }
    yield { ...told, tournaments: postings.length, digests };
    revises = election.manifests;
  }
}
