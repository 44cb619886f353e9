import {
  type CalendarList,
  calendarKey,
  isListType,
  manifestName,
  readCalendar,
  readManifest,
  signatureName,
} from '@kuvvet/gazette';
import type { Ports } from '@kuvvet/office';
import { listPattern } from './contract/terms.ts';
import type { Refusal } from './problem.ts';

type ListPorts = { readonly lists: Pick<Ports['lists'], 'get'> };

/** The key of a public file that never changes. */
interface Found {
  readonly key: string;
}

/** The manifest of the list in force on a day, in the revision that stands. */
export async function listOn(type: string, date: string, ports: ListPorts): Promise<Found | Refusal> {
  if (!isDay(date)) return { code: 'list.date' };
  const lists = await listsOf(type, ports);
  const [newest] = lists;
  const oldest = lists.at(-1);
  if (!newest || !oldest) return { code: 'list.unknown' };
  if (date < oldest.inForceFrom) return { code: 'list.before', firstDate: oldest.inForceFrom };
  if (date.slice(0, 7) > newest.period) return { code: 'list.not-yet' };
  const list = lists.find(({ inForceFrom }) => inForceFrom <= date);
  return list ? standing(list) : { code: 'list.unknown' };
}

/** The manifest of a list called `latest`, `2026-11` (the revision that stands) or `2026-11-r1`. */
export async function listCalled(type: string, name: string, ports: ListPorts): Promise<Found | Refusal> {
  const [, period, revision] = listPattern.exec(name) ?? [];
  const lists = await listsOf(type, ports);
  const list = name === 'latest' ? lists[0] : lists.find((one) => one.period === period);
  if (!list) return { code: 'list.unknown' };
  return revision === undefined ? standing(list) : manifestOf(list, Number(revision));
}

/** A file of such a list, its manifest or the signature of that. */
export async function fileOf(
  type: string,
  name: string,
  file: string,
  ports: ListPorts,
): Promise<Found | Refusal> {
  const list = await listCalled(type, name, ports);
  if ('code' in list) return list;
  const found = { key: list.key.replace(/[^/]+$/, file) };
  if (file === manifestName || file === signatureName) return found;
  const stored = await ports.lists.get(list.key);
  const files = (stored && readManifest(stored.bytes))?.files ?? [];
  if (!files.some((one) => one.name === file)) return { code: 'list.unknown' };
  return found;
}

async function listsOf(type: string, { lists }: ListPorts): Promise<readonly CalendarList[]> {
  if (!isListType(type)) return [];
  const stored = await lists.get(calendarKey);
  return (stored && readCalendar(stored.bytes))?.lists[type] ?? [];
}

const standing = (list: CalendarList) => manifestOf(list, list.stands);

function manifestOf({ revisions }: CalendarList, revision: number): Found | Refusal {
  const found = revisions.find((one) => one.revision === revision);
  return found ? { key: found.manifest } : { code: 'list.unknown' };
}

/** A day of the calendar, `YYYY-MM-DD`. */
function isDay(text: string): boolean {
  const read = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  return read !== null && !Number.isNaN(read.getTime()) && read.toISOString().startsWith(text);
}
