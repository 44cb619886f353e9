import { Stack, Validations } from 'aws-cdk-lib';
import { Grant } from 'aws-cdk-lib/aws-iam';
import type { NodeFunction } from './node-function.ts';

/**
 * Where the Parameter Store keeps what no list, table or log ever holds, as SecureStrings, which cost nothing. A stack
 * cannot make one: the key of the licence tokens is made by the first office command, the key that signs lists by
 * whoever signs first, those of a sender or subscriber with it.
 */
export const keyParameters = {
  /** Turns licence numbers into tokens (ARCHITECTURE 4): whoever loses it loses every match of a licence to a player. */
  licence: '/kuvvet/licence-key',
  lists: '/kuvvet/list-key',
  senders: '/kuvvet/senders/',
  subscribers: '/kuvvet/subscribers/',
} as const;

/** To read one parameter and no other. */
export function allowKey(stage: NodeFunction, name: string) {
  Grant.addToPrincipal({ grantee: stage, actions: ['ssm:GetParameter'], resourceArns: [arnOf(stage, name)] });
}

/** To read the parameters below a path that ends with a stroke. */
export function allowKeysBelow(stage: NodeFunction, path: string) {
  allowKey(stage, `${path}*`);
  Validations.of(stage).acknowledge({
    id: `AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:ssm:<AWS::Region>:<AWS::AccountId>:parameter${path}*]`,
    reason: 'They come and go without a deployment; the path holds nothing but their keys.',
  });
}

/** To read a parameter and to make it once; never to replace it. */
export function allowKeyOnce(stage: NodeFunction, name: string) {
  allowKey(stage, name);
  Grant.addToPrincipal({
    grantee: stage,
    actions: ['ssm:PutParameter'],
    resourceArns: [arnOf(stage, name)],
    conditions: { StringNotEquals: { 'ssm:Overwrite': 'true' } },
  });
}

const arnOf = (stage: NodeFunction, name: string) =>
  Stack.of(stage).formatArn({ service: 'ssm', resource: 'parameter', resourceName: name.slice(1) });
