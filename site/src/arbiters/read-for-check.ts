import { PRS05, timeClass } from '@kuvvet/engine';
import {
  archiveFindings,
  type Finding,
  type Language,
  licenceTokens,
  message,
  type Reading,
  readReport,
  type ShortNumber,
  type Unpacked,
  type WrittenRatings,
  writtenRatings,
} from '@kuvvet/report';
import { unpackReport } from '../imports/unpack-report.ts';

/** What the reader of the service says of a report, before anything is sent. */
export interface CheckedReport {
  readonly reading: Reading;
  readonly findings: readonly { readonly finding: Finding; readonly text: string }[];
  /** By the time control alone; `review` for a game too short for any, null without one (U-08). */
  readonly type: ReturnType<typeof timeClass> | null;
  readonly written: ReadonlyMap<number, WrittenRatings>;
}

/** A key of the moment: no token made with it means anything to anybody. */
const identify = licenceTokens(crypto.getRandomValues(new Uint8Array(32)));

export async function readForCheck(
  given: Unpacked,
  shortNumbers: ShortNumber,
  language: Language,
): Promise<CheckedReport> {
  const unpacked = await unpackReport(given);
  if ('code' in unpacked) return refusedFor(unpacked, language);
  const { report: bytes, licences } = unpacked;
  const reading = readReport({ bytes, licences, shortNumbers }, identify);
  const control = reading.report?.timeControl ?? null;
  return {
    reading,
    findings: reading.findings.map((finding) => ({ finding, text: message(finding, language) })),
    type: control && timeClass(control, PRS05),
    written: reading.report ? writtenRatings(bytes) : new Map(),
  };
}

/** Of a ZIP that is not opened. */
const refusedFor = (finding: Finding, language: Language): CheckedReport => ({
  reading: { report: null, findings: [finding], dialect: null, encoding: null },
  findings: [{ finding, text: message(finding, language, archiveFindings) }],
  type: null,
  written: new Map(),
});
