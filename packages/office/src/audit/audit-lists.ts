import { type ListType, listTypes } from '@kuvvet/engine';
import { calendarKey, latestKey, readCalendar, readLatest } from '@kuvvet/gazette';
import type { PeriodBook } from '@kuvvet/ledger';
import { type Note, notice, wrong } from './audit-finding.ts';
import { auditList } from './audit-list.ts';
import type { DoctorPorts } from './doctor.ts';
import { type ElectedList, electedLists, manifestKeyOf } from './elected-lists.ts';
import { readOrNote } from './look-up.ts';

/**
 * Whether readers find every list: whole, with the ratings of the state it was made from, the newest where they
 * start. What a close or a re-run has not come to yet, its next tick or the same order does.
 */
export async function auditLists(
  books: readonly PeriodBook[],
  ports: DoctorPorts,
  note: Note,
): Promise<void> {
  const elected = electedLists(books);
  if (elected.length === 0) return;
  for (const type of listTypes) {
    const announced = await auditPointer(type, elected, ports, note);
    for (const list of elected.slice(0, announced)) await auditList(type, list, ports, note);
  }
  await auditCalendar(elected, ports, note);
}

/** How many of the lists must be public by what the pointer says, which may be behind by one month and its re-runs. */
async function auditPointer(
  type: ListType,
  elected: readonly ElectedList[],
  { lists }: DoctorPorts,
  note: Note,
): Promise<number> {
  const key = latestKey(type);
  const stored = await lists.get(key);
  const pointer = stored && readOrNote(key, () => readLatest(stored.bytes), note);
  if (stored && !pointer) return elected.length;
  const at = elected.findLastIndex(({ list, revision, election }) => {
    const { [type]: digest } = election.manifests;
    return list === pointer?.period && revision === pointer.revision && digest === pointer.sha256;
  });
  if (at === elected.length - 1) return elected.length;

  const newest = elected.at(-1);
  const months = [...new Set(elected.map(({ list }) => list))].slice(-2);
  const isBehind = pointer ? months.includes(elected[at]?.list ?? '') : months.length === 1;
  const facts = { expected: newest?.election.manifests[type] ?? '-', found: pointer?.sha256 ?? '-' };
  note(isBehind ? notice('audit.unfinished', key) : wrong('audit.pointer', key, facts));
  if (!isBehind) return elected.length;
  return Math.max(
    at + 1,
    elected.findIndex(({ list }) => list === newest?.list),
  );
}

/** The calendar is written last; it may lack a list, but never names one that was not elected. */
async function auditCalendar(elected: readonly ElectedList[], { lists }: DoctorPorts, note: Note) {
  const stored = await lists.get(calendarKey);
  const calendar = stored && readOrNote(calendarKey, () => readCalendar(stored.bytes), note);
  if (stored && !calendar) return;
  const named = listTypes.flatMap((type) =>
    (calendar?.lists[type] ?? []).flatMap(({ revisions }) => revisions.map(({ manifest }) => manifest)),
  );
  const keys = new Set(listTypes.flatMap((type) => elected.map((list) => manifestKeyOf(type, list))));
  const stray = named.find((manifest) => !keys.has(manifest));
  if (stray !== undefined) note(wrong('audit.pointer', calendarKey, { expected: '-', found: stray }));
  else if (named.length < keys.size) note(notice('audit.unfinished', calendarKey));
}
