import type { ListType } from '@kuvvet/engine';
import { useState } from 'preact/hooks';
import { pageAddress, spoken } from '../language.ts';
import { MonthChoice } from '../parts/month-choice.tsx';
import { Scroll } from '../parts/scroll.tsx';
import { useLoaded } from '../parts/use-loaded.ts';
import type { Query } from '../parts/use-query.ts';
import { words as common } from '../parts/words.ts';
import { countOf, listTypes, monthName, signed, toneOf } from '../parts/written.ts';
import { type PublishedList, packOf } from '../release/lists.ts';
import { numberKey } from '../release/look-up.ts';
import type { Pack } from '../release/pack.ts';
import type { RatingLine } from '../release/rows.ts';
import { filterOf } from './filter.ts';
import { Filters } from './filters.tsx';
import { type Ranked, useRanking } from './use-ranking.ts';
import { words } from './words.ts';

const word = spoken(words);

/** Rows that are shown at a time. */
const step = 50;

type Column = 'rank' | 'name' | 'rating' | 'change' | 'games';

const order: Readonly<Record<Column, (one: Ranked, other: Ranked) => number>> = {
  rank: (one, other) => one.rank - other.rank,
  name: (one, other) => new Intl.Collator('tr').compare(one.line[1], other.line[1]),
  rating: (one, other) => other.line[7] - one.line[7],
  change: (one, other) => other.line[9] - one.line[9],
  games: (one, other) => other.line[10] - one.line[10],
};

/** The list from the top, narrowed and sorted as the address asks. */
export function RankingView({
  type,
  list,
  all,
  pack,
  query,
  ask,
}: {
  readonly type: ListType;
  readonly list: PublishedList;
  readonly all: readonly PublishedList[];
  readonly pack: Pack;
  readonly query: Query;
  readonly ask: (changes: Query, how?: 'push' | 'replace') => void;
}) {
  const [steps, setSteps] = useState(1);
  const [sort, setSort] = useState<readonly [Column, 1 | -1]>(['rank', 1]);
  const filter = filterOf(query);
  const [{ rows, looked, state }, further] = useRanking(
    pack,
    filter,
    Number(list.period.slice(0, 4)),
    step * steps,
  );
  const other = all.find(({ period }) => period === query.against && period !== list.period);
  const [column, way] = sort;
  const sorted = rows.toSorted((one, two) => way * order[column](one, two) || one.rank - two.rank);
  const narrow = (changes: Query) => {
    setSteps(1);
    ask(changes);
  };
  const heading = (name: Column, label: string, className: string) => (
    <th
      scope="col"
      class={className}
      aria-sort={column === name ? (way === 1 ? 'ascending' : 'descending') : undefined}
    >
      <button
        type="button"
        class="plain"
        title={word.sorted(label)}
        onClick={() => setSort([name, column === name && way === 1 ? -1 : 1])}
      >
        {label}
        <span aria-hidden="true">{column === name ? (way === 1 ? ' ▾' : ' ▴') : ''}</span>
      </button>
    </th>
  );
  return (
    <>
      <Filters pack={pack} filter={filter} narrow={narrow}>
        {all.length > 1 ? (
          <MonthChoice
            label={word.compare}
            periods={all.map(({ period }) => period).filter((period) => period !== list.period)}
            period={other?.period ?? ''}
            none={word.noCompare}
            choose={(against) => ask({ against })}
          />
        ) : null}
      </Filters>
      <Scroll label={word.views.rank}>
        <table>
          <caption>{word.caption}</caption>
          <thead>
            <tr>
              {heading('rank', word.columns.rank, 'number')}
              {heading('name', word.columns.name, '')}
              <th scope="col" class="wide-only number">
                {word.columns.born}
              </th>
              <th scope="col" class="wide-only">
                {word.columns.province}
              </th>
              <th scope="col" class="wide-only">
                {word.columns.club}
              </th>
              {heading('rating', word.columns.rating, 'number')}
              {other ? (
                <th scope="col" class="number">
                  {monthName(other.period)}
                </th>
              ) : (
                heading('change', word.columns.change, 'number')
              )}
              {heading('games', word.columns.games, 'number wide-only')}
            </tr>
          </thead>
          <tbody>
            {sorted.map((ranked) => (
              <Row key={ranked.line[0]} ranked={ranked} type={type} other={other} />
            ))}
          </tbody>
        </table>
      </Scroll>
      <div role="status">
        {state === 'loading' ? <p class="soft">{spoken(common).loading}</p> : null}
        {state === 'failed' ? <p class="notice bad">{spoken(common).failed}</p> : null}
        {state === 'done' && rows.length === 0 ? <p class="notice">{word.nobody}</p> : null}
        {state === 'paused' ? <p class="soft">{word.looked(countOf(looked), countOf(pack.rows))}</p> : null}
      </div>
      {state === 'more' ? (
        <button type="button" onClick={() => setSteps(steps + 1)}>
          {word.more}
        </button>
      ) : null}
      {state === 'paused' ? (
        <button type="button" onClick={further}>
          {word.goOn}
        </button>
      ) : null}
    </>
  );
}

function Row({
  ranked: { rank, line },
  type,
  other,
}: {
  readonly ranked: Ranked;
  readonly type: ListType;
  readonly other: PublishedList | undefined;
}) {
  const [player, name, , born, province, club, , rating, previous, , games, status] = line;
  const moved = rating - previous;
  return (
    <tr>
      <td class="number">{rank}</td>
      <th scope="row">
        <a href={`${pageAddress('player/')}?no=${player}`}>{name}</a>
      </th>
      <td class="wide-only number">{born || ''}</td>
      <td class="wide-only">{province}</td>
      <td class="wide-only">{club}</td>
      <td class="number">
        <strong>{rating}</strong>
      </td>
      {other ? (
        <Against player={player} rating={rating} type={type} other={other} />
      ) : (
        <td class="number">
          {status === 'n' ? (
            <span class="soft">{word.isNew}</span>
          ) : (
            <span class={toneOf(moved)}>{signed(moved)}</span>
          )}
        </td>
      )}
      <td class="number wide-only">{games}</td>
    </tr>
  );
}

/** What the player had on another list. */
function Against({
  player,
  rating,
  type,
  other,
}: {
  readonly player: number;
  readonly rating: number;
  readonly type: ListType;
  readonly other: PublishedList;
}) {
  const loaded = useLoaded(async () => {
    const key = numberKey(player);
    for await (const lines of (await packOf(other)).blocks<RatingLine>('ratings', key, key)) {
      const line = lines.find(([each]) => each === player);
      if (line) return line[1 + listTypes.indexOf(type)] as number;
    }
    return 0;
  }, [other, type, player]);
  const then = loaded.state === 'there' ? loaded.value : 0;
  return (
    <td class="number">
      {then === 0 ? '–' : then}{' '}
      {then === 0 ? null : <span class={toneOf(rating - then)}>{signed(rating - then)}</span>}
    </td>
  );
}
