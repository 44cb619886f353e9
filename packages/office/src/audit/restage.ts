import { engineVersion, type ListType, listTypes, nextPeriod } from '@kuvvet/engine';
import {
  type Archive,
  announce,
  type Manifest,
  readManifest,
  type Shelves,
  stagedManifestKey,
} from '@kuvvet/gazette';
import { Defect, type Election, type PeriodBook, type Rerun } from '@kuvvet/ledger';
import { type ClosingMaterial, type Edition, stageClosing } from '../stage-closing.ts';
import { type Note, wrong } from './audit-finding.ts';
import { lookUp } from './look-up.ts';

/** What was worked out again beside what was elected. */
export interface Comparison {
  readonly name: Exclude<keyof Election, 'manifests'> | ListType;
  readonly expected: string;
  readonly found: string;
}

/** The lists of an election, as they name themselves and what they follow. */
export interface Restaging {
  readonly book: PeriodBook;
  readonly election: Election;
  /** The first revision of the list before; null for the first list. */
  readonly previous: Election['manifests'] | null;
  readonly rerun: (Rerun & { readonly revises: Election['manifests'] }) | null;
}

const kept = ['book', 'state', 'register', 'licences'] as const;

/**
 * Stages the lists of a book again and announces them on `shelves`, then compares every digest with the elected one.
 * A list keeps the name of the program that made it and the files that program knew: what it says of ratings has to
 * be the same to the byte. Nothing is compared where the assessments its games stand in are lost.
 */
export async function restage(
  { book, election, previous, rerun }: Restaging,
  material: ClosingMaterial,
  shelves: Shelves,
  vault: Archive,
  note: Note,
): Promise<readonly Comparison[]> {
  const manifests = await manifestsOf(election, vault, note);
  const edition = editionOf(manifests, previous, rerun);
  const found = await stageClosing(book, material, edition, shelves, vault).catch(unlessUnfounded);
  if (!found) return [];
  const list = nextPeriod(book.period);
  for (const type of listTypes) {
    await announce(shelves, { type, period: list, digest: found.manifests[type] }, null);
  }
  const comparisons = [
    ...kept.map((name) => ({ name, expected: election[name], found: found[name] })),
    ...listTypes.map((type) => ({
      ...{ name: type, expected: election.manifests[type], found: found.manifests[type] },
    })),
  ];
  for (const { name, expected, found } of comparisons) {
    if (expected === found) continue;
    note(wrong('audit.recomputed', `${list} ${name}`, { expected, found }));
    const type = listTypes.find((each) => each === name);
    if (type) await compareFiles(`${list} ${type}`, manifests[type], found, shelves.vault, note);
  }
  return comparisons;
}

/** An assessment that its list's games stand in is lost, which is told where it is looked up. */
function unlessUnfounded(error: unknown): null {
  if (error instanceof Defect) return null;
  throw error;
}

type Manifests = Readonly<Record<ListType, Manifest | null>>;

async function manifestsOf({ manifests }: Election, vault: Archive, note: Note): Promise<Manifests> {
  const of = (type: ListType) => lookUp(manifests[type], stagedManifestKey, readManifest, vault, note);
  return { ukd: await of('ukd'), uhs: await of('uhs'), uys: await of('uys') };
}

function editionOf(
  manifests: Manifests,
  previous: Restaging['previous'],
  rerun: Restaging['rerun'],
): Edition {
  const of = (type: ListType) => ({
    engine: manifests[type]?.engine ?? engineVersion,
    previous: previous?.[type] ?? null,
    ...(manifests[type] && { files: new Set(manifests[type].files.map(({ name }) => name)) }),
    ...(rerun && { revision: rerun.revision, revises: rerun.revises[type], reason: rerun.reason }),
  });
  return { ukd: of('ukd'), uhs: of('uhs'), uys: of('uys') };
}

/** Names the files in which a list that was made again is another one. */
async function compareFiles(
  subject: string,
  expected: Manifest | null,
  digest: string,
  made: Archive,
  note: Note,
) {
  const stored = await made.get(stagedManifestKey(digest));
  const files = new Map(
    (stored && readManifest(stored.bytes))?.files.map((file) => [file.name, file.sha256]),
  );
  for (const { name, sha256 } of expected?.files ?? []) {
    const found = files.get(name) ?? '-';
    if (found !== sha256) note(wrong('audit.file', `${subject} ${name}`, { expected: sha256, found }));
  }
}
