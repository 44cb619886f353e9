import { parseArgs } from 'node:util';
import { Scratch } from './scratch.ts';
import { replayOf, type Trial, Trials, trials } from './trial.ts';

const usage = `Usage: npm run simulate -- [--trial ${Object.keys(trials).join('|')}] [--seeds N] [--from S] [--trace]

Runs three months of reports and closings once for each seed, every call in an order drawn from the seed:
  faults      with faults at any call; the lists must be those without (default)
  deliveries  with order, copies and delays only
  races       with faults, and books that close whenever they close
--trace tells every call. The exit code is 1 if a seed fails.`;

const { values } = parseArgs({
  options: {
    trial: { type: 'string', default: 'faults' },
    seeds: { type: 'string', default: '1000' },
    from: { type: 'string', default: '0' },
    trace: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const seeds = Number(values.seeds);
const from = Number(values.from);
if (values.help || !(values.trial in trials) || !Number.isSafeInteger(seeds) || !Number.isSafeInteger(from)) {
  console.error(usage);
  process.exit(2);
}
await simulate(values.trial as Trial);

async function simulate(trial: Trial): Promise<void> {
  using scratch = new Scratch();
  const running = new Trials(trial, scratch);
  let failed = 0;
  for (let seed = from; seed < from + seeds; seed++) {
    const wrong = await running.try(seed, values.trace ? console.log : undefined);
    if (wrong.length > 0) {
      failed++;
      console.log(`seed ${seed}: ${wrong.join('; ')}\n  ${replayOf(trial, seed)}`);
    }
    const done = seed - from + 1;
    if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${seeds}, ${failed} failed`);
    else if (done % 1000 === 0) console.error(`${done} of ${seeds}, ${failed} failed`);
  }
  if (process.stderr.isTTY) process.stderr.write('\n');
  console.log(`${trial}: ${seeds} seeds from ${from}, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
