import { finished } from 'node:stream/promises';
import { type InfoRecord, type Options, type Parser, parse } from 'csv-parse';
import { decodedText } from './decoded-text.ts';
import { composed, type TableLine, TableUnreadable } from './table-line.ts';

/** Turkish Excel writes semicolons; a copy out of a spreadsheet has tabulators. */
const delimiters = [';', '\t', ','] as const;

/** The lines of a CSV file, as they come. Throws `TableUnreadable` with the line where quotes do not fit. */
export async function* csvLines(path: string): AsyncGenerator<TableLine> {
  const texts = decodedText(path);
  const beginning = await firstLine(texts);
  let come: TableLine[] = [];
  const parser = parse({
    delimiter: delimiterOf(beginning),
    bom: true,
    trim: true,
    relax_column_count: true,
    skip_empty_lines: true,
    // Collected here: to hand them on through the stream one by one takes as long as to read them.
    on_record: (cells: string[], { lines }: InfoRecord) => {
      come.push({ line: lines, cells: cells.map(composed) });
      return null;
    },
  } as unknown as Options);
  const end = finished(parser.resume());
  // An error is told by what was being written, too.
  end.catch(() => {});
  try {
    for await (const text of following(beginning, texts)) {
      await written(parser, text);
      yield* come;
      come = [];
    }
    parser.end();
    await end;
    yield* come;
  } catch (error) {
    // What csv-parse says of a line quotes it.
    const { code, lines } = error as { code?: string; lines?: number };
    throw code?.startsWith('CSV_') ? new TableUnreadable('table.csv', lines ?? 1) : error;
  } finally {
    parser.destroy();
  }
}

const written = (parser: Parser, text: string) =>
  new Promise<void>((resolve, reject) => {
    parser.write(text, (error) => (error ? reject(error) : resolve()));
  });

/** The beginning of the text, up to and with its first line. */
async function firstLine(texts: AsyncGenerator<string>): Promise<string> {
  let beginning = '';
  while (!/[\r\n]/.test(beginning)) {
    const { value, done } = await texts.next();
    if (done) break;
    beginning += value;
  }
  return beginning;
}

async function* following(beginning: string, texts: AsyncIterable<string>): AsyncGenerator<string> {
  yield beginning;
  yield* texts;
}

/** That which the heading line has most of. */
function delimiterOf(beginning: string): string {
  const [heading = ''] = beginning.split(/[\r\n]/, 1);
  const count = (delimiter: string) => heading.split(delimiter).length;
  return delimiters.reduce((most, one) => (count(one) > count(most) ? one : most));
}
