import { type Finding, looksLikeReport, otherKind } from '@kuvvet/report';
import { openZip, refuseZip, type ZippedFile } from './open-zip.ts';

/** A report as it came, and the licence map beside it if there is one. */
export interface Unpacked {
  readonly report: Uint8Array;
  readonly licences: Uint8Array | null;
}

/** What was handed in, taken out of a ZIP if the report came in one; or why that cannot be done. */
export async function unpack({ report, licences }: Unpacked): Promise<Unpacked | Finding> {
  if (otherKind(report)?.found !== 'ZIP') return { report, licences };
  const inside = await unpackReport(report);
  if ('code' in inside || licences === null) return inside;
  return inside.licences ? refuseZip('archive.licences') : { report: inside.report, licences };
}

/** The one report of a ZIP, and `*.licences.json` beside it. Other kinds of files are left aside (formats 8). */
export async function unpackReport(bytes: Uint8Array): Promise<Unpacked | Finding> {
  const files = await openZip(bytes);
  if ('code' in files) return files;
  if (files.some((file) => otherKind(file.bytes)?.code === 'file.archive'))
    return refuseZip('archive.nested');

  const texts = files.filter(({ name }) => /\.(trf|txt|json)$/i.test(name) && !isResourceFork(name));
  const maps = texts.filter(({ name }) => /\.licences\.json$/i.test(name));
  const reports = reportsAmong(texts.filter((file) => !maps.includes(file)));
  const [report] = reports;
  if (!report) return refuseZip('archive.no-report');
  if (reports.length > 1) return refuseZip('archive.reports', { found: `${reports.length}` });
  if (maps.length > 1) return refuseZip('archive.licences');
  return { report: report.bytes, licences: maps[0]?.bytes ?? null };
}

/** macOS packs a shadow of every file. */
const isResourceFork = (name: string): boolean => /(^|\/)(__MACOSX\/|\._)/.test(name);

/** One text alone is the report, whatever is wrong with it; of several, those that look like one. */
const reportsAmong = (texts: readonly ZippedFile[]): readonly ZippedFile[] =>
  texts.length === 1 ? texts : texts.filter(({ bytes }) => looksLikeReport(bytes));
