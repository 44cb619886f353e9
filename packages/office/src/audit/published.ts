import { listTypes, type Period } from '@kuvvet/engine';
import { type Archive, manifestName, readRelease, releaseKey } from '@kuvvet/gazette';
import type { Election } from '@kuvvet/ledger';
import { type Note, wrong } from './audit-finding.ts';

/** Whether everything that was elected lies where readers look for it, to the byte. */
export async function auditPublished(
  list: Period,
  { manifests }: Election,
  lists: Archive,
  note: Note,
): Promise<void> {
  for (const type of listTypes) {
    const release = { type, period: list, digest: manifests[type] };
    const { damage } = await readRelease(lists, releaseKey(release, manifestName), () => false);
    for (const { code, key } of damage) note(wrong('audit.published', key, { found: code }));
  }
}
