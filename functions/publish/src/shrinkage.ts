import { type ListType, listTypes } from '@kuvvet/engine';
import { type Archive, ArchiveDefect, readManifest, stagedManifestKey } from '@kuvvet/gazette';

/** A list with fewer rows than the one before it. */
export interface Shrinkage {
  readonly type: ListType;
  /** Rows of the list before. */
  readonly before: number;
  readonly after: number;
}

/**
 * The lists with fewer rows than the ones they follow, by the manifests that name both; `manifests` are those of an
 * election. Players leave a list one by one, so a list that loses many is a mistake (a register cut short, a state
 * of another month). `ArchiveDefect` if a manifest is not in the vault.
 */
export async function shrunkLists(
  manifests: Readonly<Record<ListType, string>>,
  vault: Archive,
): Promise<readonly Shrinkage[]> {
  const shrunk: Shrinkage[] = [];
  for (const type of listTypes) {
    const list = await measure(manifests[type], vault);
    if (list.previous === null) continue;
    const { rows: before } = await measure(list.previous, vault);
    if (list.rows < before) shrunk.push({ type, before, after: list.rows });
  }
  return shrunk;
}

/** Rows lost by the list that lost most; 0 if none did. */
export const rowsLost = (shrunk: readonly Shrinkage[]): number =>
  Math.max(0, ...shrunk.map(({ before, after }) => before - after));

/** Thousandths of its rows, rounded up, lost by the list that lost the largest part; 0 if none did. */
export const permilleLost = (shrunk: readonly Shrinkage[]): number =>
  Math.max(0, ...shrunk.map(({ before, after }) => Math.ceil(((before - after) * 1000) / before)));

async function measure(digest: string, vault: Archive): Promise<{ rows: number; previous: string | null }> {
  const stored = await vault.get(stagedManifestKey(digest));
  const manifest = stored && readManifest(stored.bytes);
  const list = manifest?.files.find(({ name }) => name === 'list.csv');
  if (!list) throw new ArchiveDefect(`no manifest of a list is staged under ${digest}`);
  return { rows: list.rows, previous: manifest?.previous ?? null };
}
