import type { Table } from './imported.ts';
import { unpackEntry } from './unpack-entry.ts';
import { elementsOf } from './xml-elements.ts';
import { directoryOf } from './zip-directory.ts';

/** A ZIP with a workbook in it, and not a report. */
export const isWorkbook = (bytes: Uint8Array): boolean =>
  directoryOf(bytes)?.some(({ name }) => name.startsWith('xl/')) ?? false;

/** The first sheet of an Excel workbook as texts; null where the bytes are none. */
export async function readXlsx(bytes: Uint8Array): Promise<Table | null> {
  const entries = directoryOf(bytes);
  const textOf = async (name: string) => {
    const entry = entries?.find((each) => each.name === name);
    const content = entry && (await unpackEntry(bytes, entry));
    return content ? new TextDecoder().decode(content) : null;
  };
  const sheet = await textOf('xl/worksheets/sheet1.xml');
  if (sheet === null) return null;
  const shared = sharedTexts((await textOf('xl/sharedStrings.xml')) ?? '');
  const rows: string[][] = [];
  for (const { attributes, content } of elementsOf(sheet, 'row')) {
    const number = Number(/\br="(\d+)"/.exec(attributes)?.[1] ?? rows.length + 1);
    if (number > mostRows) return rows;
    while (rows.length < number) rows.push([]);
    rows[number - 1] = cellsOf(content, shared);
  }
  return rows;
}

const mostRows = 20_000;
const mostColumns = 500;

function cellsOf(row: string, shared: readonly string[]): string[] {
  const cells: string[] = [];
  for (const { attributes, content } of elementsOf(row, 'c')) {
    const column = columnOf(/\br="([A-Z]{1,3})\d+"/.exec(attributes)?.[1]) ?? cells.length;
    if (column >= mostColumns) break;
    while (cells.length <= column) cells.push('');
    const value = elementsOf(content, 'v').next().value?.content ?? '';
    const isShared = /\bt="s"/.test(attributes);
    cells[column] = isShared ? (shared[Number(value)] ?? '') : value === '' ? textIn(content) : plain(value);
  }
  return cells;
}

/** `A` 0, `Z` 25, `AA` 26. */
function columnOf(letters: string | undefined): number | null {
  if (letters === undefined) return null;
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

const sharedTexts = (xml: string): readonly string[] =>
  [...elementsOf(xml, 'si')].map(({ content }) => textIn(content));

/** All runs of a rich text, without what is read aloud beside them. */
function textIn(xml: string): string {
  const [first = '', ...aloud] = xml.split(/<(?:x:)?rPh\b/);
  const runs = [first, ...aloud.map((part) => part.split(/<\/(?:x:)?rPh>/)[1] ?? '')].join('');
  return [...elementsOf(runs, 't')].map(({ content }) => plain(content)).join('');
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const plain = (text: string): string =>
  text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name) return named[name] ?? whole;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
