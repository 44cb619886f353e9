import { message, type ReportSource, readReport, reportSchema } from '@kuvvet/report';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { findingOf, identify, notes } from './trf-text.ts';

const players = [
  { startNo: 2, name: 'IŞIK, İNCİ', sex: 'w', birthYear: 2001, federation: 'TUR', licence: '90000000278' },
  { startNo: 1, name: 'ÇAĞ, ŞÜKRÜ', fideNumber: '34500087', playerNumber: '100001' },
  { startNo: 3, name: 'SÖNMEZ, ELİF' },
];

const games = [
  { round: 2, white: 3, black: 1, result: '1/2-1/2' },
  { round: 1, white: 1, black: 2, result: '1-0' },
  { round: 2, white: 2, black: 9, result: '1-0' },
].slice(0, 2);

const usual = {
  format: 'kuvvet.report/1',
  name: 'Kış Kupası',
  city: 'ANKARA',
  federation: 'TUR',
  start: '2026-10-03',
  end: '2026-10-04',
  timeControl: '5400+30',
  rounds: 2,
  players,
  games,
};

const readJson = (report: unknown, source: Partial<ReportSource> = {}) =>
  readReport({ bytes: new TextEncoder().encode(JSON.stringify(report)), ...source }, identify);

const readWith = (changes: object) => readJson({ ...usual, ...changes });
const readGames = (...results: readonly object[]) =>
  readWith({ rounds: 1, games: results.map((game) => ({ round: 1, ...game })) });

describe("Kuvvet's JSON report", () => {
  it('says the same as a TRF: players by start number, games by round and White', () => {
    const licence = identify('90000000278');
    const unknown = {
      sex: null,
      birthYear: null,
      federation: null,
      licence: null,
      fideNumber: null,
      playerNumber: null,
    };
    expect(readWith({ type: 'ukd', roundDates: ['2026-10-03', null] })).toMatchObject({
      dialect: 'json',
      encoding: 'utf-8',
      report: {
        name: 'Kış Kupası',
        timeControl: { base: 5400, increment: 30 },
        declaredType: 'ukd',
        roundDates: ['2026-10-03', null],
        players: [
          { ...unknown, startNo: 1, fideNumber: '34500087', playerNumber: '100001' },
          {
            startNo: 2,
            sex: 'w',
            birthYear: 2001,
            federation: 'TUR',
            licence: licence.kind === 'licence' && licence.token,
          },
          { ...unknown, startNo: 3 },
        ],
        games: [
          { round: 1, white: 1, black: 2, points: 100 },
          { round: 2, white: 3, black: 1, points: 50 },
        ],
      },
    });
  });

  it('is known by its first brace, in any encoding, whatever the content type says', () => {
    const text = `\ufeff\n ${JSON.stringify(usual)}`;
    const utf16 = new Uint8Array(Uint16Array.from(text, (letter) => letter.charCodeAt(0)).buffer);
    for (const bytes of [Buffer.from(text), utf16]) {
      expect(readReport({ bytes, mediaType: 'text/plain' }, identify).report?.games).toHaveLength(2);
    }
  });

  it.each([
    [{ base: 900, increment: 10 }, { base: 900, increment: 10 }, []],
    ['40/6000+30:900+30', { base: 6900, increment: 30 }, []],
    ['90+30', null, ['hold time-control.suspect']],
    [{ base: 90, increment: 30 }, null, ['hold time-control.suspect']],
    ['W300-B240', null, ['hold time-control.unequal']],
    ['90 dakika', null, ['hold time-control.unreadable']],
  ])('time control %j', (timeControl, expected, found) => {
    const reading = readWith({ timeControl });
    expect(reading.report?.timeControl).toEqual(expected);
    expect(notes(reading)).toEqual(found);
  });

  it('takes licence numbers from the map beside it as well', () => {
    const licences = new TextEncoder().encode('{"3": "90000000100"}');
    expect(readJson(usual, { licences }).report?.players[2]?.licence).toHaveLength(64);
  });

  it('holds a type other than the sender declares', () => {
    const reading = readJson({ ...usual, type: 'uhs' }, { declared: { type: 'ukd' } });
    expect(findingOf(reading, 'type.conflict')).toMatchObject({
      severity: 'hold',
      pointer: '/type',
      found: 'uhs',
      expected: 'ukd',
    });
    expect(reading.report?.declaredType).toBe('ukd');
  });
});

describe('results', () => {
  it.each([
    ['1-0', 100],
    ['0-1', 0],
    ['1/2-1/2', 50],
  ])('%s is rated', (result, points) => {
    expect(readGames({ white: 2, black: 1, result }).report?.games).toEqual([
      { round: 1, white: 2, black: 1, points },
    ]);
  });

  it.each(['+/-', '-/+', '-/-'])('%s is not', (result) => {
    const reading = readGames({ white: 2, black: 1, result });
    expect(reading.report?.games).toEqual([]);
    expect(notes(reading)).toEqual(['warning game.none']);
  });

  it.each([
    ['0-0', 'hold pair.unusual'],
    ['1/2-0', 'hold pair.unusual'],
    ['0-1/2', 'hold pair.unusual'],
    ['*', 'error game.unfinished'],
  ])('%s: %s', (result, note) => {
    expect(notes(readGames({ white: 2, black: 1, result }))).toEqual([note, 'warning game.none']);
  });

  it.each([
    ['oneself', [{ white: 1, black: 1, result: '1-0' }], 'pair.self', '/games/0'],
    ['an unknown player', [{ white: 1, black: 9, result: '1-0' }], 'pair.missing-row', '/games/0'],
    [
      'two games in a round (formats 3 #8)',
      [
        { white: 1, black: 2, result: '1-0' },
        { white: 3, black: 1, result: '1-0' },
      ],
      'pair.twice',
      '/games/1',
    ],
    [
      'a round beyond the last',
      [{ round: 3, white: 1, black: 2, result: '1-0' }],
      'round.beyond',
      '/games/0',
    ],
  ])('refuses %s', (_, results, code, pointer) => {
    const reading = readGames(...results);
    expect(findingOf(reading, code)).toMatchObject({ severity: 'error', pointer });
    expect(reading.report).toBeNull();
  });
});

describe('what does not fit', () => {
  const player = { startNo: 4, name: 'X' };

  it.each([
    ['an unknown key', { kategori: 'A' }, 'json.unknown-key', '/kategori'],
    [
      'one in a player',
      { players: [{ ...player, dogumTarihi: '1990' }] },
      'json.unknown-key',
      '/players/0/dogumTarihi',
    ],
    [
      'a key that may be a name or number',
      { players: [{ ...player, 'ÇAĞ, ŞÜKRÜ': 1 }] },
      'json.unknown-key',
      '/players/0/*',
    ],
    ['another format', { format: 'kuvvet.report/9' }, 'json.invalid', '/format'],
    ['a number as text', { rounds: '2' }, 'json.invalid', '/rounds'],
    ['a day no calendar has', { start: '2026-02-30' }, 'json.invalid', '/start'],
    [
      'an unknown result',
      { games: [{ round: 1, white: 1, black: 2, result: '2-0' }] },
      'json.invalid',
      '/games/0/result',
    ],
    [
      'a player number too long',
      { players: [{ ...player, playerNumber: '123456789' }] },
      'json.invalid',
      '/players/0/playerNumber',
    ],
    [
      'a start number of zero',
      { players: [{ ...player, startNo: 0 }] },
      'json.invalid',
      '/players/0/startNo',
    ],
    ['no time control', { timeControl: null }, 'json.invalid', '/timeControl'],
    ['no players', { players: [] }, 'json.invalid', '/players'],
    [
      'more dates than rounds',
      { roundDates: ['2026-10-03', '2026-10-03', '2026-10-04'] },
      'json.invalid',
      '/roundDates',
    ],
    ['end before start', { end: '2026-10-02' }, 'date.reversed', '/end'],
    ['a repeated start number', { players: [...players, players[0]] }, 'player.repeated', '/players/3'],
    [
      'counts that say more',
      { counts: { rounds: 2, players: 3, games: 3 } },
      'count.mismatch',
      '/counts/games',
    ],
  ])('refuses %s', (_, changes, code, pointer) => {
    const reading = readWith(changes);
    expect(findingOf(reading, code)).toMatchObject({ severity: 'error', pointer });
    expect(reading.report).toBeNull();
  });

  it('holds an event longer than a season', () => {
    const reading = readWith({ start: '2025-10-03', roundDates: null });
    expect(findingOf(reading, 'date.span')).toMatchObject({ severity: 'hold', pointer: '/start' });
    expect(reading.report?.start).toBe('2025-10-03');
  });

  it.each([
    [{ name: 7 }, 'text', 'metin'],
    [{ name: '' }, 'length >= 1', 'uzunluk >= 1'],
    [{ name: 'A'.repeat(201) }, 'length <= 200', 'uzunluk <= 200'],
    [{ federation: 'tur' }, '[A-Z]{3}', '[A-Z]{3}'],
    [{ start: '3.10.2026' }, 'YYYY-MM-DD', 'YYYY-MM-DD'],
    [{ start: undefined }, 'text', 'metin'],
    [{ rounds: '2' }, 'number', 'sayı'],
    [{ rounds: 2.5 }, 'number', 'sayı'],
    [{ rounds: 61 }, '<= 60', '<= 60'],
    [{ players: 'A' }, 'list', 'liste'],
    [{ players: [] }, 'length >= 1', 'uzunluk >= 1'],
    [{ games: [7] }, 'object', 'nesne'],
    [{ type: 'standart' }, 'ukd | uhs | uys', 'ukd | uhs | uys'],
    [{ timeControl: 90 }, '"5400+30" | {base, increment}', '"5400+30" | {base, increment}'],
  ])('%j: what is expected is short, and in the language', (changes, expected, turkish) => {
    const finding = readWith(changes).findings[0];
    expect(finding).toMatchObject({ code: 'json.invalid', expected });
    expect(finding && message(finding, 'tr')).toContain(`beklenen: ${turkish}.`);
  });

  it.each([
    ['cut text', '{"format":"kuvvet.report/1",'],
    ['a list', '[]'],
    ['a number', '1'],
    ['nesting', `${'['.repeat(100_000)}`],
  ])('refuses %s', (_, text) => {
    const reading = readReport({ bytes: Buffer.from(text), mediaType: 'application/json' }, identify);
    expect(reading).toMatchObject({ report: null, dialect: 'json' });
    expect(notes(reading).map((note) => note.replace('json.invalid', 'json.unreadable'))).toEqual([
      'error json.unreadable',
    ]);
  });

  it.each([
    ['a round date outside', { roundDates: ['2026-10-01'] }, 'hold date.outside'],
    ['a round without games', { rounds: 3 }, 'hold round.empty'],
    ['a federation nobody knows', { federation: 'XYZ' }, 'warning federation.unknown'],
    [
      'a licence with wrong check digits',
      { players: [...players, { startNo: 4, name: 'X', licence: '90000000101' }] },
      'hold licence.checksum',
    ],
    [
      'a licence that is none',
      { players: [...players, { startNo: 4, name: 'X', licence: '34500087' }] },
      'warning number.unreadable',
    ],
    [
      'a licence of two players',
      { players: [...players, { startNo: 4, name: 'X', licence: '90000000278' }] },
      'hold identity.repeated',
    ],
  ])('notes %s', (_, changes, note) => {
    expect(notes(readWith(changes))).toEqual([note]);
  });

  it('counts vouch for a round without games', () => {
    expect(notes(readWith({ rounds: 3, counts: { rounds: 3, players: 3, games: 2 } }))).toEqual([
      'warning round.empty',
    ]);
  });
});

describe('a field that an object has twice (formats 4)', () => {
  const text = JSON.stringify(usual);
  it.each([
    ['the name', text.replace('{', '{"name":"Başka",'), '/name'],
    ['all games', text.replace('{', '{"games":[],'), '/games'],
    ['a side of a game', text.replace('"white":', '"white":9,"white":'), '/games/0/white'],
    ['the same, spelled otherwise', text.replace('"white":', '"whit\\u0065" : 9,"white":'), '/games/0/white'],
    [
      'a number of the second player',
      text.replace('"startNo":1', '"startNo":1,"startNo":1'),
      '/players/1/startNo',
    ],
  ])('%s: refuses the report', (_, written, pointer) => {
    const reading = readReport({ bytes: Buffer.from(written) }, identify);
    expect(written).not.toBe(text);
    expect(findingOf(reading, 'json.repeated')).toMatchObject({ severity: 'error', pointer });
    expect(reading.report).toBeNull();
  });

  it.each(['{"name":"A","name":"B"}', 'name', '"},{"name":', '\\"name\\":1,'])(
    'is not seen in a text: %j',
    (name) => {
      expect(notes(readJson({ ...usual, name }))).toEqual(notes(readJson(usual)));
    },
  );
});

describe('licence map (formats 7)', () => {
  it.each([
    ['no JSON', '{"1": 9000', 'error licences.unreadable'],
    ['a list', '["90000000100"]', 'error licences.unreadable'],
    ['other keys', '{"ÇAĞ": "90000000100"}', 'error licences.unreadable'],
    ['a player twice', '{"3": "90000000100", "3": "90000000100"}', 'error licences.repeated'],
    ['a row that is missing', '{"9": "90000000100"}', 'warning licences.unknown-row'],
    ['a FIDE number', '{"3": "34500087"}', 'warning number.unreadable'],
    ['no text', '{"3": {"no": "90000000100"}}', 'warning number.unreadable'],
    ['wrong check digits', '{"3": "90000000101"}', 'hold licence.checksum'],
    ['another number than the report', '{"2": "90000000100"}', 'hold licence.conflict'],
  ])('with %s', (_, map, note) => {
    expect(notes(readJson(usual, { licences: Buffer.from(map) }))).toEqual([note]);
  });

  it.each([
    '{"3": "90000000100"}',
    '\ufeff{"3": 90000000100}',
    '{"3": "90000000100", "1": "", "2": "90000000278"}',
  ])('%s', (map) => {
    const reading = readJson(usual, { licences: Buffer.from(map) });
    expect(notes(reading)).toEqual([]);
    expect(reading.report?.players[2]?.licence).toHaveLength(64);
  });
});

it('the schema can be published as JSON Schema', () => {
  expect(z.toJSONSchema(reportSchema)).toMatchObject({
    type: 'object',
    additionalProperties: false,
    required: expect.arrayContaining(['format', 'players', 'games']),
  });
});
