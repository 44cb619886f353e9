import type { ListType } from '@kuvvet/engine';
import { pageAddress, spoken } from '../language.ts';
import { Scroll } from '../parts/scroll.tsx';
import { useLoaded } from '../parts/use-loaded.ts';
import { Waiting } from '../parts/waiting.tsx';
import { words as common } from '../parts/words.ts';
import { dayName, decimal, integer, monthName, signed, toneOf } from '../parts/written.ts';
import type { PublishedList } from '../release/lists.ts';
import { fetchMonth, type MonthOfPlayer } from '../release/month-of-player.ts';
import type { AmendmentLine, AuditLine, ChangeLine, GameLine } from '../release/rows.ts';
import { words } from './words.ts';

const word = spoken(words);

/** Why a player's number moved on a list: every game, and what else was decided. */
export function MonthDetail({
  player,
  type,
  list,
  isRated,
}: {
  readonly player: string;
  readonly type: ListType;
  readonly list: PublishedList;
  readonly isRated: boolean;
}) {
  const month = useLoaded(() => fetchMonth(player, list), [player, list]);
  if (!isRated && month.state === 'there' && isCalm(month.value)) return null;
  return (
    <section class="month">
      <h3>{spoken(common).types[type]}</h3>
      <Waiting on={month}>{(found) => <Reasons month={found} type={type} list={list} />}</Waiting>
    </section>
  );
}

const isCalm = ({ change, events, amendments }: Omit<MonthOfPlayer, 'names'>): boolean =>
  !change && events.length === 0 && amendments.length === 0;

function Reasons({
  month: { change, events, amendments, names },
  type,
  list,
}: {
  readonly month: MonthOfPlayer;
  readonly type: ListType;
  readonly list: PublishedList;
}) {
  if (isCalm({ change, events, amendments })) return <p class="soft">{word.calm}</p>;
  return (
    <>
      {change ? <Summary change={change} /> : null}
      {events.map((line, at) => (
        <EventOfPlayer key={line.event} {...{ line, names, type, list }} place={at + 1} />
      ))}
      {amendments.length > 0 ? <Amendments lines={amendments} /> : null}
    </>
  );
}

function Summary({ change }: { readonly change: ChangeLine }) {
  const reasons = change.reasons.map((reason) => word.reasons[reason]).join(', ');
  const exact = signed(Number(change.change), 2);
  return (
    <p>
      {reasons ? (
        <>
          <strong>{word.because}:</strong> {reasons}.{' '}
        </>
      ) : null}
      {change.rating === null
        ? word.waiting
        : change.previous === null
          ? word.first(`${change.rating}`)
          : word.sum(exact, `${change.previous}`, `${change.rating}`)}
    </p>
  );
}

function EventOfPlayer({
  line,
  names,
  type,
  list,
  place,
}: {
  readonly line: AuditLine;
  readonly names: ReadonlyMap<string, string>;
  readonly type: ListType;
  readonly list: PublishedList;
  /** Among those of the month: several may begin on one day. */
  readonly place: number;
}) {
  const address = `${pageAddress('tournament/')}?type=${type}&list=${list.period}&event=${line.event}`;
  const title = word.tournament(dayName(line.start));
  const points = decimal(`${Number(line.points)}`);
  return (
    <section class="event">
      <h4>
        {title} <a href={address}>{word.crossTable}</a>
      </h4>
      <p class="soft small">
        {[
          line.rating === null ? word.asUnrated : `${line.rating}`,
          word.score(points, line.games),
          line.rating === null ? null : word.expectedTotal(decimal(line.expected)),
          line.k === null ? null : word.k(line.k),
          line.performance ? word.performance(line.performance.rounded) : null,
        ]
          .filter((part) => part !== null)
          .join(' · ')}
        {line.rating === null ? null : (
          <>
            {' · '}
            <strong class={toneOf(Number(line.change))}>{signed(Number(line.change), 2)}</strong>
          </>
        )}
      </p>
      <Scroll label={`${spoken(common).types[type]} ${monthName(list.period)}, ${place}: ${title}`}>
        <table>
          <thead>
            <tr>
              <th scope="col" class="number">
                {word.columns.round}
              </th>
              <th scope="col">{word.columns.opponent}</th>
              <th scope="col" class="number">
                {word.columns.rating}
              </th>
              <th scope="col" class="number">
                {word.columns.result}
              </th>
              <th scope="col" class="number wide-only">
                {word.columns.expected}
              </th>
              <th scope="col" class="number">
                {word.columns.change}
              </th>
              <th scope="col" class="wide-only">
                {word.columns.why}
              </th>
            </tr>
          </thead>
          <tbody>
            {line.lines.map((game) => (
              <Game key={game.round} game={game} names={names} isRated={line.rating !== null} />
            ))}
          </tbody>
        </table>
      </Scroll>
    </section>
  );
}

const results: Readonly<Record<string, string>> = { '1.00': '1', '0.50': '½', '0.00': '0' };

function Game({
  game,
  names,
  isRated,
}: {
  readonly game: GameLine;
  readonly names: ReadonlyMap<string, string>;
  readonly isRated: boolean;
}) {
  const {
    round,
    colour,
    opponent,
    opponent_rating: rating,
    points,
    difference,
    capped,
    expected,
    change,
  } = game;
  const why = [
    rating === null ? word.unratedOpponent : null,
    difference === null ? null : word.difference(integer(difference)),
    capped ? word.capped : null,
    isRated ? null : word.fraction,
  ];
  return (
    <tr>
      <td class="number">{round}</td>
      <th scope="row">
        <span class={`colour ${colour}`} role="img" aria-label={colour === 'w' ? word.white : word.black} />
        {opponent === null ? (
          <span class="soft">{word.someone}</span>
        ) : (
          <a href={`${pageAddress('player/')}?no=${opponent}`}>{names.get(opponent) || opponent}</a>
        )}
      </th>
      <td class="number">{rating ?? '–'}</td>
      <td class="number">{results[points] ?? decimal(points)}</td>
      <td class="number wide-only">{expected === null ? '–' : decimal(expected)}</td>
      <td class={`number ${toneOf(Number(change))}`}>{isRated ? signed(Number(change), 2) : '–'}</td>
      <td class="wide-only soft small">{why.filter((part) => part !== null).join(', ')}</td>
    </tr>
  );
}

function Amendments({ lines }: { readonly lines: readonly AmendmentLine[] }) {
  return (
    <section class="event">
      <h4>{word.amendments}</h4>
      <ul>
        {lines.map((line) => (
          <li key={JSON.stringify(line)}>
            {word.reasons[line.because]}: {word.kinds[line.kind]}
            {line.points === null ? '' : ` ${signed(line.points)}`}
            {line.rating === null ? '' : ` ${line.rating}`}
            {line.into === null ? '' : ` → ${line.into}`}
            {line.reason === null ? '' : ` — ${line.reason}`}
            {line.decided === null ? '' : ` (${dayName(line.decided)})`}
          </li>
        ))}
      </ul>
    </section>
  );
}
