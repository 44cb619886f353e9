import { ByteWriter } from './byte-writer.ts';
import type { Person, RatingList } from './list.ts';
import { writeXmlText } from './xml-text.ts';

/** `fide.xml`: the list in the elements of FIDE's list of one type; names in full, in UTF-8. */
export function* fideXml({ rows }: RatingList): Generator<Uint8Array> {
  const writer = new ByteWriter();
  writer.ascii(opening);
  for (const row of rows) {
    writeFacts(writer, row);
    writeRating(writer, types[0][1], row.rating, row.games);
    writeRest(writer, row);
    if (writer.full) yield writer.take();
  }
  writer.ascii(closing);
  yield writer.take();
}

/** The standard rating's own elements have no prefix. */
const types = [
  ['ukd', elements('rating', 'games', 'k')],
  ['uhs', elements('rapid_rating', 'rapid_games', 'rapid_k')],
  ['uys', elements('blitz_rating', 'blitz_games', 'blitz_k')],
] as const;

/** `fide-combined.xml`: everybody rated in any type, in the elements of FIDE's list of all three. */
export function* fideCombinedXml({ combined }: RatingList): Generator<Uint8Array> {
  const writer = new ByteWriter();
  writer.ascii(opening);
  for (const row of combined) {
    writeFacts(writer, row);
    for (const [type, names] of types) writeRating(writer, names, row.ratings[type], row.games[type]);
    writeRest(writer, row);
    if (writer.full) yield writer.take();
  }
  writer.ascii(closing);
  yield writer.take();
}

/** What stands before the rating, between it and the games, and after them. */
type Elements = readonly [before: string, between: string, after: string];

function elements(rating: string, games: string, k: string): Elements {
  return [`<${rating}>`, `</${rating}>\n<${games}>`, `</${games}>\n<${k}></${k}>\n`];
}

function writeRating(
  writer: ByteWriter,
  [before, between, after]: Elements,
  rating: number | null,
  games: number,
): void {
  writer.ascii(before);
  if (rating !== null) writer.integer(rating);
  writer.ascii(between);
  if (rating !== null) writer.integer(games);
  writer.ascii(after);
}

const opening = '<?xml version="1.0" encoding="UTF-8"?>\n<playerslist>\n';
const closing = '</playerslist>\n';

const sexes = { m: '</country>\n<sex>M</sex>\n', w: '</country>\n<sex>F</sex>\n' };
const unknownSex = '</country>\n<sex></sex>\n';
const titles = '<title></title>\n<w_title></w_title>\n<o_title></o_title>\n<foa_title></foa_title>\n';

const blank = () => ' ';

function writeFacts(writer: ByteWriter, { player, name, federation, sex }: Person): void {
  writer.ascii('<player>\n<fideid>');
  writer.ascii(player);
  writer.ascii('</fideid>\n<name>');
  writeXmlText(writer, name, blank);
  writer.ascii('</name>\n<country>');
  writeXmlText(writer, federation, blank);
  writer.ascii(sex === null ? unknownSex : sexes[sex]);
  writer.ascii(titles);
}

function writeRest(writer: ByteWriter, { birthYear, sex }: Person): void {
  writer.ascii('<birthday>');
  if (birthYear !== null) writer.integer(birthYear);
  writer.ascii(
    sex === 'w' ? '</birthday>\n<flag>w</flag>\n</player>\n' : '</birthday>\n<flag></flag>\n</player>\n',
  );
}
