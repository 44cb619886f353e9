import { type XmlEvent, xmlEvents } from '../table/xml-events.ts';
import { type FideEntry, type FideListKind, FideListUnreadable, fideRatingsIn } from './fide-entry.ts';

/**
 * Goes through the players of an XML list; `kind` says which ratings one with a single `rating` has. A list of all kinds
 * has `rapid_rating` beside it.
 */
export async function* fideXmlEntries(
  chunks: AsyncIterable<Uint8Array>,
  kind: FideListKind | null,
): AsyncGenerator<readonly FideEntry[]> {
  let fields: Record<string, string> = {};
  let field = '';
  let players = 0;
  const take = (event: XmlEvent, entries: FideEntry[]) => {
    if (event.kind === 'text') {
      if (field !== '') fields[field] = (fields[field] ?? '') + event.text;
    } else if (event.kind === 'open') {
      if (event.name === 'player') fields = {};
      else {
        field = event.name;
        fields[field] ??= '';
      }
    } else {
      field = '';
      if (event.name !== 'player') return;
      players++;
      entries.push(entryOf(fields, kind));
    }
  };
  try {
    for await (const events of xmlEvents(chunks)) {
      const entries: FideEntry[] = [];
      for (const event of events) take(event, entries);
      yield entries;
    }
  } catch (error) {
    // What the XML reader says may quote the file.
    throw error instanceof FideListUnreadable ? error : new FideListUnreadable('fide-list.unreadable');
  }
  if (players === 0) throw new FideListUnreadable('fide-list.unreadable');
}

function entryOf(fields: Readonly<Record<string, string>>, kind: FideListKind | null): FideEntry {
  const { fideid = '', name = '', rating, rapid_rating: rapid, blitz_rating: blitz } = fields;
  if (!/^\s*[1-9]\d{0,9}\s*$/.test(fideid) || rating === undefined) {
    throw new FideListUnreadable('fide-list.unreadable');
  }
  const isCombined = rapid !== undefined || blitz !== undefined;
  if (!isCombined && (kind === null || kind === 'combined')) throw new FideListUnreadable('fide-list.kind');
  const ratings = isCombined
    ? ([
        ['standard', rating],
        ['rapid', rapid ?? ''],
        ['blitz', blitz ?? ''],
      ] as const)
    : ([[`${kind}`, rating]] as const);
  return { number: fideid.trim(), name: name.trim(), ratings: fideRatingsIn(ratings) };
}
