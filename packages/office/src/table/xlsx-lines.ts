import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { sharedStrings } from './shared-strings.ts';
import { SheetLines } from './sheet-lines.ts';
import { type TableLine, TableUnreadable } from './table-line.ts';
import { type XmlEvent, xmlEvents } from './xml-events.ts';

/**
 * The lines of the first sheet of a workbook. One at a time, but for the texts its cells share, which lie in memory once
 * each. Throws `TableUnreadable`.
 */
export async function* xlsxLines(path: string): AsyncGenerator<TableLine> {
  const zip = await openPromise(path, { autoClose: false }).catch(unreadable);
  try {
    const entries = new Map<string, Entry>();
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
    const sheet = entries.get(await firstSheet(zip, entries));
    if (!sheet) unreadable();
    const shared = entries.get('xl/sharedStrings.xml');
    const lines = new SheetLines(await sharedStrings(shared ? eventsOf(zip, shared) : []));
    for await (const events of eventsOf(zip, sheet)) yield* lines.in(events);
  } catch (error) {
    // What yauzl and the XML reader say may quote the file.
    throw error instanceof TableUnreadable ? error : new TableUnreadable('table.xlsx');
  } finally {
    zip.close();
  }
}

function unreadable(): never {
  throw new TableUnreadable('table.xlsx');
}

async function* eventsOf(zip: ZipFile, entry: Entry): AsyncGenerator<readonly XmlEvent[]> {
  yield* xmlEvents(await zip.openReadStreamPromise(entry));
}

/** By the workbook's own order (ECMA-376, 18.2.20), whatever the sheets' files are called. */
async function firstSheet(zip: ZipFile, entries: ReadonlyMap<string, Entry>): Promise<string> {
  const find = async (name: string, tag: string, isWanted: (attributes: Attributes) => boolean) => {
    const entry = entries.get(name);
    for await (const events of entry ? eventsOf(zip, entry) : []) {
      for (const event of events) {
        if (event.kind === 'open' && event.name === tag && isWanted(event.attributes))
          return event.attributes;
      }
    }
    return {} as Attributes;
  };
  const { 'r:id': id } = await find('xl/workbook.xml', 'sheet', () => true);
  const relations = 'xl/_rels/workbook.xml.rels';
  const { Target: target = 'worksheets/sheet1.xml' } = await find(
    relations,
    'Relationship',
    (one) => one.Id === id,
  );
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

type Attributes = Readonly<Record<string, string>>;
