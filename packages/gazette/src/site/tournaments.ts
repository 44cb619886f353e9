import type { Lines } from '../evidence.ts';
import { jsonText } from '../json-text.ts';
import { linesIn } from './lines-in.ts';
import type { Entry } from './section.ts';

/** What pages call the events of a list, and later revisions of events of earlier ones. */
export interface Tournaments {
  /** Name and city by event, empty for what there is not. */
  readonly names: ReadonlyMap<string, readonly [name: string, city: string]>;
  /** `revisions`: by tournament, its revisions on this list that correct an earlier one. */
  readonly revisions: readonly Entry[];
}

export async function readTournaments(events: Lines): Promise<Tournaments> {
  const names = new Map<string, readonly [string, string]>();
  const revisions: Entry[] = [];
  for await (const line of linesIn(events.contents())) {
    const { event, tournament, revision, corrects, name, city } = JSON.parse(line);
    if (corrects === null) {
      if (!names.has(event)) names.set(event, [name ?? '', city ?? '']);
    } else if (tournament !== null) {
      const entry = jsonText([tournament, corrects, revision, event]);
      revisions.push({ key: tournament, line: new TextEncoder().encode(entry) });
    }
  }
  return { names, revisions: revisions.sort((one, other) => (one.key < other.key ? -1 : 1)) };
}

const event = '{"event":"';
const digestLength = 64;

/** What a line of `events.ndjson` is found by; what was taken back stands last. */
export function eventKey(line: Buffer): string {
  const start = line.toString('latin1', 0, event.length + digestLength);
  return start.startsWith(event) ? start.slice(event.length) : 'null';
}
