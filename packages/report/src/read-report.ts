import type { Declaration } from './declaration.ts';
import { decodeText, type Encoding } from './decode.ts';
import type { Finding } from './finding.ts';
import { FindingLog } from './finding-log.ts';
import type { Identify, ShortNumber } from './identity.ts';
import { readJson } from './json/read-json.ts';
import { readLicenceMap } from './licence-map.ts';
import { limits } from './limits.ts';
import { noteEncoding } from './note-encoding.ts';
import type { TournamentReport } from './report.ts';
import { otherKind } from './sniff.ts';
import { readTrf } from './trf/read-trf.ts';

/** What a sender hands in. */
export interface ReportSource {
  /** The report as it came, in any encoding. */
  readonly bytes: Uint8Array;
  /** Content type; its charset is a hint that is only compared. */
  readonly mediaType?: string;
  /** JSON object from start number to licence number, for dialects that carry none. */
  readonly licences?: Uint8Array | null;
  readonly declared?: Declaration;
  /** What numbers of up to nine digits in columns 58-68 are, by the sender's profile. FIDE numbers if left out. */
  readonly shortNumbers?: ShortNumber;
}

export type Dialect = 'trf16' | 'trf26' | 'json';

export interface Reading {
  /** Null if and only if a finding is an error. */
  readonly report: TournamentReport | null;
  readonly findings: readonly Finding[];
  /** Null where the file is no report. TRF06 is read as TRF16, whose columns it shares. */
  readonly dialect: Dialect | null;
  readonly encoding: Encoding | null;
}

/**
 * Reads a tournament report of whatever dialect. Pure, synchronous, linear in the bytes; never throws.
 * Whatever would change who played whom, or a score, is a finding and never mended (formats 5.7).
 */
export function readReport(source: ReportSource, identify: Identify): Reading {
  const log = new FindingLog();
  const { bytes, mediaType, declared = {}, shortNumbers = 'fide' } = source;
  const refused = (): Reading => ({ report: null, findings: log.findings(), dialect: null, encoding: null });
  if (bytes.length > limits.bytes) {
    log.note('file.too-large', { found: `${bytes.length}`, expected: `${limits.bytes}` });
    return refused();
  }
  const other = otherKind(bytes);
  if (other) {
    const { code, ...facts } = other;
    log.note(code, facts);
    return refused();
  }

  const decoded = decodeText(bytes);
  noteEncoding(decoded, mediaType, log);
  const licences = readLicenceMap(source.licences, identify, log);
  const beside = { licences, declared, shortNumbers };
  const { report, dialect } = isJson(decoded.text, mediaType)
    ? { report: readJson(decoded.text, beside, identify, log), dialect: 'json' as const }
    : readTrf(decoded.text, beside, identify, log);
  if (declared.final === false) log.note('report.not-final');
  return {
    report: log.refused ? null : report,
    findings: log.findings(),
    dialect,
    encoding: decoded.encoding,
  };
}

const isJson = (text: string, mediaType: string | undefined): boolean =>
  /^\s{0,100}\{/.test(text) || /^application\/json\b/i.test(mediaType ?? '');
