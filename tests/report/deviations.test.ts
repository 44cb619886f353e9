import { readReport } from '@kuvvet/report';
import { describe, expect, it } from 'vitest';
import { findingOf, header, headerWith, identify, notes, pair, read, readRows, rowText } from './trf-text.ts';

/** Two rows with the usual cells and something else unusual. */
const twoRows = (first: Parameters<typeof rowText>[1], second: Parameters<typeof rowText>[1] = {}) =>
  readRows(rowText(1, { cells: ['2 w 1'], ...first }), rowText(2, { cells: ['1 b 0'], ...second }));

/** The deviations of formats 3 by number; its table says where those are that stand elsewhere. */
describe('#2 birth dates', () => {
  it.each([
    ['1990/05/17', 1990],
    ['1990', 1990],
    ['1990/00/00', 1990],
    ['1975.  .', 1975],
    ['1969.12.06', 1969],
    ['17.05.1990', 1990],
    ['.  .', null],
    ['', null],
    ['90/05/17', null],
    ['0000/00/00', null],
  ])('%j gives the year %j and never one made up', (birth, birthYear) => {
    expect(twoRows({ birth }).report?.players[0]?.birthYear).toBe(birthYear);
  });
});

describe('#3, #4 what stands in columns 58-68', () => {
  it.each([
    ['a FIDE number', '34500087', { fideNumber: '34500087', licence: null }],
    ['a FIDE number to the left', '34500087   ', { fideNumber: '34500087' }],
    ['a quoted one', "'34179178'", { fideNumber: '34179178' }],
    ['zero', '0', { fideNumber: null, licence: null }],
  ])('%s is read', (_, number, facts) => {
    const reading = twoRows({ number });
    expect(notes(reading)).toEqual([]);
    expect(reading.report?.players[0]).toMatchObject(facts);
  });

  it('players without any number are counted', () => {
    const reading = readRows(
      ...['', '0', 'Z56538'].map((number, i) => rowText(i + 1, { number })),
      rowText(4, { number: '34500087', cells: ['0000 - U'] }),
    );
    expect(findingOf(reading, 'identity.none')).toMatchObject({ severity: 'notice', found: '3' });
  });

  it('a licence number becomes its token', () => {
    const token = identify('90000000100');
    expect(twoRows({ number: '90000000100' }).report?.players[0]?.licence).toBe(
      token.kind === 'licence' && token.token,
    );
  });

  it.each([
    ['a code', 'Z56538'],
    ['a date', '11/01/1987'],
    ['a rating', '1850'],
  ])('%s is left out with a warning', (_, number) => {
    const reading = twoRows({ number });
    expect(findingOf(reading, 'number.unreadable')).toMatchObject({
      severity: 'warning',
      startNo: 1,
      line: 7,
    });
    expect(reading.report?.players[0]).toMatchObject({ fideNumber: null, licence: null });
  });

  it('a licence number with wrong check digits holds the report and is not used', () => {
    const reading = twoRows({ number: '90000000101' });
    expect(findingOf(reading, 'licence.checksum')).toEqual({
      code: 'licence.checksum',
      severity: 'hold',
      startNo: 1,
      line: 7,
    });
    expect(reading.report?.players[0]?.licence).toBeNull();
  });

  it('a short number is a player number where the sender’s profile says so', () => {
    const rows = [
      ...header,
      rowText(1, { number: '100001', cells: ['2 w 1'] }),
      rowText(2, { cells: ['1 b 0'] }),
    ];
    expect(read(rows, { shortNumbers: 'player' }).report?.players[0]).toMatchObject({
      playerNumber: '100001',
      fideNumber: null,
    });
    expect(read(rows).report?.players[0]).toMatchObject({ playerNumber: null, fideNumber: '100001' });
  });

  it('a number that runs over its column is not read at all', () => {
    const written = rowText(1, { number: '34500087', cells: ['2 w 1'] });
    const over = `${written.slice(0, 56)}9${written.slice(57)}`;
    expect(notes(readRows(over, rowText(2, { cells: ['1 b 0'] })))).toEqual(['warning number.unreadable']);
  });
});

describe('#5 old and short byes', () => {
  it.each([
    '0000 - =',
    '0000 - +',
    '0000 - -',
    '0000 - 1',
    '0000 - 0',
    '0000 - H',
    '0000 - F',
    '0000 - U',
    '0000 - Z',
    '       -',
    '       U',
    '       +',
    '0000    ',
    '0000 -  ',
  ])('%j is read by column and is no game', (cell) => {
    const reading = readRows(
      rowText(1, { cells: ['2 w 1', cell] }),
      rowText(2, { cells: ['1 b 0', '0000 - Z'] }),
    );
    expect(notes(reading).filter((note) => !note.includes('round.empty'))).toEqual([]);
    expect(reading.report).toMatchObject({ rounds: 2, games: [{ round: 1 }] });
  });
});

describe('#6 a result without an opponent', () => {
  it.each(['0000 w 1', '0000 b 0', '0000 W =', '     w 1', '   0 b ='])(
    '%j holds: who it was is lost',
    (cell) => {
      const reading = readRows(
        rowText(1, { cells: ['2 w 1', cell] }),
        rowText(2, { cells: ['1 b 0', '0000 - Z'] }),
      );
      expect(findingOf(reading, 'pair.no-opponent')).toMatchObject({
        ...{ severity: 'hold', line: 7, column: 102, round: 2, startNo: 1 },
        found: cell.slice(-1),
      });
      expect(reading.report?.games).toHaveLength(1);
    },
  );

  it.each(['0000 w +', '0000 b -', '0000 w H'])('%j is a forfeit or a bye', (cell) => {
    const reading = readRows(
      rowText(1, { cells: ['2 w 1', cell] }),
      rowText(2, { cells: ['1 b 0', '0000 - Z'] }),
    );
    expect(notes(reading)).toEqual(['warning round.empty']);
  });
});

describe('#6 the pairing-allocated bye', () => {
  it.each(['F', 'U'])('written %s is unrated', (code) => {
    expect(
      twoRows({ cells: ['2 w 1', `0000 - ${code}`], points: '2.0' }, { cells: ['1 b 0', '0000 - Z'] }).report
        ?.games,
    ).toHaveLength(1);
  });
});

describe('#7 points against results', () => {
  const cells = [
    ['2 w 1', '3 b =', '0000 - H'],
    ['1 b 0', '0000 - U', '3 w 1'],
    ['0000 - Z', '1 w =', '2 b 0'],
  ];
  const withPoints = (points: readonly string[], ...records: readonly string[]) =>
    read([
      ...header,
      ...records,
      ...cells.map((row, i) => rowText(i + 1, { cells: row, points: points[i] ?? '' })),
    ]);

  it.each([
    ['equal', ['2.0', '2.0', '0.5'], [], []],
    ['not written', ['', '', ''], [], []],
    ['a bye that scores otherwise', ['1.5', '1.5', '1.0'], [], ['warning points.explained']],
    ['3-1-0 by 162', ['4.0', '3.0', '1.0'], ['162  W 3.0    D 1.0    L 0.0'], ['warning points.explained']],
    ['3-1-0 by XXS', ['4.0', '3.0', '1.0'], ['XXS W=3 D=1'], ['warning points.explained']],
    [
      '3-1-0 by XXS behind tabs',
      ['4.0', '3.0', '1.0'],
      [`XXS${'\t'.repeat(9000)}W=3\t D=1\t`],
      ['warning points.explained'],
    ],
    ['3-1-0 by BBW', ['4.0', '3.0', '1.0'], ['BBW  3.0', 'BBD  1.0'], ['warning points.explained']],
    ['by colour', ['3.5', '2.0', '0.5'], ['XXS WW=2.5 BD=.5'], ['warning points.explained']],
    [
      'a penalty written in 299',
      ['0.0', '2.0', '0.5'],
      ['299           -1.0   001    1'],
      ['warning points.explained'],
    ],
    ['too many', ['3.0', '2.0', '0.5'], [], ['hold points.unexplained']],
    ['too few', ['1.0', '2.0', '0.5'], [], ['hold points.unexplained']],
    ['acceleration', ['3.5', '2.0', '0.5'], ['XXA    1  1.0  1.0'], ['hold points.unexplained']],
  ])('%s', (_, points, records, expected) => {
    const reading = withPoints(points, ...records);
    expect(notes(reading)).toEqual(expected);
    expect(reading.report?.games).toHaveLength(3);
  });

  it('a blank scores nothing: a game was taken out at both rows', () => {
    const reading = readRows(
      rowText(1, { points: '2.0', cells: ['2 w 1', '', '3 b 1'] }),
      rowText(2, { points: '0.0', cells: ['1 b 0', '', '4 w 0'] }),
      rowText(3, { points: '1.0', cells: ['4 w =', '4 b =', '1 w 0'] }),
      rowText(4, { points: '2.5', cells: ['3 b =', '3 w =', '2 b 1'] }),
    );
    expect(notes(reading)).toEqual(['hold points.unexplained']);
    expect(findingOf(reading, 'points.unexplained')).toMatchObject({
      startNo: 4,
      found: '2.5',
      expected: '2',
    });
  });

  it.each([
    ['162  W 3.0    D 1.0    L 0.0'],
    ['XXS W=3 D=1'],
    ['XXS WW=3 BW=3\nXXS WD=1 BD=1'],
    ['BBW  3.0\nBBD  1.0'],
  ])('%s scores games exactly', (records) => {
    const score = (points: readonly string[]) =>
      notes(
        read([
          ...header,
          ...records.split('\n'),
          rowText(1, { points: points[0] ?? '', cells: ['2 w 1', '2 b ='] }),
          rowText(2, { points: points[1] ?? '', cells: ['1 b 0', '1 w ='] }),
        ]),
      );
    expect(score(['4.0', '1.0'])).toEqual(['warning points.explained']);
    expect(score(['4.5', '1.0'])).toContain('hold points.unexplained');
    expect(score(['4.0', '0.0'])).toContain('hold points.unexplained');
  });

  it('names the row, the points and the sum', () => {
    expect(findingOf(withPoints(['3.0', '2.0', '0.5']), 'points.unexplained')).toEqual({
      code: 'points.unexplained',
      severity: 'hold',
      line: 7,
      column: 81,
      startNo: 1,
      found: '3',
      expected: '2',
    });
  });
});

describe('#9 rank', () => {
  it.each(['', '99', '0'])('%j does not matter', (rank) => {
    expect(notes(twoRows({ rank }, { rank: '1' }))).toEqual([]);
  });
});

describe('#10, #18 header fields used for something else', () => {
  it.each([
    ['032 that is no federation', { '032': 'Lichess' }, ['warning federation.unknown']],
    ['032 that is empty', { '032': '' }, ['warning federation.unknown']],
    ['a link in 022', { '022': 'https://ornek.invalid/t/1' }, ['notice header.city-missing']],
    ['an empty 022', { '022': '' }, ['notice header.city-missing']],
    ['a link in 102', { '102': 'https://ornek.invalid/t/1' }, []],
    ['no name', { '012': null }, ['warning header.name-missing']],
    ['an empty 132', { '132': '' }, []],
  ])('%s', (_, changes, expected) => {
    const reading = read([...headerWith(changes), ...pair]);
    expect(notes(reading)).toEqual(expected);
    expect(reading.report).not.toBeNull();
  });

  it('a club in place of the federation of a player is left out', () => {
    const reading = readRows(
      ...['ST.', 'C.C', 'N.U', ''].map((federation, i) =>
        rowText(i + 1, { federation, cells: [`${i % 2 === 0 ? i + 2 : i} ${i % 2 === 0 ? 'w' : 'b'} =`] }),
      ),
    );
    expect(notes(reading)).toEqual([]);
    expect(reading.report?.players.map(({ federation }) => federation)).toEqual([null, null, null, null]);
  });
});

describe('#11, #14 lines', () => {
  const usual = read([...header, ...pair]).report;

  it.each([
    ['LF', '\n'],
    ['CR', '\r'],
    ['CRLF', '\r\n'],
  ])('ended by %s', (_, end) => {
    const bytes = Buffer.from([...header, ...pair, '\x1a'].join(end));
    expect(readReport({ bytes }, identify).report).toEqual(usual);
  });

  it('an all-blank cell after the last round is no round', () => {
    expect(readRows(...pair.map((row) => `${row}${' '.repeat(20)}`)).report).toEqual(usual);
  });

  it('blanks cut from the end are blanks', () => {
    const rows = [
      rowText(1, { cells: ['2 w 1', '2 b ='] }),
      rowText(2, { cells: ['1 b 0', '1 w ='] }),
      rowText(3).trimEnd(),
    ];
    expect(readRows(...rows).report?.players).toHaveLength(3);
  });
});

describe('#12 encodings', () => {
  it('a file in Windows-1254 is read as such and says so', () => {
    const bytes = Uint8Array.from(
      [...header, ...pair].join('\n').replaceAll('ı', '\xfd').replaceAll('ş', '\xfe'),
      (letter) => letter.charCodeAt(0),
    );
    const reading = readReport({ bytes }, identify);
    expect(reading.report?.name).toBe('Kış Kupası');
    expect(notes(reading)).toEqual(['notice encoding.windows-1254']);
  });
});

describe('#13 names padded in bytes', () => {
  const bytePadded = (startNo: number, name: string, cells: readonly string[], number = '') => {
    const written = rowText(startNo, { name, number, cells });
    const extra = Buffer.byteLength(name) - name.length;
    return `${written.slice(0, 47 - extra)}${written.slice(47)}`;
  };

  it('moves a row back where every column then fits', () => {
    const rows = [
      bytePadded(1, 'ÇAĞ, ŞÜKRÜ', ['2 w 1'], '90000000100'),
      bytePadded(2, 'IŞIK, İNCİ', ['1 b 0'], '34500087'),
    ];
    const reading = readRows(...rows);
    expect(notes(reading)).toEqual(['warning row.realigned']);
    expect(findingOf(reading, 'row.realigned').found).toBe('2');
    expect(reading.report).toMatchObject({
      players: [
        { name: 'ÇAĞ, ŞÜKRÜ', birthYear: 1990, federation: 'TUR' },
        { name: 'IŞIK, İNCİ', fideNumber: '34500087' },
      ],
      games: [{ white: 1, black: 2, points: 100 }],
    });
  });

  it('moves a national record too', () => {
    const national = `TUR    1 m    ÇAĞ, ŞÜKRÜ${' '.repeat(33 - 15)} 1500 06  90000000100 1990/00/00`;
    const reading = readRows(
      bytePadded(1, 'ÇAĞ, ŞÜKRÜ', ['2 w 1']),
      rowText(2, { cells: ['1 b 0'] }),
      national,
    );
    expect(reading.report?.players[0]?.licence).toHaveLength(64);
  });

  it('holds a row that fits nowhere and does not guess its games', () => {
    const shifted = rowText(2, { name: 'IŞIK, İNCİ', cells: ['1 b 0'] }).replace('IŞIK, İNCİ', 'IŞIK, İNCİ ');
    const reading = readRows(rowText(1, { cells: ['2 w 1'] }), shifted, rowText(3, { cells: ['0000 - U'] }));
    expect(notes(reading)).toEqual(['warning game.none', 'hold row.misaligned']);
    expect(findingOf(reading, 'row.misaligned')).toMatchObject({ line: 8, startNo: 2 });
    expect(reading.report?.games).toEqual([]);
    expect(reading.report?.players.map(({ startNo }) => startNo)).toEqual([1, 3]);
  });
});

describe('columns that nothing explains', () => {
  const row = rowText(1, { points: '1.0', cells: ['2 w 1', '2 b ='] });
  const put = (column: number, text: string) =>
    row.slice(0, column - 1) + text + row.slice(column - 1 + text.length);

  it.each([
    ['an opponent in two parts', put(92, '1 2 ')],
    ['an opponent that is no number', put(92, '  2a')],
    ['something between opponent and colour', put(96, 'x')],
    ['an unknown colour', put(97, 'x')],
    ['something between colour and result', put(98, 'x')],
    ['something after the result', put(100, 'x')],
    ['a digit before the first opponent', put(91, '1')],
    ['points that run on', put(85, '5')],
    ['something before the next round', put(101, '1')],
    ['points that are no number', put(81, 'bir ')],
    ['points with two points', put(81, '1..5')],
    ['two halves', put(81, ' ½½ ')],
    ['a point alone', put(81, '  . ')],
  ])('hold the report: %s', (_, changed) => {
    expect(notes(readRows(changed, pair[1] ?? ''))).toContain('hold row.misaligned');
  });
});

describe('#15 another number of rounds than declared', () => {
  it.each(['142', 'XXR'])('more than %s refuses', (code) => {
    const reading = read([...header, `${code} 1`, ...pair]);
    expect(findingOf(reading, 'round.beyond')).toMatchObject({
      severity: 'error',
      line: 8,
      column: 102,
      startNo: 1,
      round: 2,
      expected: '1',
    });
    expect(reading.report).toBeNull();
  });

  it.each(['142', 'XXR'])('fewer than %s: the event is not finished', (code) => {
    const reading = read([...header, `${code} 5`, ...pair]);
    expect(findingOf(reading, 'round.unfinished')).toMatchObject({
      severity: 'error',
      found: '2',
      expected: '5',
    });
    expect(reading.report).toBeNull();
  });

  it.each([
    ['two counts', ['142 2', 'XXR 3'], 'hold round.conflict'],
    ['no number', ['142 iki'], 'warning round.unreadable'],
  ])('%s', (_, records, note) => {
    const reading = read([...header, ...records, ...pair]);
    expect(notes(reading)).toEqual([note]);
    expect(reading.report?.rounds).toBe(2);
  });
});

describe('#16 start numbers', () => {
  it('may have gaps and any order', () => {
    const reading = readRows(rowText(70, { cells: ['3 w 1'] }), rowText(3, { cells: ['70 b 0'] }));
    expect(notes(reading)).toEqual([]);
    expect(reading.report?.players.map(({ startNo }) => startNo)).toEqual([3, 70]);
  });

  it('may not occur twice', () => {
    const reading = readRows(...pair, rowText(2));
    expect(findingOf(reading, 'player.repeated')).toMatchObject({
      severity: 'error',
      line: 9,
      startNo: 2,
      expected: '8',
    });
    expect(reading.report).toBeNull();
  });

  it.each(['0', '', 'x', '12345'])('must be a number: %j', (startNo) => {
    const reading = readRows(...pair, rowText(startNo));
    expect(
      notes(reading).some((note) => note === 'error player.start-number' || note === 'hold row.misaligned'),
    ).toBe(true);
    expect(reading.report?.players ?? []).not.toContainEqual(expect.objectContaining({ startNo: 0 }));
  });
});

describe('#17 titles', () => {
  it.each(['g', 'wf', ' gf', 'IM', 'WGM', '  m'])('%j before the name are not needed', (title) => {
    const titled = (row: string) => row.slice(0, 10) + title.padEnd(4) + row.slice(14);
    const reading = readRows(
      titled(rowText(1, { cells: ['2 w 1'] })),
      titled(rowText(2, { cells: ['1 b 0'] })),
    );
    expect(notes(reading)).toEqual([]);
    expect(reading.report?.players[0]).toMatchObject({ name: 'OYUNCU, 1', sex: 'm' });
  });
});

describe('#17 sex', () => {
  it.each([
    ['m', 'm'],
    ['M', 'm'],
    ['E', 'm'],
    ['w', 'w'],
    ['W', 'w'],
    ['F', 'w'],
    ['f', 'w'],
    ['K', 'w'],
    [' ', null],
    ['g', null],
  ])('%j is %j', (sex, folded) => {
    expect(twoRows({ sex }).report?.players[0]?.sex).toBe(folded);
  });
});

describe('#19 points', () => {
  it.each(['1.5', '1,5', '1½', '1.50'.slice(0, 4)])('%s is one and a half', (points) => {
    expect(notes(readRows(rowText(1, { points, cells: ['2 w 1', '2 b ='] }), pair[1] ?? ''))).toEqual([]);
  });

  it.each([
    ['1', '0'],
    ['1.0', '0.0'],
    ['1,0', ''],
  ])('%s and %s', (first, second) => {
    expect(notes(twoRows({ points: first }, { points: second }))).toEqual([]);
  });

  it('½ is half a point', () => {
    expect(notes(twoRows({ points: '½', cells: ['2 w ='] }, { points: '0.5', cells: ['1 b ='] }))).toEqual(
      [],
    );
  });
});

describe('#20 tabs', () => {
  it('in a player row refuse the report', () => {
    const reading = readRows(...pair, rowText(3).replace('OYUNCU, ', 'OYUNCU\t'));
    expect(findingOf(reading, 'row.tab')).toMatchObject({ severity: 'error', line: 9, column: 21 });
  });

  it('in other records are blanks', () => {
    expect(read([...headerWith({ '022': '\tANKARA' }), ...pair]).report?.city).toBe('ANKARA');
  });
});

describe('#21 rulers, legends, comments', () => {
  it.each([
    ['a ruler', '0123456789012345678901234567890', ['notice record.unknown']],
    ['another', '1234567890', ['notice record.unknown']],
    ['a legend', 'DDD SSSS sTTT NNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNN RRRR FFF', []],
    ['a comment', '### eşlendirme', []],
    ['an extension', 'XXC white1', []],
    ['an unknown record', '999 x', ['notice record.unknown']],
    ['a blank line', '', []],
  ])('%s', (_, line, expected) => {
    const reading = readRows(line, ...pair, line);
    expect(notes(reading)).toEqual(expected);
    expect(reading.report?.games).toHaveLength(2);
  });
});

describe('#21 a player row that is none', () => {
  const third = rowText(3, { cells: ['4 w 1'] });
  const fourth = rowText(4, { cells: ['3 b 0'] });

  it.each([' ', '\f', '\ufeff', '> ', '"', '#', '-', '\u200b', '\t', '\u00a0'])('behind %j holds', (sign) => {
    const reading = readRows(...pair, `${sign}${third}`, `${sign}${fourth}`);
    expect(notes(reading)).toEqual(['hold row.misaligned', 'hold row.misaligned']);
    expect(reading.findings.find(({ code }) => code === 'row.misaligned')).toMatchObject({ line: 9 });
    expect(reading.report?.players).toHaveLength(2);
  });

  it.each([
    ['in the middle of a round', 93],
    ['between rounds', 101],
    ['before the first round', 90],
  ])('broken in two %s, as mail programs do, is not read for half', (_, at) => {
    const broken = pair.flatMap((row) => [row.slice(0, at), row.slice(at)]);
    const found = notes(readRows(...broken));
    expect(found.some((note) => note.startsWith('hold') || note.startsWith('error'))).toBe(true);
  });

  it.each(['  2 w =', '2 w =', '132 b 1', '122 w 0   14 b =', '0000 - Z   12 w 1'])(
    '%j is a piece of one',
    (piece) => {
      expect(notes(readRows(...pair, piece))).toContain('hold row.misaligned');
    },
  );

  it.each(['152 W', '240 H 001    1', '### 2 w =', '012 B 2 Ligi', 'XXC white1'])('%j is none', (line) => {
    expect(notes(readRows(...pair, line)).filter((note) => note.startsWith('hold'))).toEqual([]);
  });
});

describe('#22 names', () => {
  it.each(['SOYADSIZ', 'İSİMSİZ OYUNCU', 'ISIK, INCI', 'A'.repeat(33)])(
    '%s are taken as they stand',
    (name) => {
      expect(twoRows({ name }).report?.players[0]?.name).toBe(name);
    },
  );
});

describe('#23 another layout under the same extension', () => {
  it.each([
    ['052', '5'],
    ['042', '12'],
    ['032', '2024-01-01'],
    ['062', '2024/01/01'],
  ])('%s %s', (code, text) => {
    const reading = read([...headerWith({ [code]: text }), ...pair]);
    expect(findingOf(reading, 'file.layout')).toMatchObject({ severity: 'error', expected: code });
  });
});

describe('records that say it twice or not at all', () => {
  it('the first of two different ones is used, with a warning', () => {
    const reading = read([...header, '012 Yaz Kupası', '012 Kış Kupası', ...pair]);
    expect(notes(reading)).toEqual(['warning record.repeated']);
    expect(reading.report?.name).toBe('Kış Kupası');
  });

  it.each([
    ['more rows than there are may tell of a cut file (#27)', '12 (10)', 'hold', '12'],
    ['fewer is only said', '1', 'warning', '1'],
  ])('062 that says %s', (_, says, severity, expected) => {
    const reading = read([...header, `062 ${says}`, ...pair]);
    expect(findingOf(reading, 'count.players')).toMatchObject({ severity, found: '2', expected });
  });

  it('rows without rounds are a list of players', () => {
    const reading = readRows(rowText(1), rowText(2));
    expect(notes(reading)).toContain('error file.no-cross-table');
    expect(reading.report).toBeNull();
  });
});

describe('#24 symbols of several versions', () => {
  it.each([
    ['162  Z 0.0'],
    ['162  A 0.0'],
    ['192 FIDE_DUTCH_2025'],
    ['192 FIDE_DUTCH_2026'],
    ['240 H 001    1'],
    ['330 H 001    1'],
    ['172 NIDOF'],
    ['172 TUR NIDOF'],
  ])('%s', (record) => {
    expect(notes(read([...header, record, ...pair]))).toEqual([]);
  });
});

describe('#27 half entered', () => {
  it('a round of which nothing is written holds the report', () => {
    const reading = readRows(
      rowText(1, { cells: ['2 w 1', '        ', '2 b ='] }),
      rowText(2, { cells: ['1 b 0', '        ', '1 w ='] }),
    );
    expect(findingOf(reading, 'round.empty')).toMatchObject({ severity: 'hold', round: 2 });
  });

  it('a round that every row says was not played is only a warning', () => {
    const reading = readRows(
      rowText(1, { cells: ['2 w 1', '0000 - Z'] }),
      rowText(2, { cells: ['1 b 0', '0000 - Z'] }),
    );
    expect(notes(reading)).toEqual(['warning round.empty']);
  });
});
