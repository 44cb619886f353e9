import fc from 'fast-check';
import { byBytes, byCut, type Mutation, placeIn, share, someOf } from './bytes.ts';

/** Works on the lines as Latin-1, so that every byte stays what it is. */
const onLines =
  (change: (lines: string[]) => void): Mutation =>
  (bytes) => {
    const lines = Buffer.from(bytes)
      .toString('latin1')
      .split(/\r\n|\r/);
    change(lines);
    return Buffer.from(lines.join('\r'), 'latin1');
  };

const byLines = fc
  .tuple(share, share, fc.constantFrom('swap', 'repeat', 'drop', 'join', 'blank'))
  .map(([one, two, how]) =>
    onLines((lines) => {
      const [a, b] = [placeIn(one, lines.length), placeIn(two, lines.length)];
      const [first = '', second = ''] = [lines[a], lines[b]];
      if (how === 'swap') [lines[a], lines[b]] = [second, first];
      else if (how === 'repeat') lines.splice(b, 0, first);
      else if (how === 'drop') lines.splice(a, 1);
      else if (how === 'join') lines[a] = first + second;
      else lines.splice(a, 0, '');
    }),
  );

const inRow = (part: number, change: (row: string) => string): Mutation =>
  onLines((lines) => {
    const rows = [...lines.keys()].filter((i) => lines[i]?.startsWith('001'));
    const row = rows[placeIn(part, rows.length)];
    if (row !== undefined) lines[row] = change(lines[row] ?? '');
  });

/** One column of one cell becomes another plausible character. */
const byCell = fc
  .tuple(share, fc.nat(6), fc.constantFrom(0, 1, 2, 3, 5, 7), fc.constantFrom(...'01=+-WDLHFUZwb 23456789?'))
  .map(([part, round, column, letter]) => {
    const at = 91 + round * 10 + column;
    return inRow(part, (row) => row.slice(0, at).padEnd(at) + letter + row.slice(at + 1));
  });

/** Both rows of one pairing change together, so that what is wrong is not seen from one row alone. */
const byPairing = fc
  .tuple(
    share,
    fc.nat(6),
    fc.constantFrom('10', '01', '==', '+-', '-+', '--', 'WL', 'DD', '00', '=0', 'swap'),
  )
  .map(([part, round, codes]) =>
    onLines((lines) => {
      const rows = [...lines.keys()].filter((i) => lines[i]?.startsWith('001'));
      const one = rows[placeIn(part, rows.length)] ?? -1;
      const at = 91 + round * 10;
      const opponent = Number(lines[one]?.slice(at, at + 4));
      const two = rows.find((i) => Number(lines[i]?.slice(4, 8)) === opponent) ?? -1;
      for (const [i, code, colour] of [
        [one, codes[0], 'b'],
        [two, codes[1], 'w'],
      ] as const) {
        const row = lines[i];
        if (row === undefined || row.length < at + 8) continue;
        const cell = codes === 'swap' ? `${colour} ${row[at + 7]}` : `${row[at + 5]} ${code}`;
        lines[i] = row.slice(0, at + 5) + cell + row.slice(at + 8);
      }
    }),
  );

/** A blank more or less, which shifts what follows. */
const byShift = fc
  .tuple(share, fc.integer({ min: 4, max: 130 }), fc.constantFrom('', ' ', '  '))
  .map(([part, at, added]) =>
    inRow(part, (row) => row.slice(0, at) + added + row.slice(added === '' ? at + 1 : at)),
  );

const record = fc.constantFrom(
  '142 4',
  '142 x',
  'XXR 5',
  '222 90+30',
  '222 W300-B240',
  '032 Lichess',
  '042 03/10/2026',
  '052 5',
  '132 26/10/03 26/10/04',
  '062 1',
  'TUR    1',
  `TUR    1${' '.repeat(49)}90000000100`,
  '299           -1.0   001    1',
  'XXS W=3 D=1',
  '162  W 3.0    D 1.0',
  '001',
  '###',
  '999 x',
);
const byRecord = fc
  .tuple(share, record)
  .map(([part, text]) => onLines((lines) => void lines.splice(placeIn(part, lines.length), 0, text)));

/** Mutations of a TRF at byte, line, cell, pairing and record level. */
export const trfMutation = someOf(4, byBytes, byCut, byLines, byCell, byCell, byPairing, byShift, byRecord);
