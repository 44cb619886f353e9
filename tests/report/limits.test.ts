import { limits, readReport } from '@kuvvet/report';
import { describe, expect, it } from 'vitest';
import { findingOf, header, headerWith, identify, notes, pair, read, rowText } from './trf-text.ts';

/** Two players who play each other in every round. */
const longEvent = (rounds: number) => [
  rowText(1, { cells: Array.from({ length: rounds }, () => '2 w 1') }),
  rowText(2, { cells: Array.from({ length: rounds }, () => '1 b 0') }),
];

describe('limits (formats 5.5)', () => {
  it('2 MB', () => {
    const bytes = new Uint8Array(limits.bytes + 1).fill(32);
    const reading = readReport({ bytes }, identify);
    expect(reading.report).toBeNull();
    expect(findingOf(reading, 'file.too-large')).toMatchObject({
      severity: 'error',
      found: '2000001',
      expected: '2000000',
    });
    expect(notes(readReport({ bytes: bytes.subarray(1) }, identify))).not.toContain('error file.too-large');
  });

  it('10,000 lines', () => {
    const blank = (count: number) => Array.from({ length: count }, () => '');
    const used = header.length + pair.length;
    expect(notes(read([...header, ...blank(limits.lines - used), ...pair]))).toEqual([]);
    expect(
      findingOf(read([...header, ...blank(limits.lines - used + 1), ...pair]), 'limit.lines'),
    ).toMatchObject({
      severity: 'error',
      expected: '10000',
    });
  });

  it('100,000 characters in a line', () => {
    const lineOf = (length: number) => '### '.padEnd(length, 'x');
    expect(notes(read([...header, lineOf(limits.lineLength), ...pair]))).toEqual([]);
    expect(
      findingOf(read([...header, lineOf(limits.lineLength + 1), ...pair]), 'limit.line-length'),
    ).toMatchObject({
      severity: 'error',
      line: header.length + 1,
    });
  });

  it('2,000 players', () => {
    const absent = (count: number) => Array.from({ length: count }, (_, i) => rowText(i + 3));
    expect(notes(read([...header, ...pair, ...absent(limits.players - 2)]))).toEqual([]);
    const reading = read([...header, ...pair, ...absent(limits.players - 1)]);
    expect(reading.report).toBeNull();
    expect(findingOf(reading, 'limit.players')).toMatchObject({ severity: 'error', found: '2001' });
  });

  it.each([
    ['30 standard rounds', '90+30', 30, null],
    ['31 standard rounds', '90+30', 31, '30'],
    ['60 blitz rounds', '3+2', 60, null],
    ['61 blitz rounds', '3+2', 61, '60'],
  ])('%s', (_, time, rounds, allowed) => {
    const reading = read([...headerWith({ '122': time }), ...longEvent(rounds)]);
    if (allowed === null) expect(notes(reading)).toEqual([]);
    else
      expect(findingOf(reading, 'limit.rounds')).toMatchObject({
        severity: 'error',
        found: `${rounds}`,
        expected: allowed,
      });
  });

  it('shows fifty findings of a kind and counts the rest', () => {
    const rows = Array.from({ length: 60 }, (_, i) => rowText(i + 3, { cells: ['9999 w 1'.padStart(8)] }));
    const reading = read([...header, ...pair, ...rows]);
    expect(reading.findings.filter(({ code }) => code === 'pair.missing-row')).toHaveLength(50);
    expect(findingOf(reading, 'findings.more')).toMatchObject({ found: '10', expected: 'pair.missing-row' });
  });
});
