import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesUnder, kuvvet, type Run, root } from '../run.ts';

const sample = join(root, 'samples/2026-10');
const types = ['ukd', 'uhs', 'uys'] as const;

/** What the month must give: computed by an independent program, for every player who played. */
interface Expected {
  readonly old: number | null;
  readonly new: number | null;
  readonly games: number;
  readonly change_hundredths?: number;
  readonly first?: boolean;
}

describe('a month from files: eight reports as arbiters send them', () => {
  let work: string;
  let out: string;
  let run: Run;

  const month = (reports: string, to: string) =>
    kuvvet(['month', '--period', '2026-10', '--register', join(sample, 'register.csv'), '--reports', reports, '--out', to]);

  beforeAll(async () => {
    work = mkdtempSync(join(tmpdir(), 'kuvvet-month-'));
    out = join(work, 'out');
    run = await month(join(sample, 'reports'), out);
  });

  afterAll(() => rmSync(work, { recursive: true }));

  it('rates all eight and says so, one line a report', () => {
    expect(run).toMatchObject({ code: 0 });
    expect(run.stdout.trim().split('\n').map((line) => line.split(/\s\s+/).slice(0, 3))).toEqual([
      ['E01.trf26.utf8.trf', 'rated', 'ukd'],
      ['E02.national.cp1254.trf', 'rated', 'ukd'],
      ['E03.trf16.cp1254.trf', 'rated', 'ukd'],
      ['E04.bytepad.utf8.trf', 'rated', 'uhs'],
      ['E05.trf16.utf8.trf', 'rated', 'ukd'],
      ['E06.trf26.utf8.trf', 'rated', 'ukd'],
      ['E07.national.cp1254.trf', 'rated', 'uhs'],
      ['E08.trf26.utf8.trf', 'rated', 'uys'],
    ]);
  });

  describe.each(types)('%s of November 2026', (type) => {
    const expected: Record<string, Expected> = JSON.parse(
      readFileSync(join(root, `tests/golden/month/expected/${type}.json`), 'utf8'),
    );
    const register: Record<string, string>[] = parse(readFileSync(join(sample, 'register.csv')), { columns: true });
    const release = () => {
      const { manifest } = JSON.parse(readFileSync(join(out, 'lists', type, 'latest.json'), 'utf8'));
      return join(out, manifest, '..');
    };
    const list = (): Record<string, string>[] =>
      parse(readFileSync(join(release(), 'list.csv')), { columns: true });
    const changes = (): { player: string; previous: number | null; rating: number | null; change: string; games: number; first: boolean }[] =>
      readFileSync(join(release(), 'changes.ndjson'), 'utf8').trim().split('\n').map((line) => JSON.parse(line));

    it('gives every player who played the expected rating, exact change, games and first rating', () => {
      const found = Object.fromEntries(
        changes().map(({ player, previous, rating, change, games, first }) => [
          player,
          { previous, rating, hundredths: Number(change.replace('.', '')), games, first },
        ]),
      );
      const wanted = Object.fromEntries(
        Object.entries(expected).map(([player, { old, new: rating, games, change_hundredths, first }]) => [
          player,
          { previous: old, rating, hundredths: change_hundredths ?? 0, games, first: first ?? false },
        ]),
      );
      expect(found).toEqual(wanted);
    });

    it('lists the rated, everybody else unchanged, nobody twice', () => {
      const ratings = Object.fromEntries(list().map(({ player, rating }) => [player, rating]));
      const wanted = Object.fromEntries(
        register.flatMap((row) => {
          const entry = expected[row.player as string];
          const rating = entry ? entry.new : row[type];
          return rating ? [[row.player, String(rating)]] : [];
        }),
      );
      expect(ratings).toEqual(wanted);
      expect(list()).toHaveLength(Object.keys(wanted).length);
    });
  });

  it('publishes the same bytes from any dialect of the reports, in any order', async () => {
    const dialects = join(work, 'dialects');
    const files = join(root, 'tests/files/report/variants');
    const names = readdirSync(files);
    // Every event in another dialect than the sample's, under names that turn the order round.
    const chosen = ['E08.trf16.utf8', 'E07.trf26.utf8', 'E06.bytepad.utf8', 'E05.national.cp1254'].concat(
      ['E04.trf26.utf8', 'E03.bytepad.utf8', 'E02.trf16.utf8', 'E01.national.cp1254'],
    );
    for (const name of names.filter((name) => name.endsWith('.licences.json'))) {
      cpSync(join(files, name), join(dialects, name));
    }
    for (const name of chosen) cpSync(join(files, `${name}.trf`), join(dialects, `${name}.trf`));
    const other = join(work, 'other');
    expect(await month(dialects, other)).toMatchObject({ code: 0 });
    expect([...filesUnder(other)]).toEqual([...filesUnder(out)]);
  });

  it('lets no licence number out: not under OUT, not in what it prints', () => {
    const register: Record<string, string>[] = parse(readFileSync(join(sample, 'register.csv')), { columns: true });
    const written = Buffer.concat([...filesUnder(out).values(), Buffer.from(run.stdout + run.stderr)]).toString('latin1');
    const leaked = register.filter(({ licence }) => licence && written.includes(licence));
    expect(leaked).toEqual([]);
  });
});
