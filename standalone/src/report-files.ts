import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { digestOf, isTournamentCode, type Submission } from '@kuvvet/office';
import { type Finding, foldName, hidePersonal } from '@kuvvet/report';

/** A report on disk: `NAME.anything.trf`, `.json` or `.zip`, with an optional `NAME.licences.json` beside it. */
export interface ReportFile {
  readonly file: string;
  readonly tournament: string;
  /** A first revision, or why the file could not be opened. */
  readonly content: Submission | Finding;
}

/** The reports of a directory by file name. NAME, up to the first point, names the tournament. */
export function readReportFiles(directory: string): readonly ReportFile[] {
  return readdirSync(directory)
    .filter((file) => /\.(trf|json|zip)$/i.test(file) && !/\.licences\.json$/i.test(file))
    .sort()
    .map((file) => {
      const path = join(directory, file);
      return { file, tournament: tournamentOf(path), content: open(path) };
    });
}

/** One report file as a first revision, its bytes as they are. Throws what the file system throws. */
export function readReportFile(path: string): Submission {
  const licences = join(dirname(path), `${nameOf(path)}.licences.json`);
  return {
    tournament: tournamentOf(path),
    revision: 1,
    declared: {},
    dualRated: false,
    withdrawn: false,
    report: readFileSync(path),
    licences: existsSync(licences) ? readFileSync(licences) : null,
  };
}

function open(path: string): Submission | Finding {
  try {
    return readReportFile(path);
  } catch (error) {
    const found = (error as NodeJS.ErrnoException).code ?? '';
    return { code: 'tournament.unopened', severity: 'error', found };
  }
}

const nameOf = (path: string) => basename(path).split('.')[0] ?? '';

/** A name that can be an id is one; any other gives its letters and digits, and a mark no other name gives. */
function tournamentOf(path: string): string {
  const name = nameOf(path);
  if (isTournamentCode(name)) return name;
  const mark = digestOf(new TextEncoder().encode(name)).slice(0, 8);
  const letters =
    foldName(hidePersonal(name))
      .replace(/\d{5,}/g, '')
      .match(/[a-z0-9]+/g) ?? [];
  return [...letters, mark].join('-').slice(-64).replace(/^-/, '');
}
