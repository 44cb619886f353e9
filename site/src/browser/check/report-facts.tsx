import type { ListType } from '@kuvvet/engine';
import type { TournamentReport } from '@kuvvet/report';
import { Facts } from '../parts/facts.tsx';
import { word } from './words.ts';

/** What was read, so that somebody sees at once whether it is the right file. */
export const ReportFacts = ({
  report,
  type,
}: {
  readonly report: TournamentReport;
  readonly type: ListType | null;
}) => (
  <section class="card">
    <h2>{word.facts}</h2>
    <Facts
      of={[
        [word.name, report.name],
        [word.city, report.city],
        [word.days, report.start === report.end ? report.start : `${report.start} – ${report.end}`],
        [word.type, type ? word.types[type] : word.noType],
        [word.rounds, report.rounds],
        [word.players, report.players.length],
        [word.games, report.games.length],
      ]}
    />
  </section>
);
