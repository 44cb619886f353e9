import { writeBook } from './book.ts';
import { bundle, inWorkshop, type Taken, take } from './child.ts';
import { medianOf, verdict } from './compare.ts';
import { inventMonth } from './month.ts';

const sizes = [
  [10_000, 30_000],
  [100_000, 300_000],
  [1_000_000, 3_000_000],
  [2_000_000, 6_000_000],
] as const;
const turns = 3;
const goals = { seconds: 10, mebibytes: 400, growth: 2.2 };

/** Half of what Node allows by itself: short-lived rows need no more room, and a function's memory is paid for. */
const flags = ['--max-semi-space-size=8'];

interface Told {
  readonly rows: number;
  /** Processor seconds. */
  readonly phases: Readonly<Record<string, number>>;
  /** Seconds that making up the people took, which is done twice. */
  readonly invented: number;
}

/** A turn without its inventing. */
function closing(taken: Taken): Taken {
  const { phases, invented }: Told = JSON.parse(taken.output);
  return {
    ...taken,
    seconds: taken.seconds - 2 * invented,
    processor: taken.processor - 2 * (phases['invent people'] ?? 0),
  };
}

/** From the stored state and postings of a month to the next state and `list.csv.gz` and `list.ndjson.gz`. */
export function benchClose(): Promise<string> {
  return inWorkshop((directory) => {
    const program = bundle('close', directory);
    const gzip = bundle('gzip', directory);
    const measured = sizes.map(([players, games]) => {
      writeBook(inventMonth(players, games), directory);
      const taken = Array.from({ length: turns }, () => closing(take(program, directory, [], flags)));
      const compressing = Array.from({ length: turns }, () =>
        Number(take(gzip, directory, ['list.csv.gz', 'list.ndjson.gz']).output),
      );
      return {
        ...{ players, games, ...mediansOf(taken), gzip: medianOf(compressing) },
        told: JSON.parse(taken.at(-1)?.output ?? '') as Told,
      };
    });
    const million = measured.find(({ players }) => players === 1_000_000);
    const two = measured.find(({ players }) => players === 2_000_000);
    if (!million || !two) throw new Error('nothing was measured');
    const growth = two.processor / million.processor;
    return [
      `Each in a process of its own, ${turns} turns, people invented not counted; beside it, what compressing the two files alone takes`,
      '',
      '| players | games | seconds | processor seconds | gzip alone | ratio | peak MiB |',
      '| ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
      ...measured.map(
        ({ players, games, seconds, processor, gzip, mebibytes }) =>
          `| ${players} | ${games} | ${seconds.toFixed(2)} | ${processor.toFixed(2)} | ${gzip.toFixed(2)} | ${(processor / gzip).toFixed(1)} | ${mebibytes.toFixed(0)} |`,
      ),
      '',
      ...phasesOf(million.told),
      '',
      `A million players: ${million.seconds.toFixed(1)} seconds: ${verdict(million.seconds <= goals.seconds)} (goal ${goals.seconds}).`,
      `${million.mebibytes.toFixed(0)} MiB: ${verdict(million.mebibytes <= goals.mebibytes)} (goal ${goals.mebibytes}).`,
      `Two million: ${growth.toFixed(2)} times: ${verdict(growth <= goals.growth)} (goal ${goals.growth}).`,
    ].join('\n');
  });
}

const mediansOf = (taken: readonly Taken[]) => ({
  seconds: medianOf(taken.map(({ seconds }) => seconds)),
  processor: medianOf(taken.map(({ processor }) => processor)),
  mebibytes: medianOf(taken.map(({ mebibytes }) => mebibytes)),
});

const phasesOf = ({ phases }: Told): readonly string[] => [
  '| a million players | processor seconds |',
  '| --- | ---: |',
  ...Object.entries(phases).map(([name, seconds]) => `| ${name} | ${seconds.toFixed(2)} |`),
];
