import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { composeApp } from '@kuvvet/infra';
import { afterAll, describe, expect, it } from 'vitest';
import { bundleHandler } from '../bundle-handler.ts';
import { lambdaEnvironment } from '../lambda-environment.ts';

/** Bytes, minified: a larger bundle shows in every cold start. */
const budget = 775_000;

const directory = mkdtempSync(join(tmpdir(), 'kuvvet-bundles-'));
afterAll(() => rmSync(directory, { recursive: true }));

/** No service answers there. */
const environment = lambdaEnvironment('http://127.0.0.1:9');

const stages = ['ingest', 'rate', 'publish', 'notify'] as const;

const digest = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

describe.each(stages)('the bundle of %s', (stage) => {
  const file = join(directory, stage, 'index.js');
  const modules = bundleHandler(stage, file);

  it(`is within ${budget} bytes`, () => expect(statSync(file).size).toBeLessThanOrEqual(budget));

  it('needs nothing but Node', () => {
    expect(modules).not.toEqual([]);
    expect(modules.filter((name) => !isBuiltin(name))).toEqual([]);
  });

  it('loads as Lambda loads it and exports the handler', () => {
    // A directory without package.json: Node takes `index.js` for CommonJS, as in /var/task.
    const script = `process.stdout.write(typeof require(${JSON.stringify(file)}).handler, () => process.exit())`;
    expect(execFileSync(process.execPath, ['-e', script], { env: environment, encoding: 'utf8' })).toBe(
      'function',
    );
  });
});

it('a deployment bundles the same bytes', () => {
  const outdir = join(directory, 'cdk.out');
  composeApp({ outdir, builtinCloudFormationValidation: false }).app.synth();
  const assets = readdirSync(outdir).filter((name) => name.startsWith('asset.'));
  const deployed = assets.map((name) => digest(join(outdir, name, 'index.js')));
  expect(deployed.sort()).toEqual(stages.map((stage) => digest(join(directory, stage, 'index.js'))).sort());
});
