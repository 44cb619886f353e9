import type { NewcomerCard } from '../../calculators/rate-newcomer.ts';
import { Notes, Outcome } from '../parts/facts.tsx';
import { Scroll } from '../parts/scroll.tsx';
import { word } from './words.ts';

/** The first rating under every rule set, marked as what it is. */
export const NewcomerOutcome = ({ card }: { readonly card: NewcomerCard }) => (
  <Outcome head={word.firstHead}>
    <Scroll label={word.firstHead}>
      <table>
        <caption>{word.estimate}</caption>
        <thead>
          <tr>
            <th scope="col">{word.ruleSet}</th>
            <th scope="col" class="number">
              {word.counted}
            </th>
            <th scope="col" class="number">
              {word.mean}
            </th>
            <th scope="col">{word.firstRating}</th>
          </tr>
        </thead>
        <tbody>
          {card.verdicts.map(({ rules, first: { games, mean, rating, lacks } }) => (
            <tr key={rules.name}>
              <th scope="row">
                {rules.name} <span class="who">{word.ruleSets[rules.name]}</span>
              </th>
              <td class="number">{games}</td>
              <td class="number">{mean ?? '–'}</td>
              <td>
                {lacks === 'games' && word.lacksGames(rules.firstRating.minGames)}
                {lacks === 'performance' && word.lacksPerformance(rules.firstRating.minRating)}
                {rating !== null && (
                  <>
                    <strong>{rating}</strong> <span class="tag">{word.estimate}</span>
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
    <Notes of={[word.firstNote]} />
  </Outcome>
);
