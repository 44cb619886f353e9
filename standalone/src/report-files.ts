import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Submission, tournamentPattern } from '@kuvvet/office';
import { foldName } from '@kuvvet/report';

/** A report on disk: `NAME.anything.trf`, `.json` or `.zip`, with an optional `NAME.licences.json` beside it. */
export interface ReportFile {
  readonly file: string;
  readonly submission: Submission;
}

/** The reports of a directory by file name. NAME, up to the first point, is the tournament's id. */
export function readReportFiles(directory: string): readonly ReportFile[] {
  return readdirSync(directory)
    .filter((file) => /\.(trf|json|zip)$/i.test(file) && !/\.licences\.json$/i.test(file))
    .sort()
    .map((file) => ({ file, submission: readReportFile(join(directory, file)) }));
}

/** One report file as a first revision, its bytes as they are. */
export function readReportFile(path: string): Submission {
  const name = basename(path).split('.')[0] ?? '';
  const licences = join(dirname(path), `${name}.licences.json`);
  return {
    tournament: tournamentId(name),
    revision: 1,
    declared: {},
    dualRated: false,
    withdrawn: false,
    report: readFileSync(path),
    licences: existsSync(licences) ? readFileSync(licences) : null,
  };
}

/** A name that can be an id is one; of any other, the letters and digits. */
function tournamentId(name: string): string {
  if (tournamentPattern.test(name)) return name;
  return foldName(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 64);
}
