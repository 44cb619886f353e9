import { type ListType, listTypes, type PlayerNumber, type PlayerState } from '@kuvvet/engine';
import type { ByteWriter } from './byte-writer.ts';
import { jsonText } from './json-text.ts';

type Pool = PlayerState['pool'];

const keys = { ukd: '"ukd":', uhs: '"uhs":', uys: '"uys":' } as const;

/** A player's line. What a player does not have is left out: most are rated in one type and have no pool. */
export function writeStateLine(
  writer: ByteWriter,
  number: number,
  ratings: Readonly<Record<ListType, number>>,
  pool: Pool | null,
): void {
  writer.ascii('{"player":"');
  writer.integer(number);
  writer.ascii('"');
  let before = ',"ratings":{';
  for (const type of listTypes) {
    if (ratings[type] === 0) continue;
    writer.ascii(before);
    writer.ascii(keys[type]);
    writer.integer(ratings[type]);
    before = ',';
  }
  if (before === ',') writer.ascii('}');
  if (pool !== null) writer.text(`,"pool":{${poolJson(pool)}}`);
  writer.ascii('}\n');
}

const poolJson = (pool: Pool): string =>
  listTypes
    .filter((type) => pool[type].length > 0)
    .map((type) => `${keys[type]}[${pool[type].map(performanceJson).join(',')}]`)
    .join(',');

const performanceJson = ({ tournament, games, performance }: Pool[ListType][number]): string =>
  `{"tournament":${jsonText(tournament)},"games":${games}` +
  `,"performance":{"numerator":${performance.numerator},"denominator":${performance.denominator}}}`;

interface Line {
  readonly player: PlayerNumber;
  readonly ratings?: Partial<PlayerState['ratings']>;
  readonly pool?: Partial<Pool>;
}

/** The reverse of it. Throws for a text that is no such line. */
export function readStateLine(text: string): PlayerState {
  const { player, ratings, pool }: Line = JSON.parse(text);
  if (typeof player !== 'string') throw new Error('no player');
  return {
    player,
    ratings: { ukd: ratings?.ukd ?? null, uhs: ratings?.uhs ?? null, uys: ratings?.uys ?? null },
    pool: { ukd: pool?.ukd ?? [], uhs: pool?.uhs ?? [], uys: pool?.uys ?? [] },
  };
}
