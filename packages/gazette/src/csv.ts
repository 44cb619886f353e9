import { type ByteWriter, marking } from './byte-writer.ts';

export interface Dialect {
  readonly separator: ',' | ';';
  readonly mark: '.' | ',';
  readonly byteOrderMark: '' | '\ufeff';
}

/** RFC 4180, for programs. */
export const plain: Dialect = { separator: ',', mark: '.', byteOrderMark: '' };

/** What a double click opens correctly in Excel under Turkish settings. A `sep=` line would undo the mark. */
export const turkishExcel: Dialect = { separator: ';', mark: ',', byteOrderMark: '\ufeff' };

/**
 * What a spreadsheet may take for a formula (OWASP, "CSV Injection"; the full-width signs too), with any
 * apostrophes before it, so that taking one away gives back the text that was written.
 */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** A text no spreadsheet calculates: what may be taken for a formula gets an apostrophe in front. Never for numbers. */
export const inertText = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** Both separators, so that neither file breaks in the other's reader. */
const structural = /[",;\r\n]/;

/** What either pattern needs to find something, wherever it stands; and all of it that a pair of quotes does not settle. */
const special = marking('=+-@\t\r\n",;');
const unsettled = marking('=+-@\t\r\n"');

export function writeHeader(
  writer: ByteWriter,
  columns: readonly { readonly name: string }[],
  dialect: Dialect,
): void {
  writer.text(`${dialect.byteOrderMark}${columns.map(({ name }) => name).join(dialect.separator)}`);
  endLine(writer);
}

/** A text cell: people's names and the like, never our own numbers, which may start with a sign. */
export function writeCsvText(writer: ByteWriter, text: string): void {
  if (writer.plain(text, special) || writer.quoted(text, unsettled)) return;
  const inert = inertText(text);
  if (!structural.test(inert)) {
    writer.text(inert);
    return;
  }
  writer.text(`"${inert.replaceAll('"', '""')}"`);
}

/** What is missing is empty, never 0. */
export function writeCsvInteger(writer: ByteWriter, value: number | null): void {
  if (value !== null) writer.integer(value);
}

export const endLine = (writer: ByteWriter): void => writer.ascii('\r\n');
