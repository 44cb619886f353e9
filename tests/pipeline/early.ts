import { isDeepStrictEqual } from 'node:util';
import { listTypes } from '@kuvvet/engine';
import {
  type Archive,
  type Calendar,
  feedKey,
  type Latest,
  manifestName,
  type Release,
  readRelease,
  releaseKey,
  signatureName,
} from '@kuvvet/gazette';
import type { Decision, Ledger, Receipt } from '@kuvvet/ledger';

/** What must hold whenever something becomes visible, and not only in the end: who dies then leaves it so. */

/** A manifest is signed before it is there. */
export async function unsigned(release: Release, lists: Archive): Promise<readonly string[]> {
  const signed = await lists.get(releaseKey(release, signatureName));
  return signed ? [] : [`${releaseKey(release, manifestName)} without a signature`];
}

/** A list is there to the last file before anybody is led to it. */
export async function unfinished({ manifest }: Latest, lists: Archive): Promise<readonly string[]> {
  const { damage } = await readRelease(lists, manifest);
  return damage.map(({ code, key }) => `pointed to: ${code} ${key}`);
}

/** A calendar, by which closings know that nothing is left to do, names what pointers and feeds have come to. */
export async function untold(
  { lists: named }: Calendar,
  pointed: readonly Release[],
  lists: Archive,
): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const type of listTypes) {
    const period = named[type][0]?.period;
    if (period === undefined) continue;
    const last = pointed.findLast((release) => release.type === type)?.period ?? '';
    if (period > last) wrong.push(`${type} ${period} in the calendar, ${last} pointed to`);
    const feed = await lists.get(feedKey(type));
    if (!new TextDecoder().decode(feed?.bytes).includes(`/${type}/${period}/`)) {
      wrong.push(`${type} ${period} in the calendar and in no feed`);
    }
  }
  return wrong;
}

/** What becomes of a report rests on what an officer last decided about it. */
export async function undecided(
  { tournament, revision }: Receipt,
  decided: ReadonlyMap<string, Decision>,
  ledger: Pick<Ledger, 'receipt'>,
): Promise<readonly string[]> {
  const last = decided.get(`${tournament}.${revision}`);
  if (!last) return [];
  const { decision, state } = {
    decision: null,
    state: 'lost',
    ...(await ledger.receipt(tournament, revision)),
  };
  // Given again, a word keeps the instant at which it was given first.
  const isHeeded = isDeepStrictEqual(decision && { ...decision, at: last.at }, last);
  return isHeeded ? [] : [`${tournament}.${revision} ${state} against an officer's word`];
}
