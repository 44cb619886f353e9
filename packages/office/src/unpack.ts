import { type Finding, otherKind, reportInZip, type Unpacked } from '@kuvvet/report';
import { openZip } from './open-zip.ts';

/** What was handed in, taken out of a ZIP if the report came in one; or why that cannot be done. */
export async function unpack({ report, licences }: Unpacked): Promise<Unpacked | Finding> {
  if (otherKind(report)?.found !== 'ZIP') return { report, licences };
  const files = await openZip(report);
  return 'code' in files ? files : reportInZip(files, licences);
}
