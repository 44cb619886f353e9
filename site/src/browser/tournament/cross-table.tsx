import { useState } from 'preact/hooks';
import { pageAddress, spoken } from '../language.ts';
import { Scroll } from '../parts/scroll.tsx';
import { decimal, signed, toneOf } from '../parts/written.ts';
import type { GameLine } from '../release/rows.ts';
import type { Tournament } from '../release/tournament.ts';
import { type Order, type Ranked, ranked, scoreOf } from './ranks.ts';
import { words } from './words.ts';

const word = spoken(words);

/** All who played, round by round, each with the line that moved the rating. */
export function CrossTable({ tournament }: { readonly tournament: Tournament }) {
  const [order, setOrder] = useState<Order>('points');
  const rows = ranked(tournament, order);
  const last = Math.max(...rows.flatMap(({ seat }) => seat.lines.map(({ round }) => round)));
  const rounds = Array.from({ length: Math.max(last, tournament.about?.rounds ?? 0) }, (_, at) => at + 1);
  return (
    <section>
      <div class="row table-head">
        <h2>{word.table}</h2>
        {tournament.about ? <OrderChoice order={order} choose={setOrder} /> : null}
      </div>
      <Scroll label={word.table}>
        <table class="cross">
          <Columns order={order} rounds={rounds} />
          <tbody>
            {rows.map((row) => (
              <Row key={row.seat.player} row={row} rounds={rounds} numbers={numbersOf(rows)} />
            ))}
          </tbody>
        </table>
      </Scroll>
      <p class="soft small">{word.tableHint[order]}</p>
    </section>
  );
}

type Numbers = ReadonlyMap<string, number>;

const numbersOf = (rows: readonly Ranked[]): Numbers =>
  new Map(rows.map(({ number, seat }) => [seat.player, number]));

function OrderChoice({ order, choose }: { readonly order: Order; readonly choose: (order: Order) => void }) {
  return (
    <fieldset class="choices no-print" aria-label={word.order}>
      {(['points', 'start'] as const).map((each) => (
        <button key={each} type="button" aria-pressed={each === order} onClick={() => choose(each)}>
          {word.orders[each]}
        </button>
      ))}
    </fieldset>
  );
}

function Columns({ order, rounds }: { readonly order: Order; readonly rounds: readonly number[] }) {
  return (
    <thead>
      <tr>
        <th scope="col" class="number">
          <abbr title={word.numbers[order]}>#</abbr>
        </th>
        <th scope="col" class="seat">
          {word.player}
        </th>
        <th scope="col" class="number">
          {word.rating}
        </th>
        {rounds.map((round) => (
          <th key={round} scope="col" class="cell">
            <abbr title={word.round(round)}>{round}</abbr>
          </th>
        ))}
        <th scope="col" class="number begins">
          {word.points}
        </th>
        {(['games', 'won', 'expected', 'k'] as const).map((each) => (
          <th key={each} scope="col" class="number">
            <abbr title={word.long[each]}>{word.short[each]}</abbr>
          </th>
        ))}
        <th scope="col" class="number">
          {word.change}
        </th>
        <th scope="col" class="number">
          <abbr title={word.long.performance}>{word.short.performance}</abbr>
        </th>
      </tr>
    </thead>
  );
}

function Row({
  row: { number, seat },
  rounds,
  numbers,
}: {
  readonly row: Ranked;
  readonly rounds: readonly number[];
  readonly numbers: Numbers;
}) {
  const isRated = seat.rating !== null;
  return (
    <tr>
      <td class="number soft">{number}</td>
      <th scope="row" class="seat">
        <a href={`${pageAddress('player/')}?no=${seat.player}`}>{seat.name || seat.player}</a>
      </th>
      <td class="number">{seat.rating ?? '–'}</td>
      {rounds.map((round) => (
        <td key={round} class="cell">
          <Cell game={seat.lines.find((line) => line.round === round)} numbers={numbers} />
        </td>
      ))}
      <td class="number begins">
        <strong>{decimal(`${scoreOf(seat)}`)}</strong>
      </td>
      <td class="number">{seat.games}</td>
      <td class="number">{isRated ? decimal(`${Number(seat.points)}`) : '–'}</td>
      <td class="number">{isRated ? decimal(seat.expected) : '–'}</td>
      <td class="number">{seat.k ?? '–'}</td>
      <td class={`number ${toneOf(Number(seat.change))}`}>
        <strong>{isRated ? signed(Number(seat.change), 2) : '–'}</strong>
      </td>
      <td class="number">{seat.performance?.rounded ?? '–'}</td>
    </tr>
  );
}

const results: Readonly<Record<string, string>> = { '1.00': '1', '0.50': '½', '0.00': '0' };

/** A result with the opponent's number in the table and the colour; a star for a difference that was capped. */
function Cell({ game, numbers }: { readonly game: GameLine | undefined; readonly numbers: Numbers }) {
  if (!game) return <span class="soft">·</span>;
  const number = game.opponent === null ? undefined : numbers.get(game.opponent);
  return (
    <>
      {results[game.points] ?? game.points}
      {game.capped ? <abbr title={word.capped}>*</abbr> : null}
      <small class="soft">
        {number ?? word.outside}
        {game.colour === 'w' ? word.white : word.black}
      </small>
    </>
  );
}
