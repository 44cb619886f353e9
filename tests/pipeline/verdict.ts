import { listTypes, nextPeriod, previousPeriod } from '@kuvvet/engine';
import { manifestName, readRelease, releaseKey } from '@kuvvet/gazette';
import { months, type Plan } from './draft.ts';
import { foldBooks, predict } from './oracle.ts';
import type { Entry } from './oracle-rating.ts';
import { everyList, expectedLines, linesOf } from './published.ts';
import type { Done } from './sender.ts';
import type { Simulation } from './simulation.ts';
import { findStanding } from './standing.ts';
import type { World } from './world.ts';

/** What a run came to: the lists that were announced, by type and month, and whatever is wrong. */
export interface Verdict {
  readonly lists: readonly string[];
  readonly wrong: readonly string[];
}

export async function judge({ world, defects }: Simulation, plan: Plan, done: Done): Promise<Verdict> {
  const wrong = [...defects];
  for (const errand of plan.errands) {
    const missing = errand.copies - (done.get(errand) ?? 0);
    if (missing > 0) wrong.push(`${errand.name}: ${missing} not answered`);
  }
  const after = nextPeriod(months.at(-1) ?? '');
  if (world.witness.open !== after) wrong.push(`${world.witness.open} is open and not ${after}`);

  const standing = await findStanding(plan, world);
  wrong.push(...standing.wrong);
  if (plan.settled) wrong.push(...differences(standing.entries.map(named), predict(plan.reports).map(named)));
  await checkLists(standing, world, wrong);
  await checkReleases(world, wrong);
  const lists = world.witness.announced.map(({ type, period, digest }) => `${type} ${period} ${digest}`);
  return { lists: lists.sort(), wrong };
}

const named = ({ tournament, revision, book, reverses }: Entry) =>
  `${tournament}.${revision} in ${book}${reverses === null ? '' : ` for ${reverses}`}`;

/** One release a list, and it says what the oracle says. */
async function checkLists(
  { entries, orders }: Awaited<ReturnType<typeof findStanding>>,
  { witness, lists }: World,
  wrong: string[],
): Promise<void> {
  for (const { type, book, name } of everyList(foldBooks(entries, orders))) {
    const releases = witness.announced.filter((release) => `${release.type} ${release.period}` === name);
    if (releases.length !== 1) wrong.push(`${releases.length} lists ${name}`);
    const elected = witness.elections.get(previousPeriod(book.list))?.register ?? '';
    const expected = expectedLines(type, book, witness.registers.get(elected) ?? []);
    for (const release of releases) {
      wrong.push(...differences(await linesOf(release, lists), expected).map((line) => `${name}: ${line}`));
    }
  }
}

function differences(found: readonly string[], expected: readonly string[]): readonly string[] {
  const missing = expected.filter((item) => !found.includes(item));
  const extra = found.filter((item, at) => !expected.includes(item) || found.indexOf(item) < at);
  return [...missing.map((item) => `no ${item}`), ...extra.map((item) => `${item} too much`)];
}

/** Every list that was ever announced is there, whole; the pointers went forward only, to the last of them. */
async function checkReleases({ witness, lists }: World, wrong: string[]): Promise<void> {
  for (const release of witness.announced) {
    const { damage } = await readRelease(lists, releaseKey(release, manifestName));
    for (const { code, key } of damage) wrong.push(`${code} ${key}`);
  }
  wrong.push(...witness.early);
  for (const type of listTypes) {
    const periods = witness.pointed.filter((release) => release.type === type).map(({ period }) => period);
    const forward = periods.every((period, at) => period > (periods[at - 1] ?? ''));
    if (!forward || periods.at(-1) !== witness.open)
      wrong.push(`${type} was pointed to ${periods.join(', ')}`);
  }
}
