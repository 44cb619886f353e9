import { PRS05 } from '@kuvvet/engine';
import { baseRating } from '../../calculators/base-rating.ts';
import { play } from '../../calculators/play.ts';
import { rateCard } from '../../calculators/rate-card.ts';
import { rateFideCard } from '../../calculators/rate-fide-card.ts';
import { rateFideNewcomer } from '../../calculators/rate-fide-newcomer.ts';
import { rateNewcomer } from '../../calculators/rate-newcomer.ts';
import type { Sheet } from '../../calculators/sheet.ts';
import { Events } from './events.tsx';
import { FideNewcomerOutcome, FideOutcome, fideColumns } from './fide-outcome.tsx';
import { GamesTable } from './games-table.tsx';
import { NationalOutcome, nationalColumns } from './national-outcome.tsx';
import { NewcomerOutcome } from './newcomer-outcome.tsx';
import { PerformanceOutcome } from './performance-outcome.tsx';
import { SingleGame } from './single-game.tsx';
import { word } from './words.ts';

export interface WorksheetProps {
  readonly sheet: Sheet;
  readonly change: (facts: Partial<Sheet>) => void;
}

/** Games and outcome of the chosen calculator. */
export function Worksheet(props: WorksheetProps) {
  const { sheet } = props;
  switch (sheet.mode) {
    case 'game':
      return <SingleGame {...props} />;
    case 'tournament':
    case 'dual':
      return <OneEvent {...props} />;
    case 'performance':
      return <Performance {...props} />;
    case 'first':
      return (
        <Events {...props} sides="national">
          <NewcomerOutcome card={rateNewcomer(sheet.events)} />
        </Events>
      );
    case 'fide':
      return sheet.fide === null ? (
        <Events {...props} sides="fide">
          <FideNewcomerOutcome of={rateFideNewcomer(sheet.events)} />
        </Events>
      ) : (
        <OneEvent {...props} />
      );
  }
}

/** One event of a rated player, on one or on both sides. */
function OneEvent({ sheet, change }: WorksheetProps) {
  const { mode, type } = sheet;
  const isNational = mode !== 'fide';
  const isFide = mode !== 'tournament';
  const national = isNational ? rateCard(sheet, PRS05) : null;
  const fide = isFide ? rateFideCard(sheet) : null;
  const hasGames = sheet.events.some((games) => games.length > 0);
  return (
    <>
      <h2>{word.games}</h2>
      <GamesTable
        caption={word.games}
        type={type}
        sides={mode === 'dual' ? 'both' : mode === 'fide' ? 'fide' : 'national'}
        games={sheet.events.flat()}
        columns={[...nationalColumns(national), ...fideColumns(fide, mode === 'dual')]}
        change={(games) => change({ events: [games] })}
      />
      {isNational && !national && <p class="notice">{word.needOwn}</p>}
      <div class="outcomes">
        {national && hasGames && (
          <NationalOutcome card={national} head={mode === 'dual' ? word.national : word.outcome} />
        )}
        {fide && hasGames && <FideOutcome card={fide} head={mode === 'dual' ? 'FIDE' : word.outcome} />}
        {mode === 'dual' && !fide && hasGames && <FideNewcomerOutcome of={rateFideNewcomer(sheet.events)} />}
      </div>
      {!hasGames && (national || fide) && <p class="soft">{word.needGames}</p>}
    </>
  );
}

function Performance({ sheet, change }: WorksheetProps) {
  const games = sheet.events.flat();
  const { performance } = play(baseRating(sheet).rating, games, PRS05);
  return (
    <>
      <h2>{word.games}</h2>
      <GamesTable
        caption={word.games}
        type={sheet.type}
        sides="national"
        games={games}
        columns={[]}
        change={(changed) => change({ events: [changed] })}
      />
      {games.length > 0 && <PerformanceOutcome of={performance} />}
    </>
  );
}
