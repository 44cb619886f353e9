import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { novemberList } from './lists.ts';
import { fileOf } from './rendered.ts';

/** Converts a workbook with Gnumeric. `.ci/run` names it and so demands it. */
const program = process.env.KUVVET_SPREADSHEET ?? 'ssconvert';

function isInstalled(): boolean {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

let work: string;
beforeAll(() => {
  work = mkdtempSync(join(tmpdir(), 'kuvvet-office-'));
});
afterAll(() => rmSync(work, { recursive: true }));

const skipped = process.env.KUVVET_SPREADSHEET === undefined && !isInstalled();

it.skipIf(skipped)('list.xlsx opens in Gnumeric (skipped where there is none)', async () => {
  const [workbook, table] = [join(work, 'list.xlsx'), join(work, 'list.csv')];
  writeFileSync(workbook, (await fileOf(novemberList, 'list.xlsx')).bytes);
  const asShown = ['-T', 'Gnumeric_stf:stf_assistant', '-O', 'format=preserve separator=,'];
  const env = { ...process.env, LC_ALL: 'C.UTF-8' };
  execFileSync(program, [...asShown, workbook, table], { env, stdio: 'pipe' });
  // It shows numbers below zero with the typographic minus.
  const shown = readFileSync(table, 'utf8').replaceAll('\u2212', '-');
  const [titles, ...rows]: string[][] = parse(shown);
  expect(titles?.[1]).toBe('Ad / Name');
  expect(rows.map((row) => [row[0], row[1], row[5], row[7], row[9]])).toEqual(
    novemberList.rows.map(({ player, name, club, rating, change }) => [
      ...[player, name, club, `${rating}`, (change / 100).toFixed(2)],
    ]),
  );
});
