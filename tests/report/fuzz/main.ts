import { parseArgs } from 'node:util';
import { fuzz, type Kind, plainRead, type Read } from './campaign.ts';
import { extremes } from './extremes.ts';

/** What one report may cost: megabytes of the whole process, milliseconds of processor time. */
const most = { megabytes: 256, milliseconds: 1000 } as const;

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
  },
});
const [runs, seed] = [Number(values.runs), Number(values.seed)];

/** Mutants of each kind in one round; large reports cost a thousand times as much as the others. */
const shares: readonly (readonly [Kind, number])[] = [
  ['trf', 1200],
  ['json', 500],
  ['zip', 297],
  ['large', 3],
];
const kinds = values.only ? [[values.only as Kind, 1000] as const] : shares;

let slowest = 0;
const timedRead: Read = (bytes) => {
  const start = process.threadCpuUsage();
  const reading = plainRead(bytes);
  const { user, system } = process.threadCpuUsage(start);
  slowest = Math.max(slowest, (user + system) / 1000);
  return reading;
};
const megabytes = () => process.resourceUsage().maxRSS / 1024;
const cost = () => `slowest ${slowest.toFixed(0)} ms, peak ${megabytes().toFixed(0)} MB`;

console.log(`before anything: ${megabytes().toFixed(0)} MB`);
for (const [name, write] of extremes) {
  const [bytes, before] = [write(), slowest];
  slowest = 0;
  timedRead(bytes);
  console.log(`${name}: ${bytes.length} bytes, ${cost()}`);
  slowest = Math.max(slowest, before);
}

let done = 0;
let accepted = 0;
for (let round = 0; done < runs; round += 1) {
  for (const [kind, count] of kinds) {
    const size = Math.min(count, runs - done);
    if (size === 0) break;
    try {
      accepted += await fuzz(kind, seed + round, size, timedRead);
    } catch (error) {
      console.error(error instanceof Error ? `${error.message}\n${error.cause}` : error);
      console.error(`Again: npm run fuzz -- --only ${kind} --seed ${seed + round} --runs ${size}`);
      process.exit(1);
    }
    done += size;
  }
  if (round % 10 === 9 || done >= runs)
    console.log(`${done} mutants (seed ${seed}), ${accepted} accepted, ${cost()}`);
}
const within = megabytes() <= most.megabytes && slowest <= most.milliseconds;
console.log(
  within ? 'nothing at fault' : `over the limit of ${most.milliseconds} ms or ${most.megabytes} MB`,
);
if (!within) process.exitCode = 1;
