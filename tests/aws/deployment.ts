import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  CloudFormationClient,
  CreateStackCommand,
  DescribeStacksCommand,
  paginateListStackResources,
  type StackResourceSummary,
  waitUntilStackCreateComplete,
} from '@aws-sdk/client-cloudformation';
import { root } from '../run.ts';
import { bootstrap, publishAssets } from './assets.ts';
import { client } from './emulator.ts';

export interface Deployment {
  /** The template, as synthesized. */
  readonly template: { readonly Resources: Readonly<Record<string, { readonly Type: string }>> };
  readonly resources: readonly StackResourceSummary[];
  readonly outputs: Readonly<Record<string, string>>;
}

/** Synthesizes into `directory` as `npm run synth` does, bundles too, and deploys what came out as it is. */
export async function deploy(directory: string): Promise<Deployment> {
  const env = { ...process.env, CDK_OUTDIR: directory };
  await promisify(execFile)(process.execPath, ['infra/src/app.ts'], { cwd: root, env });
  await bootstrap();
  const template = await publishAssets(directory);

  const cloudFormation = new CloudFormationClient(client);
  // A name of its own: one emulator serves any number of runs.
  const StackName = `Kuvvet-${randomUUID()}`;
  const Capabilities = ['CAPABILITY_IAM'] as const;
  await cloudFormation.send(
    new CreateStackCommand({ StackName, TemplateURL: template, Capabilities: [...Capabilities] }),
  );
  const patience = { client: cloudFormation, maxWaitTime: 120, minDelay: 1, maxDelay: 1 };
  await waitUntilStackCreateComplete(patience, { StackName });

  const resources: StackResourceSummary[] = [];
  for await (const page of paginateListStackResources({ client: cloudFormation }, { StackName }))
    resources.push(...(page.StackResourceSummaries ?? []));
  const { Stacks: [stack] = [] } = await cloudFormation.send(new DescribeStacksCommand({ StackName }));
  const outputs = (stack?.Outputs ?? []).map(({ OutputKey, OutputValue }) => [OutputKey, OutputValue]);
  return {
    template: JSON.parse(readFileSync(join(directory, 'Kuvvet.template.json'), 'utf8')),
    resources,
    outputs: Object.fromEntries(outputs),
  };
}

/** What a stack's resources of a type are called outside it. */
export const named = ({ resources }: Deployment, type: string): readonly string[] =>
  resources
    .filter(({ ResourceType }) => ResourceType === type)
    .map(({ PhysicalResourceId }) => PhysicalResourceId ?? '');
