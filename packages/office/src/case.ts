import type { PlayerNumber } from '@kuvvet/engine';
import type { Receipt, Word } from '@kuvvet/ledger';
import { readReport, type TournamentReport } from '@kuvvet/report';
import { aboutTournament } from './author.ts';
import { candidatesFor } from './candidates.ts';
import { fetchSubmission } from './fetch-submission.ts';
import { match } from './match.ts';
import { type PlayerCard, readCards } from './player-card.ts';
import type { Ports } from './ports.ts';
import { sourceOf } from './submission.ts';

/** A row of a report beside whom the register knows for it. */
export interface CaseRow {
  readonly startNo: number;
  /** As the report writes it. */
  readonly name: string;
  readonly birthYear: number | null;
  readonly sex: 'm' | 'w' | null;
  readonly federation: string | null;
  /** Null where the register cannot tell. */
  readonly player: PlayerCard | null;
  /** Whom it might be, the likeliest first; empty where `player` is known. */
  readonly candidates: readonly { readonly card: PlayerCard; readonly certainty: number }[];
}

/** One report with everything an officer decides by. Holds no licence number: the reader turns those into tokens. */
export interface Case {
  readonly receipt: Receipt;
  /** Other revisions of the tournament, by revision. */
  readonly revisions: readonly Receipt[];
  /** Null where the report cannot be read. */
  readonly report: Omit<TournamentReport, 'players'> | null;
  readonly rows: readonly CaseRow[];
  /** What officers said about the tournament, oldest first. */
  readonly words: readonly Word[];
}

/** Reads a report again as it would be rated now; null if there is none of that name. Changes nothing. */
export async function readCase(
  tournament: string,
  revision: number,
  { ledger, vault, identify }: Pick<Ports, 'ledger' | 'vault' | 'identify'>,
): Promise<Case | null> {
  const revisions = await ledger.receipts(tournament);
  const receipt = revisions.find((each) => each.revision === revision);
  if (!receipt) return null;
  const words = await ledger.words(aboutTournament(tournament));
  const submission = await fetchSubmission(receipt.digest, vault);
  const report = submission.withdrawn ? null : readReport(sourceOf(submission), identify).report;
  if (!report) return { receipt, revisions, report: null, rows: [], words };
  const { players, ...facts } = report;
  return {
    ...{ receipt, revisions, words, report: facts },
    rows: await rowsOf(report, receipt, ledger),
  };
}

async function rowsOf(
  report: TournamentReport,
  { decision }: Receipt,
  ledger: Ports['ledger'],
): Promise<readonly CaseRow[]> {
  const { players } = await match(report, ledger, decision?.seats);
  const unknown = report.players.filter(({ startNo }) => !players.has(startNo));
  const candidates = await candidatesFor(unknown, ledger);
  const numbers = new Set<PlayerNumber>([...players.values()].map(({ player }) => player));
  for (const some of candidates.values()) for (const { player } of some) numbers.add(player);
  const cards = await readCards([...numbers], { ledger });
  return report.players.map(({ startNo, name, birthYear, sex, federation }) => ({
    ...{ startNo, name, birthYear, sex, federation },
    player: cards.get(players.get(startNo)?.player ?? '') ?? null,
    candidates: (candidates.get(startNo) ?? []).flatMap(({ player, certainty }) => {
      const card = cards.get(player);
      return card ? { card, certainty } : [];
    }),
  }));
}
