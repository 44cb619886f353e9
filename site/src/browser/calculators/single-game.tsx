import { type Points, PRS05 } from '@kuvvet/engine';
import { rateCard } from '../../calculators/rate-card.ts';
import { emptyGame, type Sheet } from '../../calculators/sheet.ts';
import { spokenHundredths, spokenPoints } from '../../calculators/spoken-number.ts';
import { language } from '../language.ts';
import { Facts, Notes, Outcome } from '../parts/facts.tsx';
import { Change } from './national-outcome.tsx';
import { RatingInput } from './rating-input.tsx';
import { word } from './words.ts';

interface SingleGameProps {
  readonly sheet: Sheet;
  readonly change: (facts: Partial<Sheet>) => void;
}

const outcomes: readonly Points[] = [100, 50, 0];

/** All three outcomes of one game. */
export function SingleGame({ sheet, change }: SingleGameProps) {
  const game = sheet.events[0]?.[0] ?? emptyGame;
  const cards = outcomes.flatMap((points) => {
    const card = rateCard({ ...sheet, events: [[{ ...game, points }]] }, PRS05);
    return card ? [{ points, card }] : [];
  });
  const line = cards[0]?.card.result.lines[0];
  const floored = cards.some(({ card }) => card.floored);
  return (
    <>
      <div class="row top-aligned">
        <RatingInput
          label={word.opponent(sheet.type)}
          value={game.opponent}
          help={word.unratedHelp}
          change={(opponent) => change({ events: [[{ ...game, opponent }]] })}
        />
      </div>
      <Outcome head={word.outcome}>
        {!line ? (
          <p>{word.needOwn}</p>
        ) : (
          <>
            <Facts
              of={[
                [word.k, cards[0]?.card.result.k],
                ...(line.difference === null || line.expected === null
                  ? []
                  : ([
                      [word.difference, spokenPoints(line.difference)],
                      [word.expected, spokenHundredths(line.expected, language)],
                    ] as const)),
              ]}
            />
            <table>
              <thead>
                <tr>
                  <th scope="col">{word.result}</th>
                  <th scope="col" class="number">
                    {word.change}
                  </th>
                  <th scope="col" class="number">
                    {word.newRating}
                  </th>
                </tr>
              </thead>
              <tbody>
                {cards.map(({ points, card }) => (
                  <tr key={points}>
                    <th scope="row">{word.outcomes[points]}</th>
                    <td class="number">
                      <Change value={card.result.change} />
                    </td>
                    <td class="number">
                      <strong>{card.rating}</strong>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
            <Notes
              of={[
                line.capped && word.cap(1),
                line.difference === null && word.unratedRule,
                floored && word.floor(PRS05.floor),
                (cards[0]?.card.fromStandard ?? false) && word.fromStandard,
              ]}
            />
          </>
        )}
      </Outcome>
    </>
  );
}
