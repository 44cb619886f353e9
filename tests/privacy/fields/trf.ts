import { header, national, rows, trf } from '../event.ts';
import type { Planted } from './planted.ts';

const ofTrf = (field: string, body: Uint8Array): Planted => ({ field: `TRF ${field}`, sent: { body } });

/** Text over the columns of a row from `column` on. */
const over = (row: string, column: number, text: string): string =>
  row.slice(0, column - 1).padEnd(column - 1) + text + row.slice(column - 1 + text.length);

/** Where the columns of 001 begin, and between them. */
const columns = { start: 5, sex: 10, title: 11, name: 15, rating: 49, federation: 54, number: 58, birth: 70 };
const [first = '', ...others] = rows;

const codes = Object.keys(header);
const otherCodes =
  '013 072 082 092 102 112 132 142 152 162 172 192 202 222 240 250 260 299 300 310 352 801 999 XXR XXS XXC XXP BBW TUR GER DD ###'.split(
    ' ',
  );

/** Every record, every column, and what is neither. */
export const trfFields = (text: string): readonly Planted[] => [
  ...codes.flatMap((code) => [
    ofTrf(`record ${code}`, trf({ [code]: text })),
    ofTrf(`record ${code}, behind the rest`, trf({ [code]: `${header[code]} ${text}` })),
    ofTrf(`record ${code}, a second time`, trf({}, rows, `${code} ${text}`)),
  ]),
  ...otherCodes.map((code) => ofTrf(`record ${code}`, trf({}, rows, `${code} ${text}`))),
  ...Object.entries({ ...columns, points: 81, rank: 86, opponent: 92, result: 99, behind: 160 }).map(
    ([name, column]) => ofTrf(`column ${name}`, trf({}, [over(first, column, text), ...others])),
  ),
  ofTrf('a whole row', trf({}, [`001 ${text}`, ...others])),
  ofTrf('a row of somebody else', trf({}, [...rows, `001    9      ${text}`])),
  ofTrf('a tab in a row', trf({}, [first.replace('ÇINAR', `\t${text}`), ...others])),
  ofTrf('a national record', trf({}, rows, national(text.slice(0, 11)))),
  ofTrf('a national record, everywhere', trf({}, rows, over(national(''), 15, text))),
  ofTrf('a line of its own', trf({}, rows, text)),
  ofTrf('the first line', Buffer.concat([Buffer.from(`${text}\r\n`), trf()])),
  ofTrf('all there is', Buffer.from(text)),
];
