import type { ListType } from '@kuvvet/engine';
import { useEffect } from 'preact/hooks';
import { pageAddress, spoken } from '../language.ts';
import { useLoaded } from '../parts/use-loaded.ts';
import { Waiting } from '../parts/waiting.tsx';
import { dayName } from '../parts/written.ts';
import type { Calendar, PublishedList } from '../release/lists.ts';
import { fetchTournament } from '../release/tournament.ts';
import { CrossTable } from './cross-table.tsx';
import { EventFacts } from './event-facts.tsx';
import { Findings } from './findings.tsx';
import { Revisions } from './revisions.tsx';
import { words } from './words.ts';

const word = spoken(words);

/** A tournament of a list: what it was, its cross-table, its revisions, and what was noticed in its report. */
export function TournamentView({
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
  const tournament = useLoaded(() => fetchTournament(event, list), [event, list]);
  const all = `${pageAddress('tournament/')}?type=${type}&list=${list.period}`;
  return (
    <Waiting on={tournament}>
      {(found) => {
        const [first] = found.seats;
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
            <p class="no-print back">
              <a href={all}>{word.back}</a>
            </p>
            <Heading title={found.about?.name ?? word.one(dayName(first.start))} />
            <EventFacts {...found} />
            <CrossTable tournament={found} />
            <Revisions type={type} list={list} calendar={calendar} tournament={found} />
            {found.about ? <Findings findings={found.about.findings} /> : null}
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

function Heading({ title }: { readonly title: string }) {
  useEffect(() => {
    document.title = `${title} — Kuvvet`;
  }, [title]);
  return <h1>{title}</h1>;
}
