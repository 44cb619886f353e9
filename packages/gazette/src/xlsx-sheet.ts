import { ByteWriter } from './byte-writer.ts';
import type { Column } from './columns.ts';
import type { ListRow, Rows } from './list.ts';
import { writeXmlText } from './xml-text.ts';

const opening =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
  '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">' +
  '<sheetViews><sheetView workbookViewId="0">' +
  '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';

/** In characters, by column; a title that is longer shows when its column is widened. */
const widths = [16, 34, 14, 24, 16, 34, 24, 16, 28, 18, 14, 18];

const sexes = { m: 'E / M', w: 'K / W' };
const states = { new: 'yeni / new', active: 'oynadı / active', idle: 'oynamadı / idle' };

/** The worksheet of some rows of a list, below one row of titles that stays in view. */
export function* sheet(
  rows: Rows<ListRow>,
  { from, to }: { readonly from: number; readonly to: number },
  columns: readonly Column[],
): Generator<Uint8Array> {
  const writer = new ByteWriter();
  writer.ascii(opening);
  writer.ascii(
    `<cols>${widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`).join('')}</cols><sheetData>`,
  );
  writer.ascii('<row r="1">');
  for (const [at, { title }] of columns.entries()) writeText(writer, letters.charAt(at), 1, title, 1);
  writer.ascii('</row>');
  let at = 0;
  for (const row of rows) {
    if (at === to) break;
    if (at++ < from) continue;
    writeRow(writer, at - from + 1, row);
    if (writer.full) yield writer.take();
  }
  writer.ascii('</sheetData></worksheet>');
  yield writer.take();
}

const letters = 'ABCDEFGHIJKL';

function writeRow(writer: ByteWriter, number: number, row: ListRow): void {
  writer.ascii('<row r="');
  writer.integer(number);
  writer.ascii('">');
  writeInteger(writer, 'A', number, Number(row.player));
  writeText(writer, 'B', number, row.name, 2);
  if (row.sex !== null) writeText(writer, 'C', number, sexes[row.sex], 2);
  writeInteger(writer, 'D', number, row.birthYear);
  writeText(writer, 'E', number, row.province, 2);
  writeText(writer, 'F', number, row.club, 2);
  writeText(writer, 'G', number, row.federation, 2);
  writeInteger(writer, 'H', number, row.rating);
  writeInteger(writer, 'I', number, row.previous);
  writer.ascii('<c s="3" r="J');
  writer.integer(number);
  writer.ascii('"><v>');
  writer.hundredths(row.change, '.');
  writer.ascii('</v></c>');
  writeInteger(writer, 'K', number, row.games);
  writeText(writer, 'L', number, states[row.status], 2);
  writer.ascii('</row>');
}

function writeInteger(writer: ByteWriter, letter: string, number: number, value: number | null): void {
  if (value === null) return;
  writer.ascii('<c r="');
  writer.ascii(letter);
  writer.integer(number);
  writer.ascii('"><v>');
  writer.integer(value);
  writer.ascii('</v></c>');
}

/** A string in the cell itself: never a formula, whatever it begins with. */
function writeText(writer: ByteWriter, letter: string, number: number, text: string, style: 1 | 2): void {
  if (text === '') return;
  writer.ascii(style === 1 ? '<c t="inlineStr" s="1" r="' : '<c t="inlineStr" s="2" r="');
  writer.ascii(letter);
  writer.integer(number);
  writer.ascii(edge.test(text) ? '"><is><t xml:space="preserve">' : '"><is><t>');
  writeXmlText(writer, text.includes('_') ? text.replace(escapeLike, '_x005F_') : text, escaped);
  writer.ascii('</t></is></c>');
}

const edge = /^\s|\s$/;

/** What a reader would take for an escape (ECMA-376, 22.9.2.19). */
const escapeLike = /_(?=x[0-9A-Fa-f]{4}_)/g;

const escaped = (character: string) =>
  `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;
