import {
  type Language,
  licenceTokens,
  message,
  readReport,
  type Severity,
  writtenRatings,
} from '@kuvvet/report';
import type { ImportedTournament } from './imported.ts';

export interface TrfImport {
  readonly tournament: ImportedTournament | null;
  readonly said: readonly { readonly severity: Severity; readonly text: string }[];
  /** Ratings stand in the rows only, where a file may hold either kind. */
  readonly unsure: boolean;
}

/** A tournament report as the service reads it. Licence numbers go no further than the reader, under a key of the moment. */
export function importTrf(bytes: Uint8Array, language: Language): TrfImport {
  const { report, findings } = readReport(
    { bytes },
    licenceTokens(crypto.getRandomValues(new Uint8Array(32))),
  );
  const said = findings.map((finding) => ({ severity: finding.severity, text: message(finding, language) }));
  if (!report) return { tournament: null, said, unsure: false };
  const ratings = writtenRatings(bytes);
  const hasNational = [...ratings.values()].some(({ national }) => national !== null);
  const players = report.players.map(({ startNo, name }) => {
    const { row = null, national = null } = ratings.get(startNo) ?? {};
    return { no: startNo, name, national: hasNational ? national : row, fide: hasNational ? row : null };
  });
  const { name, games } = report;
  const unsure = !hasNational && players.some(({ national }) => national !== null);
  return { tournament: { name, players, games, self: null }, said, unsure };
}
