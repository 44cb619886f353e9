import { type FideEntry, type FideListKind, FideListUnreadable, fideRatingsIn } from './fide-entry.ts';

/** Where a column begins and how long it is, by the heading line, which FIDE moves now and then. */
type Span = readonly [start: number, length: number];

const headings = { standard: /\bSRtng\b/, rapid: /\bRRtng\b/, blitz: /\bBRtng\b/ } as const;

/** In a list of one kind the column is called by the month: `OCT26`. */
const month = /\b[A-Z]{3}\d\d\b/;

/** Goes through the lines of a fixed-width list; `kind` says which ratings one with a single column has. */
export async function* fideTextEntries(
  texts: AsyncIterable<string>,
  kind: FideListKind | null,
): AsyncGenerator<readonly FideEntry[]> {
  let rest = '';
  let line = 0;
  let read: ReadLine | null = null;
  for await (const text of texts) {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    const entries: FideEntry[] = [];
    for (const each of lines) {
      line++;
      if (each.trim() === '') continue;
      if (!read) read = readerOf(each, kind);
      else entries.push(read(each, line));
    }
    yield entries;
  }
  if (!read) throw new FideListUnreadable('fide-list.unreadable', 1);
  if (rest.trim() !== '') yield [read(rest, line + 1)];
}

type ReadLine = (text: string, line: number) => FideEntry;

function readerOf(heading: string, kind: FideListKind | null): ReadLine {
  const nameAt = heading.search(/\bName\b/);
  if (!/^ID\s?Number/i.test(heading) || nameAt < 0) throw new FideListUnreadable('fide-list.unreadable', 1);
  const fedAt = heading.search(/\bFed\b/);
  const spans = spansIn(heading, kind);
  const longest = heading.trimEnd().length + 1;
  return (text, line) => {
    const number = text.slice(0, nameAt).trim();
    if (!/^[1-9]\d{0,9}$/.test(number)) throw new FideListUnreadable('fide-list.unreadable', line);
    const isMoved = text.trimEnd().length > longest;
    const ratings = isMoved
      ? null
      : fideRatingsIn(spans.map(([of, [start, length]]) => [of, text.slice(start, start + length)]));
    return { number, name: text.slice(nameAt, fedAt).trim(), ratings };
  };
}

type Spans = readonly (readonly ['standard' | 'rapid' | 'blitz', Span])[];

function spansIn(heading: string, kind: FideListKind | null): Spans {
  const found = Object.entries(headings).flatMap(([of, pattern]) => {
    const at = heading.search(pattern);
    return at < 0 ? [] : [[of, [at, 5]] as const];
  }) as unknown as Spans;
  if (found.length > 0) return found;
  const at = heading.search(month);
  if (at < 0) throw new FideListUnreadable('fide-list.unreadable', 1);
  if (kind === null || kind === 'combined') throw new FideListUnreadable('fide-list.kind');
  return [[kind, [at, 5]]];
}
