import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AuditGame, type AuditLine, auditSpooled, type EnterLine, type Lines } from '@kuvvet/gazette';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const types = ['ukd', 'uhs', 'uys'] as const;

const game: AuditGame = {
  ...{ round: 1, colour: 'w', opponent: '1001', opponentRating: 1650, points: 100 },
  ...{ difference: -250, capped: false, expected: 19, change: 1620 },
};
const lineOf = (player: string, event: string, lines: readonly AuditGame[] = [game]): AuditLine => ({
  ...{ player, event: event.padStart(64, '0'), basis: '2026-10', start: '2026-10-09' },
  ...{ rating: 1400, k: 25, games: lines.length, points: 100, expected: 19, change: 1620 },
  ...{ performance: { numerator: 4851, denominator: 2 }, lines },
});

const numbered = (players: readonly string[]) => Int32Array.from(players, Number);

async function textOf({ contents }: Lines): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of contents()) chunks.push(chunk.slice());
  return Buffer.concat(chunks).toString();
}

/** The lines of a file as they come out, read by somebody else's parser. */
const readBack = async (lines: Lines) =>
  (await textOf(lines))
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));

const entering =
  (entries: readonly (readonly [(typeof types)[number], AuditLine])[]) => async (enter: EnterLine) => {
    for (const [type, line] of entries) enter(type, line);
  };

describe('a line of audit.ndjson', () => {
  it.each<[string, AuditLine, string]>([
    [
      'has everything a pencil needs (M-15)',
      lineOf('1002', 'e'),
      `{"player":"1002","event":"${'e'.padStart(64, '0')}","basis":"2026-10","start":"2026-10-09","rating":1400,` +
        '"k":25,"games":1,"points":"1.00","expected":"0.19","change":"16.20",' +
        '"performance":{"numerator":4851,"denominator":2,"rounded":2426},"lines":[' +
        '{"round":1,"colour":"w","opponent":"1001","opponent_rating":1650,"points":"1.00","difference":-250,' +
        '"capped":false,"expected":"0.19","change":"16.20"}]}\n',
    ],
    [
      'has null for what there is not: an unrated player, a hidden opponent',
      {
        ...lineOf('1002', 'e', [
          {
            ...{ ...game, colour: 'b', opponent: null, opponentRating: null, points: 50 },
            ...{ difference: null, capped: true, expected: null, change: -5 },
          },
        ]),
        ...{ rating: null, k: null, games: 0, points: 0, expected: 0, change: 0, performance: null },
      },
      `{"player":"1002","event":"${'e'.padStart(64, '0')}","basis":"2026-10","start":"2026-10-09","rating":null,` +
        '"k":null,"games":0,"points":"0.00","expected":"0.00","change":"0.00","performance":null,"lines":[' +
        '{"round":1,"colour":"b","opponent":null,"opponent_rating":null,"points":"0.50","difference":null,' +
        '"capped":true,"expected":null,"change":"-0.05"}]}\n',
    ],
  ])('%s', async (_, line, expected) => {
    await auditSpooled(numbered([line.player]), entering([['uhs', line]]), async (audit) => {
      expect(await textOf(audit.uhs)).toBe(expected);
      expect([audit.ukd.rows, audit.uhs.rows, audit.uys.rows]).toEqual([0, 1, 0]);
    });
  });
});

describe('the lines of a book', () => {
  let place: string;
  beforeEach(async () => {
    place = await mkdtemp(join(tmpdir(), 'kuvvet-place-'));
    vi.stubEnv('TMPDIR', place).stubEnv('TMP', place).stubEnv('TEMP', place);
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    await rm(place, { recursive: true });
  });

  it('come by player and event, whatever order they are entered in, as often as they are asked for', async () => {
    const numbers = ['1000', '9999', '10000', '10001', '20000000', '99999999'];
    const entry = fc.tuple(
      fc.constantFrom(...types),
      fc
        .tuple(fc.constantFrom(...numbers), fc.constantFrom('a', 'b', 'c'))
        .map(([player, event]) => lineOf(player, event)),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(entry, { maxLength: 40 }), async (entries) => {
        await auditSpooled(numbered(numbers), entering(entries), async (audit) => {
          for (const type of types) {
            const entered = entries.flatMap(([of, { player, event }]) =>
              of === type ? [[Number(player), event] as const] : [],
            );
            const sorted = entered.sort((one, other) => one[0] - other[0] || (one[1] < other[1] ? -1 : 1));
            const found = (await readBack(audit[type])).map(({ player, event }) => [Number(player), event]);
            expect(found).toEqual(sorted);
            expect(audit[type].rows).toBe(sorted.length);
            expect(await textOf(audit[type])).toBe(await textOf(audit[type]));
          }
        });
      }),
      { seed: 20261130, numRuns: 50 },
    );
  });

  it('may be more than fit into any buffer, and leave nothing behind', async () => {
    const players = Array.from({ length: 3000 }, (_, at) => `${1000 + at}`);
    const games = Array.from({ length: 9 }, (_, at) => ({ ...game, round: at + 1 }));
    const lines = players.flatMap((player, at) => [
      lineOf(player, `${at % 7}`, games),
      lineOf(player, `${at % 5}a`, games),
    ]);
    const entries = lines.toReversed().map((line) => ['ukd', line] as const);
    await auditSpooled(numbered(players), entering(entries), async (audit) => {
      const [directory = ''] = await readdir(place);
      expect((await readdir(join(place, directory))).length).toBeGreaterThan(9);
      const found = await readBack(audit.ukd);
      expect(found.map(({ player }) => player)).toEqual(players.flatMap((player) => [player, player]));
      expect(found.every(({ lines }) => lines.length === 9)).toBe(true);
      for await (const chunk of audit.ukd.contents()) expect(chunk.length).toBeLessThanOrEqual(1 << 16);
    });
    expect(await readdir(place)).toEqual([]);
  });

  it('leave nothing behind when somebody fails on the way', async () => {
    const failing = () => Promise.reject(new Error('lost'));
    await expect(auditSpooled(numbered([]), failing, async () => {})).rejects.toThrow('lost');
    await expect(auditSpooled(numbered([]), async () => {}, failing)).rejects.toThrow('lost');
    expect(await readdir(place)).toEqual([]);
  });
});
