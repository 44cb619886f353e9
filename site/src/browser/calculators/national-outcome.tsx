import { PRS05 } from '@kuvvet/engine';
import type { RatedCard } from '../../calculators/rate-card.ts';
import { spokenChange, spokenHundredths, spokenPoints } from '../../calculators/spoken-number.ts';
import { language } from '../language.ts';
import { Facts, Notes, Outcome, toneOf } from '../parts/facts.tsx';
import type { GameColumn } from './games-table.tsx';
import { performanceFacts } from './performance-outcome.tsx';
import { word } from './words.ts';

/** What a tournament does to a rated player, and which rules acted. */
export function NationalOutcome({ card, head }: { readonly card: RatedCard; readonly head: string }) {
  const { result, rounded, rating, floored, fromStandard } = card;
  const capped = result.lines.filter((line) => line.capped).length;
  const unrated = result.lines.some((line) => line.opponentRating === null);
  return (
    <Outcome head={head}>
      <p class="big">
        {card.base} <span aria-hidden="true">→</span> <strong>{rating}</strong>{' '}
        <span class={toneOf(result.change)}>{spokenChange(result.change, language)}</span>
      </p>
      <Facts
        of={[
          [word.k, result.k],
          [word.rounded, spokenPoints(rounded)],
          [
            word.score,
            `${spokenHundredths(result.points, language)} / ${spokenHundredths(result.expected, language)}`,
          ],
          ...performanceFacts(result.performance),
        ]}
      />
      <Notes
        of={[
          floored && word.floor(PRS05.floor),
          capped > 0 && word.cap(capped),
          unrated && word.unratedRule,
          fromStandard && word.fromStandard,
        ]}
      />
    </Outcome>
  );
}

/** Difference, We and change of each game. */
export function nationalColumns(card: RatedCard | null): readonly GameColumn[] {
  if (!card) return [];
  const { lines, change, expected } = card.result;
  return [
    {
      head: word.difference,
      isWideOnly: true,
      cells: lines.map(({ difference, capped }) =>
        difference === null ? word.unratedGame : <Difference value={difference} capped={capped} />,
      ),
      total: '',
    },
    {
      head: word.expected,
      isWideOnly: true,
      cells: lines.map((line) => (line.expected === null ? '–' : spokenHundredths(line.expected, language))),
      total: spokenHundredths(expected, language),
    },
    {
      head: word.change,
      cells: lines.map((line) => <Change value={line.change} />),
      total: <Change value={change} />,
    },
  ];
}

export const Change = ({ value }: { readonly value: number }) => (
  <span class={toneOf(value)}>{spokenChange(value, language)}</span>
);

/** A difference, with a mark where a limit was applied. */
export const Difference = ({ value, capped }: { readonly value: number; readonly capped: boolean }) => (
  <>
    {spokenPoints(value)}
    {capped && (
      <>
        <span aria-hidden="true">*</span>
        <span class="hidden-label"> ({word.capMark})</span>
      </>
    )}
  </>
);
