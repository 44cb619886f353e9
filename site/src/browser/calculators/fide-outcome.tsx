import { type FideFirstRating, fideRegulations } from '@kuvvet/engine';
import type { FideCard } from '../../calculators/rate-fide-card.ts';
import { spokenChange, spokenHundredths, spokenMean, spokenPoints } from '../../calculators/spoken-number.ts';
import { language } from '../language.ts';
import { Facts, Notes, Outcome, toneOf } from '../parts/facts.tsx';
import type { GameColumn } from './games-table.tsx';
import { Change, Difference } from './national-outcome.tsx';
import { word } from './words.ts';

/** What an event does at FIDE to a rated player. */
export function FideOutcome({ card, head }: { readonly card: FideCard; readonly head: string }) {
  const { base, k, closing, change, games, points, expected, lines } = card;
  const capped = lines.filter((line) => line.capped).length;
  return (
    <Outcome head={head}>
      <p class="big">
        {base} <span aria-hidden="true">→</span> <strong>{closing.rating ?? word.unratedAfter}</strong>{' '}
        <span class={toneOf(change)}>{spokenChange(change, language)}</span>
      </p>
      <Facts
        of={[
          [word.fideK, closing.k],
          [word.rounded, spokenPoints(closing.change)],
          [word.counted, games],
          [word.score, `${spokenHundredths(points, language)} / ${spokenHundredths(expected, language)}`],
        ]}
      />
      <Notes
        of={[
          closing.rating === null && word.fideFloor(fideRegulations.floor),
          closing.k !== k && word.kLimit(k, closing.k),
          capped > 0 && word.fideCap(capped),
        ]}
      />
    </Outcome>
  );
}

/** FIDE's first rating; `of` is null without a game that counts. */
export const FideNewcomerOutcome = ({ of }: { readonly of: FideFirstRating | null }) => (
  <Outcome head={word.fideFirstHead}>
    {of ? (
      <Facts
        of={[
          [word.counted, of.games],
          [word.average, spokenMean(of.average, language)],
          [word.percent, language === 'tr' ? `%${of.percent}` : `${of.percent}%`],
          [word.dP, spokenPoints(of.difference)],
          [
            word.fideFirstHead,
            <span key="value">
              <strong>{of.value}</strong> <span class="tag">{word.estimate}</span>{' '}
              {of.published ? word.fidePublished : word.fideNotPublished}
            </span>,
          ],
        ]}
      />
    ) : (
      <p>{word.needGames}</p>
    )}
    <Notes of={[word.fideFirstNote]} />
  </Outcome>
);

/** Difference, PD and change of each game at FIDE, alone or beside the national ones. */
export function fideColumns(card: FideCard | null, isBeside: boolean): readonly GameColumn[] {
  if (!card) return [];
  return [
    {
      head: isBeside ? word.fideDifference : word.difference,
      isWideOnly: true,
      cells: card.lines.map(({ left, difference, capped }) =>
        left === 'unrated' ? (
          word.unratedGame
        ) : left === 'apart' ? (
          word.apartGame
        ) : (
          <Difference value={difference ?? 0} capped={capped} />
        ),
      ),
      total: '',
    },
    {
      head: isBeside ? word.fideExpected : word.expected,
      isWideOnly: true,
      cells: card.lines.map((line) =>
        line.expected === null ? '–' : spokenHundredths(line.expected, language),
      ),
      total: spokenHundredths(card.expected, language),
    },
    {
      head: isBeside ? word.fideChange : word.change,
      cells: card.lines.map((line) => (line.left === null ? <Change value={line.change} /> : '–')),
      total: <Change value={card.change} />,
    },
  ];
}
