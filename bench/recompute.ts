import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundle, inWorkshop, take } from './child.ts';
import { verdict } from './compare.ts';
import { inventMonth, writeMonth } from './month.ts';
import { type Measured, measure, processTable } from './processes.ts';

const players = 200_000;
const sizes = [1_000_000, 5_000_000];
const turns = 5;
const goals = { ratio: 3, mebibytes: 100 };

/** Ratings and games from CSV to CSV, whole processes, against DuckDB by SQL that was written without the engine. */
export function benchRecompute(): Promise<string> {
  return inWorkshop((directory) => {
    const own = bundle('recompute', directory);
    const duckdb = bundle('duckdb', directory);
    writeFileSync(join(directory, 'recompute.sql'), readFileSync(join(import.meta.dirname, 'recompute.sql')));
    const candidates = {
      recompute: () => take(own, directory),
      'DuckDB, threads as it likes': () => take(duckdb, directory, ['recompute.sql']),
      'DuckDB, one thread': () => take(duckdb, directory, ['recompute.sql', '1']),
    };
    const sections = sizes.map((games) => {
      writeMonth(inventMonth(players, games), directory);
      const measured = measure(candidates, turns);
      return [
        `${games} games, ${players} players, ${turns} turns`,
        '',
        processTable(measured),
        '',
        `Differing ratings: ${differences(directory)}.`,
        ...(games === sizes[0] ? verdicts(measured) : []),
      ].join('\n');
    });
    return sections.join('\n\n');
  });
}

function verdicts([own, duckdb]: readonly Measured[]): readonly string[] {
  if (!own || !duckdb) throw new Error('nothing was measured');
  return [
    `1/${duckdb.ratio.toFixed(1)} of DuckDB's time: ${verdict(duckdb.ratio >= goals.ratio)} (goal 1/${goals.ratio}).`,
    `${own.mebibytes.toFixed(0)} MiB: ${verdict(own.mebibytes <= goals.mebibytes)} (goal ${goals.mebibytes}).`,
  ];
}

/** Players whose two ratings are not the same. */
function differences(directory: string): number {
  const [one, other] = ['kuvvet.csv', 'duckdb.csv'].map((name) => ratingsIn(join(directory, name)));
  if (!one || !other || one.size !== players || other.size !== players)
    throw new Error('players are missing');
  return [...one].filter(([player, rating]) => other.get(player) !== rating).length;
}

const ratingsIn = (path: string): ReadonlyMap<string, string> =>
  new Map(
    readFileSync(path, 'utf8')
      .trimEnd()
      .split(/\r?\n/)
      .slice(1)
      .map((line) => line.split(',') as [string, string]),
  );
