import { limits } from '@kuvvet/report';
import { largeJson, largeTrf } from '../large-report.ts';
import { header, rowText } from '../trf-text.ts';

const fill = (unit: string, before = '', after = '') =>
  before + unit.repeat(Math.floor((limits.bytes - before.length - after.length) / unit.length)) + after;
const trf = (...lines: readonly string[]) =>
  [...header, ...lines, rowText(1, { cells: ['2 w 1'] })].join('\n');
const long = (start: string, unit: string) =>
  start + unit.repeat(Math.floor((limits.lineLength - start.length) / unit.length));
const times = (count: number, line: string) => Array<string>(count).fill(line);
const lines = limits.lines - 10;
const longLines = Math.floor(limits.bytes / limits.lineLength) - 1;
const json = '{"format":"kuvvet.report/1",';
const game = '{"round":1,"white":1,"black":2,"result":"1-0"},';

const texts: Readonly<Record<string, () => string>> = {
  'blank bytes': () => fill(' '),
  digits: () => fill('1'),
  'lines of one byte': () => fill('\n'),
  'empty rows': () => fill('001\n'),
  'rows that name nobody': () =>
    trf(...Array.from({ length: 9000 }, (_, i) => rowText(i + 1, { cells: ['0 w 1'] }))),
  'rows of 10,000 rounds': () =>
    trf(...Array.from({ length: longLines }, (_, i) => long(rowText(i + 2), '     1 b 0'))),
  'rows moved by every letter': () =>
    trf(
      ...Array.from({ length: longLines }, (_, i) =>
        long(rowText(i + 2, { name: 'Ş'.repeat(33) }), '     1 b 0').replace(/.$/, 'x'),
      ),
    ),
  'national records': () => trf(...times(lines, `TUR    1${' '.repeat(49)}90000000100`)),
  'national records of tabs': () => trf(...times(longLines, long('TUR', '\t'))),
  'comments of tabs': () => trf(...times(longLines, long('999 ', '\t'))),
  'scoring records': () => trf(...times(longLines, long('162  ', 'W 3.0    '))),
  'abnormal points': () => trf(...times(longLines, long('299'.padEnd(23), ' 1'))),
  'round dates': () => trf(long('132 ', '26/10/03 ')),
  'what is nearly a date': () => trf(long('132 ', '1/')),
  'a name of digits': () => [long('012 ', '1'), ...header, rowText(1)].join('\n'),
  'marks on every letter': () => trf(...times(10, long('### ', `s${'\u0327\u0301'.repeat(15)}`))),
  'more marks than a language has': () => trf(...times(10, long('### ', `s${'\u0327\u0301'.repeat(400)}`))),
  'players that are none': () => fill('{},', `${json}"players":[`, '{}]}'),
  'games that are none': () => fill('1,', `${json}"games":[`, '1]}'),
  'one game many times': () => fill(game, `${json}"games":[`, `${game.slice(0, -1)}]}`),
  'unknown keys': () => `{${Array.from({ length: 150_000 }, (_, i) => `"k${i}":1`).join()}}`,
  nesting: () => '['.repeat(limits.bytes / 2) + ']'.repeat(limits.bytes / 2),
  'nesting in a field': () => `{"players":${'['.repeat(999_000)}${']'.repeat(999_000)}}`,
};

/** Reports at the limits, whole ones and such as cost the most to read. */
export const extremes: readonly (readonly [name: string, write: () => Uint8Array])[] = [
  ['2,000 players, 30 rounds', () => largeTrf({ players: 2000, rounds: 30 }, true)],
  ['2,000 players, 60 rounds of blitz', () => largeTrf({ players: 2000, rounds: 60, time: '3+2' }, true)],
  ['JSON of 30,000 games', () => largeJson({ players: 2000, rounds: 30 }, true)],
  ...Object.entries(texts).map(([name, write]) => [name, () => Buffer.from(write())] as const),
];
