import type { ListType } from '@kuvvet/engine';
import { useEffect } from 'preact/hooks';
import { pageAddress, spoken } from '../language.ts';
import { Scroll } from '../parts/scroll.tsx';
import { useLoaded } from '../parts/use-loaded.ts';
import { Waiting } from '../parts/waiting.tsx';
import { countOf, dayName, decimal, monthName, signed, toneOf } from '../parts/written.ts';
import type { Calendar, PublishedList } from '../release/lists.ts';
import { seatsOf } from '../release/month-of-player.ts';
import type { AuditLine, GameLine } from '../release/rows.ts';
import { Corrections } from './corrections.tsx';
import { words } from './words.ts';

const word = spoken(words);

/** All players of a tournament, each with the line that moved the rating. */
export function CrossTable({
  type,
  list,
  calendar,
  event,
}: {
  readonly type: ListType;
  readonly list: PublishedList;
  readonly calendar: Calendar;
  readonly event: string;
}) {
  const seats = useLoaded(async () => ranked(await seatsOf(event, list)), [event, list]);
  const all = `${pageAddress('tournament/')}?type=${type}&list=${list.period}`;
  return (
    <Waiting on={seats}>
      {(found) => {
        const [first] = found;
        if (!first) {
          return (
            <>
              <h1>{word.heading}</h1>
              <p class="notice warn">{word.absent}</p>
              <a href={all}>{word.back}</a>
            </>
          );
        }
        return (
          <>
            <Heading day={dayName(first.start)} />
            <p class="soft">{word.facts(countOf(found.length), monthName(first.basis))}</p>
            <p class="no-print">
              <a href={all}>{word.back}</a>
            </p>
            <Table seats={found} />
            <Corrections type={type} list={list} calendar={calendar} seats={found} />
            <h2>{word.identity}</h2>
            <p class="soft small">{word.identityHint}</p>
            <p class="digest">
              <code>{event}</code>
            </p>
          </>
        );
      }}
    </Waiting>
  );
}

function Heading({ day }: { readonly day: string }) {
  const title = word.one(day);
  useEffect(() => {
    document.title = `${title} — Kuvvet`;
  }, [title]);
  return <h1>{title}</h1>;
}

const pointsOf = ({ lines }: AuditLine): number => lines.reduce((sum, { points }) => sum + Number(points), 0);

/** By points, then by rating. */
const ranked = (seats: readonly AuditLine[]): readonly AuditLine[] =>
  seats.toSorted((one, other) => pointsOf(other) - pointsOf(one) || (other.rating ?? 0) - (one.rating ?? 0));

function Table({ seats }: { readonly seats: readonly AuditLine[] }) {
  const ranks = new Map(seats.map(({ player }, at) => [player, at + 1]));
  const rounds = Math.max(...seats.flatMap(({ lines }) => lines.map(({ round }) => round)));
  const numbers = Array.from({ length: rounds }, (_, at) => at + 1);
  return (
    <Scroll label={word.table}>
      <table class="cross">
        <caption>{word.tableHint}</caption>
        <thead>
          <tr>
            <th scope="col" class="number">
              <abbr title={word.place}>#</abbr>
            </th>
            <th scope="col">{word.player}</th>
            <th scope="col" class="number">
              {word.rating}
            </th>
            {numbers.map((round) => (
              <th key={round} scope="col" class="cell">
                <abbr title={word.round(round)}>{round}</abbr>
              </th>
            ))}
            <th scope="col" class="number">
              {word.points}
            </th>
            <th scope="col" class="number">
              {word.expected}
            </th>
            <th scope="col" class="number">
              {word.k}
            </th>
            <th scope="col" class="number">
              {word.change}
            </th>
            <th scope="col" class="number">
              {word.performance}
            </th>
          </tr>
        </thead>
        <tbody>
          {seats.map((seat, at) => (
            <tr key={seat.player}>
              <td class="number">{at + 1}</td>
              <th scope="row">
                <a href={`${pageAddress('player/')}?no=${seat.player}`}>{seat.name || seat.player}</a>
              </th>
              <td class="number">{seat.rating ?? '–'}</td>
              {numbers.map((round) => (
                <td key={round} class="cell">
                  <Cell game={seat.lines.find((line) => line.round === round)} ranks={ranks} />
                </td>
              ))}
              <td class="number">
                <strong>{decimal(`${pointsOf(seat)}`)}</strong>
              </td>
              <td class="number">{seat.rating === null ? '–' : decimal(seat.expected)}</td>
              <td class="number">{seat.k ?? '–'}</td>
              <td class={`number ${toneOf(Number(seat.change))}`}>
                {seat.rating === null ? '–' : signed(Number(seat.change), 2)}
              </td>
              <td class="number">{seat.performance?.rounded ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

const results: Readonly<Record<string, string>> = { '1.00': '1', '0.50': '½', '0.00': '0' };

function Cell({
  game,
  ranks,
}: {
  readonly game: GameLine | undefined;
  readonly ranks: ReadonlyMap<string, number>;
}) {
  if (!game) return <span class="soft">·</span>;
  const rank = game.opponent === null ? undefined : ranks.get(game.opponent);
  return (
    <>
      {results[game.points] ?? game.points}
      <small class="soft">
        {' '}
        {rank ?? word.outside}
        {game.colour === 'w' ? word.white : word.black}
      </small>
    </>
  );
}
