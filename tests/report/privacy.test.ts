import { readFileSync } from 'node:fs';
import { message, type Reading, type ReportSource, readReport } from '@kuvvet/report';
import { describe, expect, it } from 'vitest';
import { header, identify, nationalText, pair, read, rowText } from './trf-text.ts';

const canary = '90000000100';
const wrong = '90000000101';
const name = 'KANARYA, SARI';
const variants = new URL('../files/report/variants/', import.meta.url);

/** All a reading lets out: the report, the findings, and every sentence made of them. */
const everything = (reading: Reading): string =>
  JSON.stringify([reading, reading.findings.flatMap((one) => [message(one, 'tr'), message(one, 'en')])]);

const withRow = (row: string, ...more: readonly string[]) => [
  ...header,
  row,
  ...more,
  rowText(2, { cells: ['1 b 0'] }),
];
const usualRow = rowText(1, { number: canary, cells: ['2 w 1'] });
const jsonReport = (changes: object) =>
  JSON.stringify({
    format: 'kuvvet.report/1',
    name: 'K',
    city: 'A',
    start: '2026-10-03',
    end: '2026-10-03',
    timeControl: '5400+30',
    rounds: 1,
    players: [
      { startNo: 1, name: 'A', licence: canary },
      { startNo: 2, name: 'B' },
    ],
    games: [{ round: 1, white: 1, black: 2, result: '1-0' }],
    ...changes,
  });

type Place = readonly [where: string, lines: readonly string[], source?: Partial<ReportSource>];

const places: readonly Place[] = [
  ['its own column', withRow(usualRow)],
  ['its own column, with wrong check digits', withRow(usualRow.replace(canary, wrong))],
  ['a national record', withRow(rowText(1, { cells: ['2 w 1'] }), nationalText(1, canary))],
  ['two contradicting records', withRow(usualRow, nationalText(1, '90000000278'))],
  ['two rows', withRow(usualRow, rowText(3, { number: canary }))],
  ['a name', withRow(rowText(1, { name: `X ${canary}`, cells: ['2 w 1'] }))],
  ...['900 000 001 00', '900.000.001-00', '900\u00a0000\u200b00100', '9-0-0-0-0-0-0-0-1-0-0'].map(
    (number): Place => [
      `a name, as ${number}`,
      withRow(rowText(1, { name: `X ${number}`, cells: ['2 w 1'] })),
    ],
  ),
  ['a birth date', withRow(rowText(1, { birth: canary, cells: ['2 w 1'] }))],
  ['a shifted row', withRow(usualRow.replace('OYUNCU, 1', 'OYUNCU'))],
  ['a row shifted into its name', withRow(`001    1 m    ${canary} TUR`)],
  ['a row with a tab', withRow(usualRow.replace('OYUNCU', 'OYUN\t'))],
  ['a cell', withRow(`${rowText(1)}  ${canary}`)],
  ['a start number', withRow(`001 ${canary}`)],
  ['an unknown record', [...withRow(usualRow), canary, `999 ${canary}`, `###${canary}`]],
  ...[
    '012',
    '022',
    '032',
    '042',
    '052',
    '062',
    '102',
    '122',
    '132',
    '142',
    '162',
    '192',
    '222',
    '299',
    'XXR',
    'XXS',
    'TUR',
  ].map((code): Place => [`record ${code}`, [`${code} ${canary}`, ...header, ...pair, `${code} ${canary}`]]),
  ['the licence map', [...header, ...pair], { licences: Buffer.from(`{"1": "${canary}"}`) }],
  ['the licence map, wrong', [...header, ...pair], { licences: Buffer.from(`{"1": "${wrong}"}`) }],
  ['a licence map for another row', [...header, ...pair], { licences: Buffer.from(`{"9": "${canary}"}`) }],
  ['a broken licence map', [...header, ...pair], { licences: Buffer.from(`{"1": ${canary}`) }],
  ['a licence map turned round', [...header, ...pair], { licences: Buffer.from(`{"${canary}": 1}`) }],
  ['the content type', [...header, ...pair], { mediaType: `text/plain; charset=${canary}` }],
  ['JSON', [jsonReport({})]],
  ['JSON, wrong', [jsonReport({}).replace(canary, wrong)]],
  ['JSON that is cut', [jsonReport({}).slice(0, -3)]],
  ['a JSON key', [jsonReport({ [canary]: 1 })]],
  ['a longer JSON key', [jsonReport({ [`tc${canary}`]: 1 })]],
  ['a JSON number', [jsonReport({ rounds: Number(canary) })]],
  ['a JSON text', [jsonReport({ timeControl: canary, city: canary, type: canary })]],
  ['a JSON name', [jsonReport({ name: `Kupa ${canary}`, city: canary })]],
  [
    'a JSON start number',
    [jsonReport({ players: [{ startNo: canary, name: 'A', fideNumber: canary, playerNumber: canary }] })],
  ],
  ['JSON of its own', [JSON.stringify(canary)]],
  ['plain text', [canary]],
];

describe('a licence number leaves the reader only as a token (ARCHITECTURE 4)', () => {
  it.each(places.map(([where, lines, source = {}]) => ({ where, lines, source })))(
    'when it stands in $where',
    ({ lines, source }) => {
      const text = everything(read(lines, source));
      expect(text).not.toContain(canary);
      expect(text).not.toContain(wrong);
      expect(text.replace(/[^\p{L}\p{Nd}]/gu, '')).not.toContain(canary);
    },
  );

  it('in any file of a whole month', () => {
    const licences: Readonly<Record<string, string>> = JSON.parse(
      readFileSync(new URL('E06.licences.json', variants), 'utf8'),
    );
    for (const file of ['E06.national.cp1254.trf', 'E06.trf26.utf8.trf']) {
      const text = everything(readReport({ bytes: readFileSync(new URL(file, variants)) }, identify));
      expect(Object.values(licences).filter((licence) => text.includes(licence))).toEqual([]);
    }
  });
});

describe('findings and their sentences name nobody (formats 5.8)', () => {
  const named = (row: string): string => row.replace('OYUNCU, 1', name).replace(/^(.{47}) {4}/, '$1');

  it.each([
    ['wrong check digits', withRow(named(rowText(1, { number: wrong, name, cells: ['2 w 1'] })))],
    ['a contradiction', withRow(rowText(1, { name, cells: ['2 w ='] }))],
    ['a missing row', withRow(rowText(1, { name, cells: ['9 w 1'] }))],
    ['points', withRow(rowText(1, { name, points: '9.0', cells: ['2 w 1'] }))],
    ['a shifted row', withRow(rowText(1, { name, cells: ['2 w 1'] }).replace(name, `${name}X`))],
    ['a hidden number', withRow(rowText(1, { name: `${name} ${canary}`, cells: ['2 w 1'] }))],
    ['a control character', withRow(rowText(1, { name: `${name}\u0007`, cells: ['2 w 1'] }))],
    ['a repeated start number', withRow(rowText(1, { name, cells: ['2 w 1'] }), rowText(1, { name }))],
    ['a JSON key', [jsonReport({ [name]: 1 })]],
    ['a JSON value', [jsonReport({ type: name })]],
  ])('%s', (_, lines) => {
    const { findings } = read(lines);
    expect(findings.length).toBeGreaterThan(0);
    expect(everything({ report: null, findings, dialect: null, encoding: null })).not.toMatch(/KANARYA|SARI/);
  });
});
