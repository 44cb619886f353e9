import type { Taken } from './child.ts';
import { medianOf } from './compare.ts';

export interface Measured {
  readonly name: string;
  /** Medians. */
  readonly seconds: number;
  readonly processor: number;
  readonly mebibytes: number;
  /** Times the seconds of the first. */
  readonly ratio: number;
}

/** Runs whole processes in turns, for the reason `compare` does. */
export function measure(
  candidates: Readonly<Record<string, () => Taken>>,
  turns: number,
): readonly Measured[] {
  const runs = Object.entries(candidates).map(([name, run]) => ({ name, run, taken: [] as Taken[] }));
  for (let turn = 0; turn < turns; turn++) for (const { run, taken } of runs) taken.push(run());
  const medians = runs.map(({ name, taken }) => ({
    name,
    seconds: medianOf(taken.map(({ seconds }) => seconds)),
    processor: medianOf(taken.map(({ processor }) => processor)),
    mebibytes: medianOf(taken.map(({ mebibytes }) => mebibytes)),
  }));
  const first = medians[0]?.seconds ?? Number.NaN;
  return medians.map((median) => ({ ...median, ratio: median.seconds / first }));
}

export const processTable = (measured: readonly Measured[]): string =>
  [
    '| | seconds | ratio | processor seconds | peak MiB |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...measured.map(
      ({ name, seconds, ratio, processor, mebibytes }) =>
        `| ${name} | ${seconds.toFixed(2)} | ${ratio.toFixed(2)} | ${processor.toFixed(2)} | ${mebibytes.toFixed(0)} |`,
    ),
  ].join('\n');
