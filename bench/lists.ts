import { statSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@kuvvet/gazette';
import { bundle, inWorkshop, take } from './child.ts';
import { medianOf, verdict } from './compare.ts';
import { inventedList } from './lists-rows.ts';

const players = 1_000_000;
const turns = 3;
const goals = { seconds: 5, mebibytes: 64 };

/** Written by name, or by other means. */
const files = render(inventedList(0))
  .filter(({ rows, name }) => rows === 0 && !/^(changes|audit|kept|amendments|datapackage|schema)/.test(name))
  .map(({ name }) => name);
const others = [
  'csv-stringify',
  'papaparse',
  'JSON.stringify',
  'packed twice',
  'staged packed',
  'staged all',
];

interface Taken {
  readonly seconds: number;
  /** Of all threads. */
  readonly processor: number;
  /** Above what the process had with the rows in memory. */
  readonly mebibytes: number;
}

/** Writing a list, each file in a process of its own that has the rows and nothing else, against what others do. */
export function benchLists(): Promise<string> {
  return inWorkshop((directory) => {
    const program = bundle('lists', directory);
    const runs = [...files, ...others].map((name) => ({ name, taken: [] as Taken[] }));
    for (let turn = 0; turn < turns; turn++) {
      for (const { name, taken } of runs) {
        taken.push(JSON.parse(take(program, directory, [name, `${players}`]).output));
      }
    }
    const medians = runs.map(({ name, taken }) => ({
      name,
      seconds: medianOf(taken.map(({ seconds }) => seconds)),
      processor: medianOf(taken.map(({ processor }) => processor)),
      mebibytes: medianOf(taken.map(({ mebibytes }) => mebibytes)),
      bytes: statSync(join(directory, name), { throwIfNoEntry: false })?.size ?? null,
    }));
    const of = (name: string) => medians.find((median) => median.name === name) ?? none;
    const reference = of('csv-stringify');
    const staged = of('staged packed');
    return [
      `${players} players, ${turns} turns; times as long as csv-stringify takes for \`list.csv\``,
      '',
      '| | MB | seconds | ratio | processor seconds | ratio | MiB more |',
      '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
      ...medians.map(
        ({ name, seconds, processor, mebibytes, bytes }) =>
          `| ${name} | ${bytes === null ? '' : (bytes / 1e6).toFixed(1)} | ${seconds.toFixed(2)} | ${(seconds / reference.seconds).toFixed(2)} | ${processor.toFixed(2)} | ${(processor / reference.processor).toFixed(2)} | ${mebibytes.toFixed(0)} |`,
      ),
      '',
      `list.csv.gz and list.ndjson.gz staged in ${staged.seconds.toFixed(1)} s: ${verdict(staged.seconds <= goals.seconds)} (goal ${goals.seconds}).`,
      `${staged.mebibytes.toFixed(0)} MiB more: ${verdict(staged.mebibytes <= goals.mebibytes)} (goal ${goals.mebibytes}).`,
    ].join('\n');
  });
}

const none = { seconds: Number.NaN, processor: Number.NaN, mebibytes: Number.NaN };
