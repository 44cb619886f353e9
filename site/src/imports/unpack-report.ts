import {
  type Finding,
  judgeZip,
  otherKind,
  refuseZip,
  reportInZip,
  type Unpacked,
  type ZippedFile,
} from '@kuvvet/report';
import { unpackEntry } from './unpack-entry.ts';
import { directoryOf } from './zip-directory.ts';

/** What was given, taken out of a ZIP if the report came in one, by the rules of the service; or why that cannot be done. */
export async function unpackReport({ report, licences }: Unpacked): Promise<Unpacked | Finding> {
  if (otherKind(report)?.found !== 'ZIP') return { report, licences };
  const entries = directoryOf(report);
  if (!entries) return refuseZip('archive.unreadable');
  const refusal = judgeZip(entries);
  if (refusal) return refusal;
  const files: ZippedFile[] = [];
  for (const entry of entries) {
    if (entry.isLink || entry.name.endsWith('/')) continue;
    const bytes = await unpackEntry(report, entry);
    if (!bytes) return refuseZip('archive.unreadable');
    files.push({ name: entry.name, bytes });
  }
  return reportInZip(files, licences);
}
