import {
  byPlayer,
  type ListType,
  listTypes,
  type Period,
  type PlayerNumber,
  type PlayerState,
} from '@kuvvet/engine';
import { ByteWriter } from './byte-writer.ts';
import { ArchiveDefect } from './errors.ts';
import { jsonText } from './json-text.ts';

const format = 'kuvvet.state/1';

const lineFeed = 0x0a;

/**
 * The book state a period is folded over, as canonical NDJSON: a header, then one line per player by number.
 * What a player does not have is left out: most are rated in one type and have no pool.
 */
export function stateBytes(period: Period, states: Iterable<PlayerState>): Uint8Array {
  const writer = new ByteWriter();
  writer.text(`{"format":"${format}","period":"${period}"}\n`);
  for (const state of [...states].sort(byPlayer)) writer.text(stateJson(state));
  return writer.finish();
}

function stateJson({ player, ratings, pool }: PlayerState): string {
  const rated = byType((type) => (ratings[type] === null ? '' : `${ratings[type]}`));
  const pooled = byType((type) => pool[type].map(performanceJson).join(','), '[', ']');
  return `{"player":${jsonText(player)}${rated && `,"ratings":{${rated}}`}${pooled && `,"pool":{${pooled}}`}}\n`;
}

/** The members of an object by list type, without the empty ones. */
const byType = (of: (type: ListType) => string, open = '', close = ''): string =>
  listTypes
    .map((type) => [type, of(type)] as const)
    .filter(([, value]) => value !== '')
    .map(([type, value]) => `"${type}":${open}${value}${close}`)
    .join(',');

const performanceJson = ({ tournament, games, performance }: PlayerState['pool'][ListType][number]): string =>
  `{"tournament":${jsonText(tournament)},"games":${games}` +
  `,"performance":{"numerator":${performance.numerator},"denominator":${performance.denominator}}}`;

/**
 * The players of a state, by number; of `wanted` only, if given. Throws `ArchiveDefect`: states are our own bytes,
 * so damage is no finding.
 */
export function readState(bytes: Uint8Array, wanted?: ReadonlySet<PlayerNumber>): readonly PlayerState[] {
  if (bytes.at(-1) !== lineFeed) throw new ArchiveDefect('not a book state: cut off');
  const states: PlayerState[] = [];
  let line = 0;
  try {
    for (const text of linesOf(bytes)) {
      line++;
      if (line > 1 && wanted && !wanted.has(numberIn(text))) continue;
      const value = JSON.parse(text);
      if (line > 1) states.push(playerState(value));
      else if (value.format !== format) throw new Error('another format');
    }
  } catch (cause) {
    throw new ArchiveDefect(`not a book state: line ${line}`, { cause });
  }
  return states;
}

/** Every line begins with its player's number. */
const numberIn = (text: string): string => text.slice('{"player":"'.length, text.indexOf('"', 11));

interface Line {
  readonly player: PlayerNumber;
  readonly ratings?: Partial<PlayerState['ratings']>;
  readonly pool?: Partial<PlayerState['pool']>;
}

function playerState({ player, ratings, pool }: Line): PlayerState {
  if (typeof player !== 'string') throw new Error('no player');
  return {
    player,
    ratings: { ukd: ratings?.ukd ?? null, uhs: ratings?.uhs ?? null, uys: ratings?.uys ?? null },
    pool: { ukd: pool?.ukd ?? [], uhs: pool?.uhs ?? [], uys: pool?.uys ?? [] },
  };
}

/** A line at a time: a state of millions is longer than a string can be. */
function* linesOf(bytes: Uint8Array): Generator<string> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  for (let start = 0; start < buffer.length; ) {
    const end = buffer.indexOf(lineFeed, start);
    yield buffer.toString('utf8', start, end);
    start = end + 1;
  }
}
