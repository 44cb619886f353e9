import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { composeApp } from '@kuvvet/infra';
import { CfnResource, type Stack } from 'aws-cdk-lib';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { withoutBundles } from './template.ts';

const outdir = mkdtempSync(join(tmpdir(), 'kuvvet-checks-'));
afterEach(() => rmSync(outdir, { recursive: true, force: true }));

/** Synthesizes the app as a deployment does, with something added, and gives the findings nobody acknowledged. */
function findings(spoil: (stack: Stack) => void): string[] {
  vi.spyOn(console, 'error').mockReturnValue();
  const { app, stack } = composeApp({ context: withoutBundles, outdir });
  spoil(stack);
  let failed = false;
  try {
    app.synth();
  } catch {
    failed = true;
  }
  const { pluginReports } = JSON.parse(readFileSync(join(outdir, 'validation-report.json'), 'utf8'));
  const found = pluginReports.flatMap((report: { violations: { ruleName: string; severity: string }[] }) =>
    report.violations.map(({ ruleName, severity }) => `${severity} ${ruleName}`),
  );
  if (found.length > 0) expect(failed).toBe(true);
  return found;
}

describe('the checks of a synthesis', () => {
  it('find nothing that is not acknowledged with its reason', () => expect(findings(() => {})).toEqual([]));

  it('include cdk-nag', () => {
    expect(findings((stack) => new Topic(stack, 'Plain'))).toEqual(['error AwsSolutions-SNS3']);
  });

  it("include CloudFormation's own rules, as errors", () => {
    const spoil = (stack: Stack) =>
      new CfnResource(stack, 'Odd', {
        type: 'AWS::Logs::LogGroup',
        properties: { RetentionInDays: 'ninety' },
      });
    expect(findings(spoil)).toContain('error F3012');
  });
});
