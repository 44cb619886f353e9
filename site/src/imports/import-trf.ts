import {
  archiveFindings,
  type Language,
  licenceTokens,
  message,
  readReport,
  type Severity,
  writtenRatings,
} from '@kuvvet/report';
import type { ImportedTournament } from './imported.ts';
import { unpackReport } from './unpack-report.ts';

export interface TrfImport {
  readonly tournament: ImportedTournament | null;
  readonly said: readonly { readonly severity: Severity; readonly text: string }[];
  /** Ratings stand in the rows only, where a file may hold either kind. */
  readonly unsure: boolean;
}

/** A tournament report as the service reads it, in a ZIP or out of one. Licence numbers go no further than the reader, under a key of the moment. */
export async function importTrf(given: Uint8Array, language: Language): Promise<TrfImport> {
  const unpacked = await unpackReport({ report: given, licences: null });
  if ('code' in unpacked) {
    const { severity } = unpacked;
    return {
      tournament: null,
      said: [{ severity, text: message(unpacked, language, archiveFindings) }],
      unsure: false,
    };
  }
  const { report: bytes, licences } = unpacked;
  const { report, findings } = readReport(
    { bytes, licences },
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
