/** What is measured against one another. The first is the measure. */
export type Candidates = Readonly<Record<string, () => unknown>>;

export interface Comparison {
  readonly name: string;
  /** Milliseconds of processor time. */
  readonly median: number;
  /** Those of the turn that was disturbed least. */
  readonly best: number;
  /** Times the median of the first candidate. */
  readonly ratio: number;
}

/**
 * Runs the candidates in turns, so that whatever else the machine does meets all of them alike; the medians are
 * compared, for only ratios of one run mean anything elsewhere. Time is that of the processor: a busy machine lets a
 * process wait, and who waits longer says nothing.
 */
export function compare(candidates: Candidates, turns: number): readonly Comparison[] {
  const times = Object.entries(candidates).map(([name, run]) => ({ name, run, taken: [] as number[] }));
  const warmUp = Math.ceil(turns / 5);
  for (let turn = -warmUp; turn < turns; turn += 1) {
    for (const { run, taken } of times) {
      const start = process.cpuUsage();
      run();
      if (turn >= 0) taken.push(process.cpuUsage(start).user / 1000);
    }
  }
  const medians = times.map(({ name, taken }) => ({
    name,
    median: medianOf(taken),
    best: Math.min(...taken),
  }));
  const measure = medians[0]?.median ?? 1;
  return medians.map((one) => ({ ...one, ratio: one.median / measure }));
}

export const medianOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** As a Markdown table, to be kept in docs/performance.md. */
export const table = (comparisons: readonly Comparison[]): string =>
  [
    '| | best, ms | median, ms | ratio |',
    '| --- | ---: | ---: | ---: |',
    ...comparisons.map(
      ({ name, median, best, ratio }) =>
        `| ${name} | ${best.toFixed(2)} | ${median.toFixed(2)} | ${ratio.toFixed(2)} |`,
    ),
  ].join('\n');

export const verdict = (isMet: boolean): string => (isMet ? 'met' : 'missed');
