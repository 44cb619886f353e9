import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keyRingKey, manifestName, signatureName } from '@kuvvet/gazette';
import { openMemoryArchive } from '@kuvvet/gazette/memory';
import { accept } from '@kuvvet/ingest';
import { readRegisterFile, type Submission, takeOver, turkey } from '@kuvvet/office';
import { rateWaiting, type WorkEvent } from '@kuvvet/standalone';
import { openWorkshop, type Workshop } from '../../cli/src/workshop.ts';
import { signer } from '../list-keys.ts';
import { root } from '../run.ts';

const sample = readFileSync(join(root, 'samples/2026-10/register.csv'));

const [titles = '', ...people] = sample.toString().split('\n');

/** The first players of the sample register: enough where a month is closed hundreds of times. */
export const smallRegister = Buffer.from([titles, ...people.slice(0, 9)].join('\n'));

/** Its players of these numbers alone. */
export const registerOf = (players: readonly string[]) =>
  Buffer.from([titles, ...people.filter((line) => players.includes(line.slice(0, 6)))].join('\n'));

/** An installation with the sample register, or another, and October 2026 open. */
export async function openMonth(register: Uint8Array = sample): Promise<Workshop> {
  const workshop = { ...openWorkshop(openMemoryArchive()), sign: signer() };
  await takeOver(readRegisterFile(register, workshop.identify), '2026-10', turkey, workshop);
  return workshop;
}

/** Takes submissions in and rates everything that waits. */
export async function rateAll(
  workshop: Workshop,
  ...submissions: readonly Submission[]
): Promise<readonly WorkEvent[]> {
  for (const submission of submissions) await accept(submission, 'arbiter', workshop);
  const events: WorkEvent[] = [];
  await rateWaiting(workshop, turkey, new AbortController().signal, (event) => events.push(event));
  return events;
}

export const stateOf = async ({ ledger }: Workshop, tournament: string, revision = 1) =>
  (await ledger.receipt(tournament, revision))?.state;

/** Findings of a receipt by code. */
export const codesOf = async ({ ledger }: Workshop, tournament: string, revision = 1) =>
  (await ledger.receipt(tournament, revision))?.findings.map(({ code }) => code);

/** Every public byte of the lists in force: calendar, feeds, pointers, manifests and files. */
export async function publicFiles({ lists }: Workshop): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  const take = async (key: string) => {
    const stored = await lists.get(key);
    files[key] = stored ? Buffer.from(stored.bytes).toString('utf8') : 'missing';
    return files[key];
  };
  await take('lists/calendar.json');
  for (const type of ['ukd', 'uhs', 'uys']) {
    await take(`lists/${type}/feed.atom`);
    const { manifest } = JSON.parse(await take(`lists/${type}/latest.json`));
    const { files: named } = JSON.parse(await take(manifest)) as { files: { name: string }[] };
    for (const { name } of named) await take(manifest.replace('manifest.json', name));
  }
  return files;
}

/** The keys, and the signatures of the lists in force. */
export async function signaturesOf({ lists }: Workshop): Promise<readonly string[]> {
  const text = async (key: string) => Buffer.from((await lists.get(key))?.bytes ?? 'missing').toString();
  const pointers = ['ukd', 'uhs', 'uys'].map(async (type) =>
    JSON.parse(await text(`lists/${type}/latest.json`)),
  );
  const manifests = (await Promise.all(pointers)).map(({ manifest }) => manifest as string);
  return Promise.all(
    [keyRingKey, ...manifests.map((key) => key.replace(manifestName, signatureName))].map(text),
  );
}
