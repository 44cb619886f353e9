import { readFileSync } from 'node:fs';
import type { Reading, ReportPlayer, TournamentReport } from '@kuvvet/report';
import { readReport } from '@kuvvet/report';
import { describe, expect, it } from 'vitest';
import { identify } from './trf-text.ts';
import { writtenJson } from './written-json.ts';

const folder = new URL('../files/report/variants/', import.meta.url);
const events = ['E01', 'E02', 'E03', 'E04', 'E05', 'E06', 'E07', 'E08'];

/** Dialects of one event, and whether licence numbers come in the map beside the report. */
const dialects = [
  { file: 'national.cp1254.trf', map: false },
  { file: 'trf16.cp1254.trf', map: true },
  { file: 'trf16.utf8.trf', map: true },
  { file: 'bytepad.utf8.trf', map: true },
] as const;

const load = (name: string): Uint8Array => readFileSync(new URL(name, folder));

function readVariant(event: string, file: string, map: boolean): Reading {
  return readReport(
    { bytes: load(`${event}.${file}`), licences: map ? load(`${event}.licences.json`) : null },
    identify,
  );
}

/** The national dialect writes licence numbers where the others write FIDE numbers. */
const withoutFide = (report: TournamentReport | null) => ({
  ...report,
  players: report?.players.map(({ fideNumber: _, ...player }: ReportPlayer) => player),
});

describe.each(events)('%s in every dialect', (event) => {
  const reference = readVariant(event, 'trf26.utf8.trf', false);

  it('is read from TRF26 with all licence numbers of its national records', () => {
    expect(reference).toMatchObject({ dialect: 'trf26', encoding: 'utf-8' });
    expect(reference.report?.players.length).toBeGreaterThan(9);
    expect(reference.report?.players.every(({ licence }) => /^[0-9a-f]{64}$/.test(licence ?? ''))).toBe(true);
    expect(reference.findings.filter(({ severity }) => severity === 'error' || severity === 'hold')).toEqual(
      [],
    );
  });

  it.each(dialects)('is the same report from $file', ({ file, map }) => {
    const { report, dialect, findings } = readVariant(event, file, map);
    expect(dialect).toBe('trf16');
    expect(findings.filter(({ severity }) => severity === 'error' || severity === 'hold')).toEqual([]);
    expect(withoutFide(report)).toEqual(withoutFide(reference.report));
    if (map) expect(report).toEqual(reference.report);
  });

  it('is the same report from JSON', () => {
    expect(
      readReport(
        { bytes: writtenJson(reference.report), licences: load(`${event}.licences.json`) },
        identify,
      ),
    ).toMatchObject({
      dialect: 'json',
      report: { ...reference.report, declaredType: null },
    });
  });
});

it('says which rows of a byte-padded file it moved', () => {
  expect(readVariant('E01', 'bytepad.utf8.trf', true).findings).toContainEqual({
    code: 'row.realigned',
    severity: 'warning',
    found: '10',
  });
});
