import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { bundleEntry, bundleHandler } from '../tests/bundle-handler.ts';
import { lambdaEnvironment } from '../tests/lambda-environment.ts';
import { inWorkshop } from './child.ts';
import { medianOf, verdict } from './compare.ts';

const turns = 15;
const goals = { ratio: 1.5, bytes: 500_000, gzipped: 150_000 };
const stages = ['ingest', 'rate', 'publish'] as const;

/** What a cold start spends on loading a handler, against the same bundler's bundle of nothing but a DynamoDB client. */
export function benchImport(): Promise<string> {
  return inWorkshop((directory) => {
    const fileOf = (name: string) => join(directory, name, 'index.js');
    bundleEntry(join(import.meta.dirname, 'children', 'dynamodb-only.ts'), fileOf('client-dynamodb alone'));
    for (const stage of stages) bundleHandler(stage, fileOf(stage));
    const bundles = ['client-dynamodb alone', ...stages].map((name) => ({
      name,
      file: fileOf(name),
      taken: [] as number[],
    }));
    for (let turn = 0; turn < turns; turn++) for (const { file, taken } of bundles) taken.push(load(file));

    const reference = medianOf(bundles[0]?.taken ?? []);
    const rows = bundles.map(({ name, file, taken }) => {
      const bytes = readFileSync(file);
      return { name, size: bytes.length, gzipped: gzipSync(bytes).length, median: medianOf(taken) };
    });
    const handlers = rows.slice(1);
    const most = (of: 'size' | 'gzipped' | 'median') => Math.max(...handlers.map((row) => row[of]));
    return [
      `${turns} turns; processor time`,
      '',
      '| bundle | bytes | gzipped | import, ms | ratio |',
      '| --- | ---: | ---: | ---: | ---: |',
      ...rows.map(
        ({ name, size, gzipped, median }) =>
          `| ${name} | ${size} | ${gzipped} | ${median.toFixed(0)} | ${(median / reference).toFixed(2)} |`,
      ),
      '',
      `Import at most ${(most('median') / reference).toFixed(2)} times: ${verdict(most('median') / reference <= goals.ratio)} (goal ${goals.ratio}).`,
      `At most ${most('size')} bytes: ${verdict(most('size') <= goals.bytes)} (goal ${goals.bytes}).`,
      `At most ${most('gzipped')} gzipped: ${verdict(most('gzipped') <= goals.gzipped)} (goal ${goals.gzipped}).`,
    ].join('\n');
  });
}

/** Milliseconds a new process takes for it. */
function load(file: string): number {
  const program = `const start = process.cpuUsage();
require(${JSON.stringify(file)});
const { user, system } = process.cpuUsage(start);
process.stdout.write(String((user + system) / 1000), () => process.exit());`;
  const { stdout, stderr } = spawnSync(process.execPath, ['-e', program], {
    env: lambdaEnvironment('http://127.0.0.1:9'),
    encoding: 'utf8',
  });
  if (stdout === '') throw new Error(stderr);
  return Number(stdout);
}
