import type { ListType } from '@kuvvet/engine';
import { spoken } from '../language.ts';
import { PlayerSearch } from '../parts/player-search.tsx';
import { TypeChoice } from '../parts/type-choice.tsx';
import { words as common } from '../parts/words.ts';
import { listTypes } from '../parts/written.ts';
import type { Career } from '../release/career.ts';
import { type Calendar, type PublishedList, packOf } from '../release/lists.ts';
import { Curve, type Line } from './curve.tsx';
import { words } from './words.ts';

const word = spoken(words);
const usual = spoken(common);

/** Players on one curve. */
export const mostCompared = 12;

/** One player in all three types, or several in one. */
export function ComparedCurve({
  careers,
  calendar,
  type,
  choose,
  compare,
}: {
  readonly careers: readonly Career[];
  readonly calendar: Calendar;
  readonly type: ListType;
  readonly choose: (type: ListType) => void;
  readonly compare: (players: readonly string[]) => void;
}) {
  const periods = (careers[0]?.months ?? []).map(({ period }) => period).toReversed();
  const others = careers.slice(1);
  const lines =
    others.length === 0 ? linesOfOne(careers[0]) : careers.map((career, at) => lineOf(career, type, at));
  const newest = calendar.lists.ukd[0] as PublishedList;
  const players = others.map(({ player }) => player);
  return (
    <section>
      <h2>{word.curve}</h2>
      {others.length > 0 ? (
        <div class="row no-print">
          <TypeChoice type={type} choose={choose} />
        </div>
      ) : null}
      {periods.length > 1 ? (
        <div class="card">
          <Curve
            periods={periods}
            lines={lines}
            label={word.curveOf(lines.map(({ name }) => name).join(', '))}
            time={usual.month}
          />
        </div>
      ) : (
        <p class="notice">{word.oneMonth}</p>
      )}
      <div class="compare no-print">
        {others.map(({ player, row }) => (
          <button
            key={player}
            type="button"
            class="chip"
            aria-label={word.remove(row.name)}
            onClick={() => compare(players.filter((each) => each !== player))}
          >
            {row.name} <span aria-hidden="true">×</span>
          </button>
        ))}
        {careers.length < mostCompared ? (
          <PlayerSearch
            pack={() => packOf(newest)}
            label={word.compare}
            choose={([player]) => compare([...players.filter((each) => each !== `${player}`), `${player}`])}
          />
        ) : (
          <p class="soft">{word.full}</p>
        )}
      </div>
    </section>
  );
}

const rated = (rating: number): number | null => (rating === 0 ? null : rating);

const linesOfOne = (career: Career | undefined): readonly Line[] =>
  listTypes
    .map((type) => ({
      name: usual.types[type],
      colour: `var(--${type})`,
      ratings: (career?.months ?? []).map((month) => rated(month[type])).toReversed(),
    }))
    .filter(({ ratings }) => ratings.some((rating) => rating !== null));

/** Colours far from one another on either ground. */
const lineOf = ({ row, months }: Career, type: ListType, at: number): Line => ({
  name: row.name,
  colour: `light-dark(oklch(0.5 0.15 ${hueOf(at)}), oklch(0.8 0.13 ${hueOf(at)}))`,
  ratings: months.map((month) => rated(month[type])).toReversed(),
});

const hueOf = (at: number): number => (165 + at * 137.5) % 360;
