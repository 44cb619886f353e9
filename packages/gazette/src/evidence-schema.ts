import { listTypes } from '@kuvvet/engine';
import {
  change,
  count,
  digest,
  orNull,
  period,
  player,
  rating,
  ratingOrNone,
  revision,
  text,
  type,
  whole,
} from './schema-words.ts';

const points = { type: 'string', pattern: '^[0-9]+\\.[0-9]{2}$' };
const day = { type: 'string', pattern: '^[0-9]{4}-(0[1-9]|1[0-2])-[0-3][0-9]$' };
const denominator = { type: 'integer', minimum: 1 };
const flag = { type: 'boolean' };
const startNo = { type: ['integer', 'null'], minimum: 1 };
const list = (items: object) => ({ type: 'array', items });

const performance = whole('Performans / Performance', { numerator: count, denominator, rounded: count });

const game = whole('Oyun / Game', {
  round: { type: 'integer', minimum: 1 },
  colour: { enum: ['w', 'b'] },
  opponent: orNull(player),
  opponent_rating: ratingOrNone,
  points: { enum: ['1.00', '0.50', '0.00'] },
  difference: { type: ['integer', 'null'] },
  capped: flag,
  expected: orNull(points),
  change,
});

const kept = whole('Saklanan performans / Kept performance', {
  games: { type: 'integer', minimum: 1 },
  numerator: count,
  denominator,
});

const mover = whole('Değişen / Mover', { player, previous: rating, rating, change });

const top = whole('En iyiler / Top', {
  name: text,
  players: list(
    whole('Oyuncu / Player', { rank: { type: 'integer', minimum: 1 }, player, name: text, rating }),
  ),
});

/** What a release has beside its list. */
export const evidenceSchema = {
  audit: whole('Bir turnuvada bir oyuncu / A player of an event', {
    player,
    event: digest,
    basis: period,
    start: day,
    rating: ratingOrNone,
    k: { type: ['integer', 'null'] },
    games: count,
    points,
    expected: points,
    change,
    performance: orNull(performance),
    lines: list(game),
  }),
  kept: whole('İlk puan için saklananlar / Kept for a first rating', {
    player,
    before: list(kept),
    kept: list(kept),
  }),
  amendment: whole('Elle yapılan kayıt / Amendment', {
    player,
    kind: { enum: ['points', 'rating', 'kept', 'merge'] },
    type: { enum: listTypes },
    points: { type: ['integer', 'null'] },
    rating: ratingOrNone,
    old: orNull(kept),
    new: orNull(kept),
    into: orNull(player),
    because: { enum: ['award', 'correction', 'merge'] },
    corrects: orNull(period),
    reason: orNull(text),
    decided: orNull(day),
  }),
  event: whole('Turnuva / Event', {
    event: orNull(digest),
    tournament: orNull(text),
    revision,
    corrects: orNull(period),
    basis: period,
    name: orNull(text),
    city: orNull(text),
    start: orNull(day),
    end: orNull(day),
    rounds: { type: ['integer', 'null'] },
    time_control: orNull(whole('Saniye / Seconds', { base: count, increment: count })),
    players: count,
    seats: list({
      type: 'array',
      prefixItems: [{ type: 'integer', minimum: 1 }, player],
      items: false,
      minItems: 2,
    }),
    findings: list(
      whole('Bulgu / Finding', {
        code: text,
        severity: { enum: ['error', 'hold', 'warning', 'notice'] },
        ...{ round: startNo, start_no: startNo, other_no: startNo },
      }),
    ),
  }),
  report: whole('Yayım raporu / Publication report', {
    format: { const: 'kuvvet.report-of-list/1' },
    type,
    period,
    events: count,
    games: count,
    rows: whole('Satırlar / Rows', {
      before: count,
      after: count,
      new: count,
      changed: count,
      unchanged: count,
      dropped: count,
    }),
    changes: list(whole('Aralık / Range', { from: ratingOrNone, to: ratingOrNone, players: count })),
    up: list(mover),
    down: list(mover),
    first: list(whole('İlk puan / First rating', { player, rating })),
    kept: count,
    otherPreset: whole('Öteki kural kümesi / Other preset', {
      ruleSet: text,
      differs: list(whole('Fark / Difference', { player, rating: ratingOrNone, other: ratingOrNone })),
    }),
  }),
  tops: whole('En iyiler / Tops', {
    format: { const: 'kuvvet.tops/1' },
    type,
    period,
    all: list(top),
    sex: list(top),
    age: list(top),
    province: list(top),
    club: list(top),
  }),
} as const;
