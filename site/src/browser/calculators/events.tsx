import { PRS05 } from '@kuvvet/engine';
import type { ComponentChild } from 'preact';
import { play } from '../../calculators/play.ts';
import type { Sheet, SheetGame } from '../../calculators/sheet.ts';
import { Facts } from '../parts/facts.tsx';
import { GamesTable } from './games-table.tsx';
import { performanceFacts } from './performance-outcome.tsx';
import { word } from './words.ts';

interface EventsProps {
  readonly sheet: Sheet;
  readonly change: (facts: Partial<Sheet>) => void;
  readonly sides: 'national' | 'fide';
  /** What comes of all events. */
  readonly children: ComponentChild;
}

/** The events of an unrated player, one after the other. */
export function Events({ sheet: { type, events }, change, sides, children }: EventsProps) {
  const replace = (at: number, games: readonly SheetGame[]) =>
    change({ events: events.map((each, index) => (index === at ? games : each)) });
  return (
    <>
      {events.map((games, index) => (
        <section key={index}>
          <h2>{word.event(index + 1)}</h2>
          <GamesTable
            caption={word.event(index + 1)}
            type={type}
            sides={sides}
            games={games}
            columns={[]}
            change={(changed) => replace(index, changed)}
          />
          {sides === 'national' && games.length > 0 && (
            <Facts of={performanceFacts(play(null, games, PRS05).performance)} />
          )}
          {events.length > 1 && (
            <button
              type="button"
              class="plain"
              onClick={() => change({ events: events.filter((_, at) => at !== index) })}
            >
              {word.removeEvent(index + 1)}
            </button>
          )}
        </section>
      ))}
      <p class="after-events">
        <button type="button" onClick={() => change({ events: [...events, []] })}>
          {word.addEvent}
        </button>
      </p>
      {children}
    </>
  );
}
