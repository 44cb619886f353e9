import { gzipSync } from 'node:zlib';
import { assess, PRS05 } from '@kuvvet/engine';
import {
  latest,
  latestBytes,
  latestKey,
  type Manifest,
  manifestName,
  releaseOf,
  signatureName,
  type Verdict,
  verifyLists,
} from '@kuvvet/gazette';
import { turkey } from '@kuvvet/office';
import { signer } from '../../list-keys.ts';
import { bytesOf, fileKey, type Json, linesOf, listsOf, readerOf, republish, type Site } from './site.ts';

export type Options = Partial<Parameters<typeof verifyLists>[1]>;

export const types = ['ukd', 'uhs', 'uys'] as const;
export const verified = (site: Site, options: Options = {}) =>
  Array.fromAsync(verifyLists(readerOf(site), { home: turkey.code, ...options }));
export const flawsOf = (verdicts: readonly Verdict[]) => verdicts.flatMap(({ flaws }) => flaws);
export const codesOf = async (site: Site, options?: Options) =>
  new Set(flawsOf(await verified(site, options)).map(({ code }) => code));

export const manifestsOf = (whole: Site, type: string) => listsOf(whole, type).map(({ key }) => key);

/** The key of a file of the list of a type and month, counted from 0. */
export const at = (whole: Site, type: string, list: number, name: string) =>
  fileKey(manifestsOf(whole, type)[list] ?? '', name);

/** Edits the lines of a file of a list and publishes that again, signed or not, with its compressed twin. */
export async function edited(
  whole: Site,
  [type, list, name]: readonly [string, number, string],
  edit: (lines: Json[]) => unknown,
  sign: Parameters<typeof republish>[4] = signer(),
): Promise<Site> {
  const site = new Map(whole);
  const lines = linesOf(site.get(at(whole, type, list, name)));
  const now = edit(lines);
  const bytes = bytesOf(Array.isArray(now) ? now : lines);
  const twin = ['list.ndjson', 'audit.ndjson'].includes(name) ? { [`${name}.gz`]: gzipSync(bytes) } : {};
  await republish(site, type, list, { [name]: bytes, ...twin }, sign);
  return site;
}

/** The points of a game turned round in both its lines' own file, with everything that follows from it in the event. */
export function replayed(line: Json, change: (game: Json) => void): void {
  change(line.lines[0]);
  const opponents = line.lines.map(({ opponent_rating }: Json, place: number) => ({
    player: `${place}`,
    rating: opponent_rating,
  }));
  const games = line.lines.map(({ round, colour, points }: Json, place: number) => {
    const own = Number(points) * 100;
    return colour === 'w'
      ? { round, white: 'me', black: `${place}`, points: own }
      : { round, white: `${place}`, black: 'me', points: 100 - own };
  });
  const [result] = assess([{ player: 'me', rating: line.rating }, ...opponents], games, PRS05);
  const text = (hundredths: number) => (hundredths / 100).toFixed(2);
  if (!result) throw new Error('no result');
  const { points, expected, performance } = result;
  Object.assign(line, { points: text(points), expected: text(expected), change: text(result.change) });
  for (const [place, game] of line.lines.entries()) {
    const { difference, capped, expected, change } = result.lines[place] ?? {};
    Object.assign(game, {
      difference,
      capped,
      expected: expected === null ? null : text(expected ?? 0),
      change: text(change ?? 0),
    });
  }
  const value = performance?.value;
  line.performance = value ? { ...value, rounded: Math.round(value.numerator / value.denominator) } : null;
}

export const digestIn = (key = '') => releaseOf(key)?.digest ?? '';

export function pointedBack(whole: Site, which: readonly (typeof types)[number][], site: Site): Site {
  for (const type of which) {
    const release = releaseOf(manifestsOf(whole, type)[1] ?? '');
    if (release) site.set(latestKey(type), latestBytes(latest(release, 1)));
  }
  return site;
}

export function monthsSwapped(whole: Site, site: Site, type: string, one: number, other: number): Site {
  const { files } = JSON.parse(
    Buffer.from(whole.get(at(whole, type, one, manifestName)) ?? []).toString(),
  ) as Manifest;
  for (const name of [manifestName, signatureName, ...files.map((file) => file.name)]) {
    const [ours, theirs] = [at(whole, type, one, name), at(whole, type, other, name)];
    const [left, right] = [whole.get(ours), whole.get(theirs)];
    if (left && right) site.set(ours, right).set(theirs, left);
  }
  return site;
}
