import type { ListType } from '@kuvvet/engine';
import { pageAddress, spoken } from '../language.ts';
import { useLoaded } from '../parts/use-loaded.ts';
import { Waiting } from '../parts/waiting.tsx';
import { monthName, signed } from '../parts/written.ts';
import type { Calendar, PublishedList } from '../release/lists.ts';
import { fetchRevisions, type Revised } from '../release/revisions.ts';
import type { AmendmentLine, AuditLine } from '../release/rows.ts';
import type { Tournament } from '../release/tournament.ts';
import { words } from './words.ts';

const word = spoken(words);

/** Which revision counted on which list, and what later ones changed: a published list never does. */
export function Revisions({
  type,
  list,
  calendar,
  tournament: { about, seats },
}: {
  readonly type: ListType;
  readonly list: PublishedList;
  readonly calendar: Calendar;
  readonly tournament: Tournament;
}) {
  const later = calendar.lists[type].filter(({ period }) => period > list.period).toReversed();
  const players = new Set(seats.map(({ player }) => player));
  const revisions = useLoaded(
    () => fetchRevisions(about?.tournament ?? null, players, list.period, later),
    [list, about],
  );
  return (
    <section>
      <h2>{word.history}</h2>
      <Waiting on={revisions}>
        {(found) => (
          <>
            <ul class="history">
              {about ? (
                <li>
                  {word.counted(about.revision, monthName(list.period))}
                  {list.stands > 1 ? ` ${word.listRevised(list.stands)}` : ''}
                </li>
              ) : null}
              {found.map((revised) => (
                <Later key={`${revised.list.period} ${revised.revision}`} {...{ revised, type, seats }} />
              ))}
            </ul>
            {found.length === 0 ? <p class="soft">{word.historyNone}</p> : null}
          </>
        )}
      </Waiting>
    </section>
  );
}

function Later({
  revised: { list, revision, isTakenBack, lines },
  type,
  seats,
}: {
  readonly revised: Revised;
  readonly type: ListType;
  readonly seats: readonly AuditLine[];
}) {
  const names = new Map(seats.map(({ player, name }) => [player, name]));
  const month = monthName(list.period);
  const said =
    revision === null
      ? word.correctedSome(month)
      : isTakenBack
        ? word.takenBack(revision, month)
        : word.corrected(revision, month);
  return (
    <li>
      {said} <a href={`${pageAddress('')}?type=${type}&list=${list.period}`}>{word.toList(month)}</a>
      {lines.length === 0 ? null : (
        <ul class="moved">
          {lines.map((line) => (
            <Amended key={JSON.stringify(line)} line={line} name={names.get(line.player)} />
          ))}
        </ul>
      )}
    </li>
  );
}

function Amended({ line, name }: { readonly line: AmendmentLine; readonly name: string | undefined }) {
  return (
    <li>
      <a href={`${pageAddress('player/')}?no=${line.player}`}>{name || line.player}</a>
      {line.points === null ? '' : ` ${signed(line.points)}`}
      {line.reason === null ? '' : ` — ${line.reason}`}
    </li>
  );
}
