import { describe, expect, it } from 'vitest';
import { findingOf, header, notes, pair, read, rowText } from './trf-text.ts';

const rows = [...header, ...pair];
const json = (changes: object = {}) => [
  JSON.stringify({
    format: 'kuvvet.report/1',
    name: 'Kış Kupası',
    city: 'ANKARA',
    start: '2026-10-03',
    end: '2026-10-04',
    timeControl: '5400+30',
    rounds: 2,
    players: [
      { startNo: 1, name: 'OYUNCU, 1', playerNumber: '100001' },
      { startNo: 2, name: 'OYUNCU, 2', playerNumber: '100002' },
    ],
    games: [
      { round: 1, white: 1, black: 2, result: '1-0' },
      { round: 2, white: 2, black: 1, result: '1/2-1/2' },
    ],
    ...changes,
  }),
];
const whole = { rounds: 2, players: 2, games: 2, final: true };

describe.each([
  ['TRF', rows],
  ['JSON', json()],
])('what is declared beside a %s report (formats 3 #27)', (_, lines) => {
  it.each([whole, { final: true }, { rounds: 2 }, {}])('may be %j', (declared) => {
    expect(notes(read(lines, { declared }))).toEqual([]);
  });

  it.each([
    ['rounds', 3],
    ['rounds', 1],
    ['players', 3],
    ['players', 0],
    ['games', 3],
    ['games', 1],
  ] as const)('refuses the report when %s are %i', (name, count) => {
    const reading = read(lines, { declared: { ...whole, [name]: count } });
    expect(reading.report).toBeNull();
    expect(reading.findings.filter(({ severity }) => severity === 'error')).toEqual([
      { code: 'count.mismatch', severity: 'error', found: `${name}=2`, expected: `${name}=${count}` },
    ]);
  });

  it('refuses a report that is not final (formats 3 #25)', () => {
    const reading = read(lines, { declared: { final: false } });
    expect(reading.report).toBeNull();
    expect(findingOf(reading, 'report.not-final')).toEqual({ code: 'report.not-final', severity: 'error' });
  });
});

describe('games', () => {
  it('are pairings: forfeits count, byes do not, in either format alike', () => {
    const reading = (games: number) =>
      read(
        [
          ...header,
          rowText(1, { cells: ['2 w +', '3 w 1'] }),
          rowText(2, { cells: ['1 b -', '0000 - H'] }),
          rowText(3, { cells: ['0000 - U', '1 b 0'] }),
        ],
        { declared: { games } },
      );
    expect(notes(reading(2))).toEqual([]);
    expect(findingOf(reading(3), 'count.mismatch')).toMatchObject({ found: 'games=2', expected: 'games=3' });
  });

  it('that are counted vouch for a round without pairings', () => {
    const gap = [
      ...header,
      rowText(1, { cells: ['2 w 1', '        ', '2 b ='] }),
      rowText(2, { cells: ['1 b 0', '        ', '1 w ='] }),
    ];
    expect(notes(read(gap))).toEqual(['hold round.empty']);
    expect(notes(read(gap, { declared: { games: 2 } }))).toEqual(['warning round.empty']);
    expect(notes(read(json({ rounds: 3 }), { declared: { games: 2 } }))).toEqual(['warning round.empty']);
  });
});

it('counts inside a JSON report are named by their place, those beside it by themselves', () => {
  const { findings } = read(json({ counts: { rounds: 2, players: 2, games: 3 } }), {
    declared: { games: 4 },
  });
  expect(findings).toEqual([
    {
      code: 'count.mismatch',
      severity: 'error',
      pointer: '/counts/games',
      found: 'games=2',
      expected: 'games=3',
    },
    { code: 'count.mismatch', severity: 'error', found: 'games=2', expected: 'games=4' },
  ]);
});
