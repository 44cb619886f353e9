import type { Finding } from './finding.ts';
import { refuseZip } from './judge-zip.ts';
import { looksLikeReport } from './looks-like-report.ts';
import { otherKind } from './sniff.ts';

export interface ZippedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A report as it came, and the licence map beside it if there is one. */
export interface Unpacked {
  readonly report: Uint8Array;
  readonly licences: Uint8Array | null;
}

/**
 * The one report among the files of a ZIP, and `*.licences.json` in it or else `beside` it. Other kinds of files are left
 * aside (formats 8).
 */
export function reportInZip(files: readonly ZippedFile[], beside: Uint8Array | null): Unpacked | Finding {
  if (files.some(({ bytes }) => otherKind(bytes)?.code === 'file.archive'))
    return refuseZip('archive.nested');

  const texts = files.filter(({ name }) => /\.(trf|txt|json)$/i.test(name) && !isResourceFork(name));
  const inside = texts.filter(({ name }) => /\.licences\.json$/i.test(name));
  const reports = reportsAmong(texts.filter((file) => !inside.includes(file)));
  const [report] = reports;
  if (!report) return refuseZip('archive.no-report');
  if (reports.length > 1) return refuseZip('archive.reports', { found: `${reports.length}` });
  const [licences = null, ...more] = [...inside.map(({ bytes }) => bytes), ...(beside ? [beside] : [])];
  return more.length > 0 ? refuseZip('archive.licences') : { report: report.bytes, licences };
}

/** macOS packs a shadow of every file. */
const isResourceFork = (name: string): boolean => /(^|\/)(__MACOSX\/|\._)/.test(name);

/** One text alone is the report, whatever is wrong with it; of several, those that look like one. */
const reportsAmong = (texts: readonly ZippedFile[]): readonly ZippedFile[] =>
  texts.length === 1 ? texts : texts.filter(({ bytes }) => looksLikeReport(bytes));
