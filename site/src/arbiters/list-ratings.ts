import type { Day, ListType, PlayerNumber, Rating } from '@kuvvet/engine';

/** What of `lists/calendar.json` says which list was in force on a day. */
interface Calendar {
  readonly lists: Readonly<Record<ListType, readonly CalendarList[]>>;
}

interface CalendarList {
  readonly period: string;
  readonly inForceFrom: Day;
  readonly stands: number;
  readonly revisions: readonly { readonly revision: number; readonly manifest: string }[];
}

/** Ratings of some players on one list; `period` is null where there is no such list. */
export interface ListRatings {
  readonly period: string | null;
  readonly ratings: ReadonlyMap<PlayerNumber, Rating>;
}

type Fetch = (path: string) => Promise<Response>;

const none: ListRatings = { period: null, ratings: new Map() };

/**
 * The published ratings of `players` in force on `day`, or on the newest list where it is older than the day (U-09).
 * The list is read line by line and let go of; nothing but its address says what is looked for.
 */
export async function listRatings(
  type: ListType,
  day: Day,
  players: ReadonlySet<PlayerNumber>,
  fetch: Fetch,
): Promise<ListRatings> {
  const calendar = (await (await fetch('/lists/calendar.json')).json()) as Calendar;
  const list = calendar.lists[type].find(({ inForceFrom }) => inForceFrom <= day);
  const manifest = list?.revisions.find(({ revision }) => revision === list.stands)?.manifest;
  if (!list || !manifest) return none;
  const { body } = await fetch(`/${manifest.replace(/[^/]*$/, 'list.ndjson')}`);
  const ratings = new Map<PlayerNumber, Rating>();
  for await (const line of linesOf(body)) {
    const player = /^\{"player":"(\d+)"/.exec(line)?.[1];
    if (player !== undefined && players.has(player)) ratings.set(player, JSON.parse(line).rating);
  }
  return { period: list.period, ratings };
}

async function* linesOf(body: ReadableStream<Uint8Array> | null): AsyncGenerator<string> {
  if (!body) return;
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    const lines = (rest + decoder.decode(value, { stream: !done })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
    if (done) break;
  }
  if (rest !== '') yield rest;
}
