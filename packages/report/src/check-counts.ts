import type { Counts } from './declaration.ts';
import type { FindingLog } from './finding-log.ts';

/** Compares what is declared with what a report holds (formats 3 #27). `pointer`: where a JSON report declares it. */
export function checkCounts(counted: Counts, declared: Counts, log: FindingLog, pointer?: string): void {
  for (const name of ['rounds', 'players', 'games'] as const) {
    const [found, expected] = [counted[name], declared[name]];
    if (expected === undefined || expected === found) continue;
    const place = pointer === undefined ? {} : { pointer: `${pointer}/${name}` };
    log.note('count.mismatch', { ...place, found: `${name}=${found}`, expected: `${name}=${expected}` });
  }
}
