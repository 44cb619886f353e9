import { describe, expect, it } from 'vitest';
import {
  header,
  identify,
  nationalText,
  notes,
  pair,
  read,
  readRows,
  roundDates,
  rowText,
} from './trf-text.ts';

describe('national records (formats 2)', () => {
  const token = identify('90000000100');
  const licence = token.kind === 'licence' ? token.token : '';

  it.each([
    ['before the rows', [nationalText(1, '90000000100'), ...pair]],
    ['after them', [...pair, nationalText(1, '90000000100')]],
    [
      'beside another federation’s',
      [...pair, nationalText(1, '12345', 'GER'), nationalText(1, '90000000100')],
    ],
    [
      'with Tornelo’s records',
      ['DAT    1 ID:X 90000000278', 'XID    1 ab', 'BBW    1', ...pair, nationalText(1, '90000000100')],
    ],
  ])('stand %s', (_, lines) => {
    const reading = readRows(...lines);
    expect(notes(reading)).toEqual([]);
    expect(reading).toMatchObject({
      dialect: 'trf26',
      report: { players: [{ licence }, { licence: null }] },
    });
  });

  it('fill in what the row leaves open', () => {
    const national = 'TUR    1 w    X, Y                                   48  90000000100 2001/00/00';
    const reading = readRows(
      rowText(1, { sex: ' ', birth: '', cells: ['2 w 1'] }),
      rowText(2, { cells: ['1 b 0'] }),
      national,
    );
    expect(reading.report?.players[0]).toMatchObject({
      sex: 'w',
      birthYear: 2001,
      name: 'OYUNCU, 1',
      licence,
    });
  });

  it.each([
    ['a row that is missing', [nationalText(7, '90000000100')], 'warning national.unknown-row'],
    ['a short number', [nationalText(1, '34500087')], 'warning number.unreadable'],
    [
      'two numbers for one row',
      [nationalText(1, '90000000100'), nationalText(1, '90000000278')],
      'hold licence.conflict',
    ],
    [
      'one number for two rows',
      [nationalText(1, '90000000100'), nationalText(2, '90000000100')],
      'hold identity.repeated',
    ],
  ])('for %s', (_, lines, note) => {
    expect(notes(readRows(...pair, ...lines))).toEqual([note]);
  });

  it('that contradict each other leave the player without a licence number', () => {
    const lines = [...pair, nationalText(1, '90000000100'), nationalText(1, '90000000278')];
    expect(readRows(...lines).report?.players[0]?.licence).toBeNull();
  });

  it('carry player numbers where the profile says so, and the rows FIDE numbers', () => {
    const rows = [
      ...header,
      rowText(1, { number: '34500087', cells: ['2 w 1'] }),
      rowText(2, { cells: ['1 b 0'] }),
      nationalText(1, '100001'),
    ];
    expect(read(rows, { shortNumbers: 'player' }).report?.players[0]).toMatchObject({
      fideNumber: '34500087',
      playerNumber: '100001',
    });
  });
});

it('round dates, rounds and rows of TRF26 need no particular order', () => {
  const lines = [...pair, ...header, '142 2', `132 ${roundDates('26/10/03', '26/10/04')}`];
  expect(read(lines).report).toMatchObject({ rounds: 2, roundDates: ['2026-10-03', '2026-10-04'] });
});
