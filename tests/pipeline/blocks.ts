import { Scratch } from './scratch.ts';
import { replayOf, type Trial, Trials } from './trial.ts';

/** Seeds in blocks of a hundred, for tests that say how far they are. */
export const blocks = (from: number, count: number): readonly number[] =>
  Array.from({ length: count / 100 }, (_, block) => from + 100 * block);

/** What is wrong with any of the hundred seeds from one on, with the command that shows it again. */
export async function failures(trial: Trial, from: number): Promise<readonly string[]> {
  using scratch = new Scratch();
  const trials = new Trials(trial, scratch);
  const failed: string[] = [];
  for (let seed = from; seed < from + 100; seed++) {
    const wrong = await trials.try(seed);
    if (wrong.length > 0) failed.push(`${replayOf(trial, seed)}: ${wrong.join('; ')}`);
  }
  return failed;
}
