import type { EventRow } from '@kuvvet/gazette';
import type { Posting } from '@kuvvet/ledger';
import { reportFindings } from '@kuvvet/office';
import { type Finding, publicFindings } from '@kuvvet/report';
import { describe, expect, it } from 'vitest';
import type { Assessment } from '../../packages/office/src/assessment.ts';
import { eventRow, hasEventRow } from '../../packages/office/src/event-rows.ts';
import { eventFindings } from '../../packages/office/src/public-findings.ts';
import { publicText } from '../../packages/office/src/public-text.ts';
import { canaries, spellings } from '../privacy/canaries.ts';
import { aPosting, aResult } from './closings.ts';

const found = (code: string, startNo: number | null = null, otherNo: number | null = null) => ({
  ...{ code, severity: 'warning', round: 2, startNo, otherNo },
});

const assessment = {
  ...{ format: 'kuvvet.assessment/1', tournament: 'E01', revision: 2, event: 'ab'.repeat(32) },
  ...{ name: 'Güz Açık', basis: '2026-11' },
  about: {
    ...{ city: 'ANKARA', start: '2026-11-10', end: '2026-11-12', rounds: 7 },
    timeControl: { base: 5400, increment: 30 },
    findings: [found('round.empty'), found('pair.unusual', 1, 2), found('points.unexplained', 3)],
  },
  seats: [
    [1, '100001'],
    [2, '100002'],
    [3, '100003'],
  ],
} as unknown as Assessment;

const posting = aPosting('E01', { revision: 2, results: [aResult('100001')] });
const everybody = (player: string) => player;
const allBut = (hidden: string) => (player: string) => (player === hidden ? null : player);

describe('what is told of a tournament', () => {
  it.each<[string, Posting, Assessment | null, Partial<EventRow>]>([
    [
      'whose games count',
      posting,
      assessment,
      {
        event: 'ab'.repeat(32),
        tournament: 'E01',
        revision: 2,
        corrects: null,
        name: 'Güz Açık',
        players: 3,
      },
    ],
    [
      'that corrects a list of before (Q-20)',
      { ...posting, results: [], reverses: '2026-10' },
      assessment,
      { event: 'ab'.repeat(32), corrects: '2026-11', rounds: 7 },
    ],
    [
      'that was taken back after it',
      { ...posting, results: [], reverses: '2026-10', start: '2026-11-01' },
      null,
      { event: null, tournament: 'E01', corrects: '2026-11', name: null, seats: [], players: 0 },
    ],
    [
      'that an earlier program rated',
      posting,
      { ...assessment, about: undefined } as unknown as Assessment,
      { name: 'Güz Açık', city: null, start: null, end: null, rounds: null, timeControl: null, findings: [] },
    ],
  ])('%s', (_, entered, assessed, expected) => {
    expect(eventRow(entered, assessed, everybody)).toMatchObject(expected);
  });

  it('is nothing where no game counts, now or before', () => {
    expect(hasEventRow(posting)).toBe(true);
    expect(hasEventRow({ ...posting, games: 0 })).toBe(false);
    expect(hasEventRow({ ...posting, results: [] })).toBe(false);
    expect(hasEventRow({ ...posting, results: [], games: 0, reverses: '2026-10' })).toBe(true);
  });

  it.each([
    ['100001', [2, 3], ['round.empty', 'points.unexplained']],
    ['100002', [1, 3], ['round.empty', 'points.unexplained']],
    ['100003', [1, 2], ['round.empty', 'pair.unusual']],
  ])('has no seat of %s who is not listed, and nothing found about it (0020)', (hidden, seats, codes) => {
    const row = eventRow(posting, assessment, allBut(hidden));
    expect(row.players).toBe(3);
    expect(row.seats.map(([startNo]) => startNo)).toEqual(seats);
    expect(row.findings.map(({ code }) => code)).toEqual(codes);
    expect(JSON.stringify(row)).not.toContain(hidden);
  });
});

describe('findings that are published', () => {
  it('have a code and a place alone, and nothing of the report', () => {
    const finding: Finding = {
      ...{ code: 'date.outside', severity: 'warning', round: 3, line: 7, found: '14.03.2011', expected: 'x' },
      candidates: [{ player: '100001', certainty: 90 }],
    };
    expect(eventFindings([finding])).toEqual([
      { code: 'date.outside', severity: 'warning', round: 3, startNo: null, otherNo: null },
    ]);
  });

  it.each(
    Object.keys(reportFindings).filter((code) =>
      /^(player|licence|licences|identity|number|national|text|correction)\./.test(code),
    ),
  )('are none that tell of a person: %s', (code) => {
    expect(eventFindings([{ code, severity: 'warning', startNo: 1 }])).toEqual([]);
  });

  it.each(Object.entries(publicFindings))('are known, and said without facts: %s', (code, words) => {
    expect(reportFindings).toHaveProperty([code]);
    for (const text of Object.values(words)) expect(text).toMatch(/^\p{Lu}[^{}?]*\.$/u);
  });
});

describe('a name that is published', () => {
  const days = { start: '2026-10-10', end: '2026-10-11' };

  it.each([
    'Cumhuriyet Kupası 2026',
    'Güz Açık 10.10.2026',
    '19 Mayıs 1919 Kupası',
    'Blitz @ Kadıköy',
    '8-9-10 Yaş',
  ])('is as it was reported: %s', (text) => {
    expect(publicText(text, days)).toBe(text);
  });

  it.each<readonly [string, string]>([
    ['nothing', ''],
    ['what was hidden by stars already', 'Kupa *** *** *** **'],
    ['a date turned into stars', 'd. **.**.****'],
    ['characters nobody sees', 'Kupa\u202e'],
    ['more than a name', 'a'.repeat(161)],
    ...[...canaries, ...spellings].map(({ kind, text }) => [`${kind} ${text}`, `Kupa ${text}`] as const),
  ])('is none of %s', (_, text) => {
    expect(publicText(text, days)).toBeNull();
  });
});
