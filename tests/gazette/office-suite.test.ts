import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { novemberList } from './lists.ts';
import { fileOf } from './rendered.ts';

function isInstalled(): boolean {
  try {
    execFileSync('soffice', ['--version'], { stdio: 'ignore' });
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

it.skipIf(!isInstalled())('list.xlsx opens in LibreOffice (skipped where there is none)', async () => {
  writeFileSync(join(work, 'list.xlsx'), (await fileOf(novemberList, 'list.xlsx')).bytes);
  const profile = `-env:UserInstallation=file://${join(work, 'profile')}`;
  const asCsv = 'csv:Text - txt - csv (StarCalc):44,34,76';
  execFileSync('soffice', [
    profile,
    '--headless',
    '--convert-to',
    asCsv,
    '--outdir',
    work,
    join(work, 'list.xlsx'),
  ]);
  const [titles, ...rows]: string[][] = parse(readFileSync(join(work, 'list.csv')));
  expect(titles?.[1]).toBe('Ad / Name');
  expect(rows.map((row) => [row[0], row[1], row[5], row[7], row[9]])).toEqual(
    novemberList.rows.map(({ player, name, club, rating, change }) => [
      ...[player, name, club, `${rating}`, (change / 100).toFixed(2)],
    ]),
  );
});
