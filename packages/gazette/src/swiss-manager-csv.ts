import { asciiOf } from './ascii.ts';
import { ByteWriter } from './byte-writer.ts';
import type { Column } from './columns.ts';
import { type Dialect, endLine, writeCsvInteger, writeCsvText, writeHeader } from './csv.ts';
import type { ListRow, RatingList } from './list.ts';

/** No byte order mark: it would become part of the first column's name. */
export const swissManager: Dialect = { separator: ';', mark: '.', byteOrderMark: '' };

/** Swiss-Manager finds its columns by these names. What we do not know is blank: FIDE's list has it under Fide_No. */
export const swissManagerColumns: readonly Column[] = [
  { name: 'ID_No', type: 'string', title: 'Oyuncu no / Player no' },
  { name: 'Name', type: 'string', title: 'Ad / Name' },
  { name: 'Title', type: 'string', title: 'Unvan / Title' },
  { name: 'Sex', type: 'string', title: 'Kadın F, yoksa boş / F for women, else blank' },
  { name: 'Fed', type: 'string', title: 'Federasyon / Federation' },
  { name: 'ClubNumber', type: 'integer', title: 'Kulüp no / Club no' },
  { name: 'ClubName', type: 'string', title: 'Kulüp / Club' },
  { name: 'Birthday', type: 'integer', title: 'Doğum yılı / Birth year' },
  { name: 'Rtg_Nat', type: 'integer', title: 'Puan / Rating' },
  { name: 'Fide_No', type: 'string', title: 'FIDE no' },
  { name: 'Rtg_Int', type: 'integer', title: 'FIDE puanı / FIDE rating' },
  { name: 'Type', type: 'string', title: 'Tür / Type' },
  { name: 'Status', type: 'string', title: 'Durum / Status' },
  { name: 'K', type: 'integer', title: 'K' },
];

/** `swiss-manager.csv` as names are written, `swiss-manager-ascii.csv` for copies that show ASCII only. */
export function* swissManagerCsv({ rows }: RatingList, letters: 'unicode' | 'ascii'): Generator<Uint8Array> {
  const writer = new ByteWriter();
  const spell = letters === 'ascii' ? asciiOf : asItIs;
  writeHeader(writer, swissManagerColumns, swissManager);
  for (const row of rows) {
    writeRow(writer, row, spell);
    if (writer.full) yield writer.take();
  }
  yield writer.take();
}

const asItIs = (text: string) => text;

function writeRow(writer: ByteWriter, row: ListRow, spell: (text: string) => string): void {
  writeCell(writer, row.player);
  writer.ascii(';');
  writeCell(writer, spell(row.name));
  writer.ascii(row.sex === 'w' ? ';;F;' : ';;;');
  writeCell(writer, spell(row.federation));
  writer.ascii(';;');
  writeCell(writer, spell(row.club));
  writer.ascii(';');
  writeCsvInteger(writer, row.birthYear);
  writer.ascii(';');
  writer.integer(row.rating);
  writer.ascii(';');
  writeCell(writer, row.fide ?? '');
  writer.ascii(';;;;');
  endLine(writer);
}

/** Needs no quotes here, and is no formula: a comma in a name is not worth quotes that a program may take for its own. */
const simple = /^[\p{L}\p{N}][^;"\r\n]*$/u;

function writeCell(writer: ByteWriter, text: string): void {
  if (simple.test(text)) writer.text(text);
  else writeCsvText(writer, text);
}
