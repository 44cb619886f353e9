import { readFileSync } from 'node:fs';
import { decodeText, findingCatalogue, type Reading, readReport } from '@kuvvet/report';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { identify } from './trf-text.ts';

const variants = new URL('../files/report/variants/', import.meta.url);
const load = (file: string): Uint8Array => readFileSync(new URL(file, variants));
const files = [
  'E01.trf26.utf8.trf',
  'E01.bytepad.utf8.trf',
  'E04.national.cp1254.trf',
  'E05.trf16.utf8.trf',
].map((name) => ({
  name,
  bytes: load(name),
}));

/** Bytes that mean something to the reader, and some that mean nothing. */
const byte = fc.oneof(
  fc.constantFrom(...Buffer.from('01=0+-WDLHFUZwb \t\r\n\0/.,\u00ff', 'latin1')),
  fc.integer({ min: 0, max: 255 }),
);
const share = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

type Mutation = (bytes: Uint8Array) => Uint8Array;

const splice = (
  bytes: Uint8Array,
  at: number,
  gone: number,
  added: readonly number[] | Uint8Array,
): Uint8Array => Buffer.concat([bytes.subarray(0, at), Uint8Array.from(added), bytes.subarray(at + gone)]);
const index = (part: number, length: number): number => Math.floor(part * length);

const byBytes = fc.tuple(share, fc.nat(3), fc.array(byte, { maxLength: 3 })).map(
  ([part, gone, added]): Mutation =>
    (bytes) =>
      splice(bytes, index(part, bytes.length), gone, added),
);
const byCut = share.map(
  (part): Mutation =>
    (bytes) =>
      bytes.subarray(0, index(part, bytes.length)),
);

/** Works on the lines as Latin-1, so that every byte stays what it is. */
const onLines =
  (change: (lines: string[]) => void): Mutation =>
  (bytes) => {
    const text = Buffer.from(bytes).toString('latin1');
    const lines = text.split(/\r\n|\r/);
    change(lines);
    return Buffer.from(lines.join('\r'), 'latin1');
  };

const byLines = fc
  .tuple(share, share, fc.constantFrom('swap', 'repeat', 'drop', 'join', 'blank'))
  .map(([one, two, how]) =>
    onLines((lines) => {
      const [a, b] = [index(one, lines.length), index(two, lines.length)];
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
    const row = rows[index(part, rows.length)];
    if (row !== undefined) lines[row] = change(lines[row] ?? '');
  });

/** One column of one cell becomes another plausible character. */
const byCell = fc
  .tuple(share, fc.nat(6), fc.constantFrom(0, 1, 2, 3, 5, 7), fc.constantFrom(...'01=+-WDLHFUZwb 23456789?'))
  .map(([part, round, column, letter]) => {
    const at = 91 + round * 10 + column;
    return inRow(part, (row) => row.slice(0, at).padEnd(at) + letter + row.slice(at + 1));
  });
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
  .map(([part, text]) => onLines((lines) => void lines.splice(index(part, lines.length), 0, text)));

const mutations = fc.array(fc.oneof(byBytes, byCut, byLines, byCell, byCell, byShift, byRecord), {
  minLength: 1,
  maxLength: 4,
});

describe('mutated reports', () => {
  it('never make the reader throw, and what it accepts is consistent', () => {
    let accepted = 0;
    fc.assert(
      fc.property(fc.constantFrom(...files), mutations, ({ bytes }, changes) => {
        const mutant = changes.reduce((current, change) => change(current), bytes);
        const reading = readReport({ bytes: mutant }, identify);
        checkReading(reading);
        if (reading.report) {
          accepted += 1;
          checkGames(reading);
          checkAgainstColumns(reading, mutant);
        }
      }),
      { seed: 20261001, numRuns: 5000 },
    );
    expect(accepted).toBeGreaterThan(500);
  });

  it('any bytes at all', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 400 }),
        fc.option(fc.uint8Array({ maxLength: 40 })),
        (bytes, licences) => {
          checkReading(readReport({ bytes, licences }, identify));
        },
      ),
      { seed: 1, numRuns: 1000 },
    );
  });

  it('any JSON', () => {
    const keys = [
      'format',
      'name',
      'players',
      'games',
      'startNo',
      'licence',
      'counts',
      '__proto__',
      'constructor',
      'toString',
    ];
    const value = fc.letrec((tie) => ({
      any: fc.oneof(
        { maxDepth: 4 },
        fc.jsonValue({ maxDepth: 1 }),
        fc.array(tie('any'), { maxLength: 4 }),
        fc.dictionary(fc.constantFrom(...keys), tie('any'), { maxKeys: 6, noNullPrototype: true }),
      ),
    })).any;
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...keys), value, { noNullPrototype: true }), (json) => {
        checkReading(readReport({ bytes: Buffer.from(JSON.stringify(json)) }, identify));
      }),
      { seed: 1, numRuns: 1000 },
    );
  });
});

/** Eleven digits that are not part of a token. */
const licenceNumber = /\d{11}(?![0-9a-f])(?<![0-9a-f]{12})/;

function checkReading({ report, findings }: Reading): void {
  expect(report === null).toBe(findings.some(({ severity }) => severity === 'error'));
  const strange = findings.filter(
    ({ code, line = 1, column = 1 }) => !(code in findingCatalogue) || line < 1 || column < 1,
  );
  expect(strange).toEqual([]);
  expect(licenceNumber.test(JSON.stringify([report, findings]))).toBe(false);
}

/** Players are there once, nobody plays twice in a round or against themself. */
function checkGames({ report }: Reading): void {
  const players = new Set(report?.players.map(({ startNo }) => startNo));
  expect(players.size).toBe(report?.players.length);
  const seats = new Set<string>();
  const wrong = report?.games.filter(({ round, white, black, points }) => {
    const known =
      players.has(white) && players.has(black) && white !== black && [0, 50, 100].includes(points);
    const free = !seats.has(`${round} ${white}`) && !seats.has(`${round} ${black}`);
    seats.add(`${round} ${white}`).add(`${round} ${black}`);
    return !known || !free || round < 1 || round > report.rounds;
  });
  expect(wrong).toEqual([]);
}

/** A second, naive reading by regular expression: each rated game stands in both rows, somewhere after the name. */
function checkAgainstColumns({ report }: Reading, bytes: Uint8Array): void {
  const rows = decodeText(bytes)
    .text.split(/\r\n|\r|\n/)
    .filter((line) => line.startsWith('001'));
  const cellsOf = (startNo: number): string =>
    rows.find((row) => Number(row.slice(4, 8)) === startNo)?.slice(70) ?? '';
  const codes = { 100: ['1', '0'], 50: ['=', '='], 0: ['0', '1'] } as const;
  const unfounded = report?.games.filter(({ white, black, points }) => {
    const [first, second] = codes[points];
    const won = new RegExp(`(^|\\D)0*${black} *w ${first}`, 'i').test(cellsOf(white));
    return !won || !new RegExp(`(^|\\D)0*${white} *b ${second}`, 'i').test(cellsOf(black));
  });
  expect(unfounded).toEqual([]);
}
