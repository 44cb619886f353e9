import { describe, expect, it } from 'vitest';
import vectors from '../golden/vectors.json' with { type: 'json' };
import { findingOf, notes, readRows, rowText } from './trf-text.ts';

/** One round of two players: White's and Black's code. */
const pairOf = (white: string, black: string) =>
  readRows(rowText(1, { cells: [`2 w ${white}`] }), rowText(2, { cells: [`1 b ${black}`] }));

const [codes] = vectors.vectors.flatMap(({ id, expected }) =>
  id === 'E-16' && 'rated' in expected && 'notRated' in expected ? [expected] : [],
);
const facing: Readonly<Record<string, string>> = {
  '1': '0',
  '0': '1',
  '=': '=',
  '+': '-',
  '-': '+',
  W: 'L',
  L: 'W',
  D: 'D',
};

describe('result codes (E-16, formats 1)', () => {
  it.each(codes?.rated as string[])('%j is a game', (code) => {
    expect(pairOf(code, facing[code] ?? '').report?.games).toHaveLength(1);
  });

  it.each(codes?.notRated as string[])('%j is none', (code) => {
    const reading = pairOf(code, facing[code] ?? code);
    expect(reading.report?.games ?? []).toEqual([]);
  });

  it('letters may be small', () => {
    expect(
      notes(
        readRows(
          rowText(1, { cells: ['2 W w', '- - u'.padStart(8)] }),
          rowText(2, { cells: ['1 B l', '0000 - h'] }),
        ),
      ),
    ).toEqual(expect.not.arrayContaining([expect.stringContaining('error')]));
  });
});

describe('the pair of codes (E-17, formats 1)', () => {
  it.each([
    ['1', '0', 100],
    ['0', '1', 0],
    ['=', '=', 50],
  ])('%s against %s is rated', (white, black, points) => {
    expect(pairOf(white, black).report?.games).toEqual([{ round: 1, white: 1, black: 2, points }]);
  });

  it('takes White’s points from the row that comes second', () => {
    const reading = readRows(rowText(1, { cells: ['2 b 1'] }), rowText(2, { cells: ['1 w 0'] }));
    expect(reading.report?.games).toEqual([{ round: 1, white: 2, black: 1, points: 0 }]);
  });

  it.each([
    ['+', '-'],
    ['-', '+'],
    ['-', '-'],
    ['W', 'L'],
    ['L', 'W'],
    ['D', 'D'],
  ])('%s against %s is played by nobody and rated for nobody', (white, black) => {
    const reading = pairOf(white, black);
    expect(reading.report?.games).toEqual([]);
    expect(notes(reading)).toEqual(['warning game.none']);
  });

  it.each([
    ['0', '0'],
    ['=', '0'],
    ['0', '='],
    ['L', 'L'],
    ['D', 'L'],
  ])('%s against %s waits for a person', (white, black) => {
    const reading = pairOf(white, black);
    expect(findingOf(reading, 'pair.unusual')).toMatchObject({
      severity: 'hold',
      round: 1,
      startNo: 1,
      otherNo: 2,
      found: `${white}/${black}`,
    });
    expect(reading.report?.games).toEqual([]);
  });

  it.each([
    ['1', '1'],
    ['1', '='],
    ['=', '1'],
    ['1', '-'],
    ['0', '+'],
    ['1', 'L'],
    ['=', 'D'],
    ['0', 'W'],
    ['+', '+'],
    ['W', 'W'],
    ['W', 'D'],
    ['+', 'L'],
    ['W', '-'],
  ])('%s against %s refuses the report', (white, black) => {
    const reading = pairOf(white, black);
    expect(reading.report).toBeNull();
    expect(findingOf(reading, 'pair.contradiction')).toMatchObject({
      severity: 'error',
      line: 7,
      column: 92,
      round: 1,
      startNo: 1,
      otherNo: 2,
    });
  });

  it.each<readonly [string, string, number]>([
    ['?', '?', 1],
    [' ', ' ', 1],
    ['?', ' ', 1],
    [' ', 'Z', 1],
    ['?', '1', 1],
    ['+', '?', 2],
    ['W', ' ', 2],
    ['H', '?', 2],
    ...['1', '=', '0'].flatMap((played) => [
      [played, '?', 2] as const,
      [played, ' ', 2] as const,
      [' ', played, 1] as const,
    ]),
  ])('%j against %j is not final: row %i has no result (formats 3 #25)', (white, black, startNo) => {
    const reading = pairOf(white, black);
    expect(reading.report).toBeNull();
    expect(notes(reading)).not.toContain('error pair.contradiction');
    expect(findingOf(reading, 'game.unfinished')).toMatchObject({
      severity: 'error',
      line: 6 + startNo,
      round: 1,
      startNo,
      otherNo: 3 - startNo,
    });
  });

  it.each(
    ['1', '=', '0', '+', '-', 'W', 'D', 'L'].flatMap((code) =>
      ['H', 'F', 'U', 'Z'].map((bye) => [code, bye]),
    ),
  )('%s against %s, a bye that names the opponent, waits for a person (formats 3 #6)', (code, bye) => {
    for (const [reading, startNo] of [
      [pairOf(code, bye), 2],
      [pairOf(bye, code), 1],
    ] as const) {
      expect(findingOf(reading, 'pair.bye-opponent')).toMatchObject({
        severity: 'hold',
        round: 1,
        startNo,
        otherNo: 3 - startNo,
        found: bye,
      });
      expect(reading.report?.games).toEqual([]);
    }
  });

  it.each([
    ['X', '0'],
    ['1', 'X'],
    ['9', '9'],
  ])('%s against %s holds no known code', (white, black) => {
    const reading = pairOf(white, black);
    expect(reading.report).toBeNull();
    expect(findingOf(reading, 'result.unknown')).toMatchObject({ severity: 'error', round: 1 });
  });
});

describe('who plays whom (formats 3 #8)', () => {
  const rowsOf = (...cells: readonly (readonly string[])[]) =>
    readRows(...cells.map((row, i) => rowText(i + 1, { cells: row })));

  it.each([
    ['a missing row', [['9 w 1']], 'pair.missing-row', { startNo: 1, otherNo: 9, round: 1 }],
    ['oneself', [['1 w 1']], 'pair.self', { startNo: 1, round: 1 }],
    [
      'one who names nobody',
      [['2 w 1'], ['0000 - Z']],
      'pair.one-sided',
      { startNo: 1, otherNo: 2, round: 1 },
    ],
    [
      'one who names another',
      [['2 w 1'], ['3 b 0'], ['2 w 1']],
      'pair.one-sided',
      { startNo: 1, otherNo: 2, round: 1 },
    ],
    [
      'a row that is cut short',
      [['2 w 1', '2 w 1'], ['1 b 0']],
      'pair.one-sided',
      { startNo: 1, otherNo: 2, round: 2 },
    ],
    ['White against White', [['2 w 1'], ['1 w 0']], 'pair.colour', { startNo: 1, otherNo: 2, found: 'w/w' }],
    [
      'a game without colours',
      [['2   1'], ['1   0']],
      'pair.colour',
      { startNo: 1, otherNo: 2, found: '-/-' },
    ],
    [
      'a game with one colour',
      [['2 w 1'], ['1 - 0']],
      'pair.colour',
      { startNo: 1, otherNo: 2, found: 'w/-' },
    ],
    [
      'a forfeit with one colour twice',
      [['2 b +'], ['1 b -']],
      'pair.colour',
      { startNo: 1, otherNo: 2, found: 'b/b' },
    ],
  ])('refuses %s', (_, cells, code, facts) => {
    const reading = rowsOf(...cells);
    expect(reading.report).toBeNull();
    expect(findingOf(reading, code)).toMatchObject({ severity: 'error', ...facts });
  });

  it('needs no colours for a forfeit', () => {
    expect(notes(rowsOf(['2 - +'], ['1   -']))).toEqual(['warning game.none']);
  });

  it.each([
    ['both sides', [['2 b Z'], ['1 w +']]],
    ['one side', [['2 b Z'], ['0000 - U']]],
    ['the other side', [['2 w +'], ['1 b Z']]],
    ['an absent row', [['62 b Z']]],
  ])('holds a bye against a named opponent: %s (formats 3 #6)', (_, cells) => {
    const reading = rowsOf(...cells);
    expect(findingOf(reading, 'pair.bye-opponent')).toMatchObject({ severity: 'hold', round: 1, found: 'Z' });
    expect(reading.report?.games).toEqual([]);
  });
});
