import { type ListType, type Period, previousPeriod } from '@kuvvet/engine';
import { type Submission, turkey } from '@kuvvet/office';
import { publish } from '@kuvvet/publish';
import { expect } from 'vitest';
import type { Workshop } from '../../cli/src/workshop.ts';
import { openMonth, rateAll } from './month.ts';

export type List = Readonly<Record<string, number>>;

/** Closes the month before `list` and rates what waited for it. */
export async function publishList(list: Period, workshop: Workshop): Promise<void> {
  const period = previousPeriod(list);
  expect(await publish(period, turkey, workshop, { drain: false })).toMatchObject({ outcome: 'published' });
  await rateAll(workshop);
}

/** The ratings of a published list by player number, from its public bytes. */
export async function ratingsOf(list: Period, type: ListType, { ledger, lists }: Workshop): Promise<List> {
  const digest = (await ledger.book(previousPeriod(list)))?.elected?.manifests[type];
  const stored = await lists.get(`lists/${type}/${list}/${digest}/list.ndjson`);
  const rows = Buffer.from(stored?.bytes ?? '')
    .toString()
    .trim()
    .split('\n')
    .filter(Boolean);
  return Object.fromEntries(rows.map((row) => JSON.parse(row)).map(({ player, rating }) => [player, rating]));
}

/** The lists after months in which these reports arrived, one array a month from October on. */
export async function history(...months: readonly (readonly Submission[])[]): Promise<Workshop> {
  const workshop = await openMonth();
  for (const [at, submissions] of months.entries()) {
    await rateAll(workshop, ...submissions);
    await publishList(lists[at] ?? '', workshop);
  }
  return workshop;
}

/** The lists these months lead to, in order. */
export const lists: readonly Period[] = ['2026-11', '2026-12', '2027-01', '2027-02'];
