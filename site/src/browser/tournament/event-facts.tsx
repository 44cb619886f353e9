import type { ComponentChild } from 'preact';
import { spoken } from '../language.ts';
import { Facts } from '../parts/facts.tsx';
import { countOf, daysName, monthName } from '../parts/written.ts';
import type { EventLine } from '../release/rows.ts';
import type { Tournament } from '../release/tournament.ts';
import { words } from './words.ts';

const word = spoken(words);

/** Where and when, how many, how long they thought, and by whose ratings they were rated. */
export function EventFacts({ about, seats }: Tournament) {
  const [first] = seats;
  const facts: readonly (readonly [string, ComponentChild] | null)[] = [
    [word.facts.days, daysOf(about?.start ?? first?.start, about?.end)],
    about?.city ? [word.facts.city, about.city] : null,
    about?.rounds ? [word.facts.rounds, countOf(about.rounds)] : null,
    about?.time_control ? [word.facts.time, timeOf(about.time_control)] : null,
    [word.facts.players, playersOf(about, seats.length)],
    first ? [word.facts.basis, monthName(first.basis)] : null,
    about?.tournament ? [word.facts.code, <code key="code">{about.tournament}</code>] : null,
  ];
  return (
    <div class="card about">
      <Facts of={facts.filter((fact) => fact !== null)} />
    </div>
  );
}

const daysOf = (start = '', end: string | null = null): string => daysName(start, end ?? start);

const timeOf = ({ base, increment }: NonNullable<EventLine['time_control']>): string => {
  const thinking = base % 60 === 0 ? word.minutes(base / 60) : word.seconds(base);
  return increment === 0 ? thinking : `${thinking} + ${word.seconds(increment)}`;
};

const playersOf = (about: EventLine | null, shown: number): string =>
  about && about.players > shown
    ? word.someShown(countOf(about.players), countOf(shown))
    : countOf(about?.players ?? shown);
