import { ArnFormat, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib';
import { Grant } from 'aws-cdk-lib/aws-iam';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import type { NodeFunction } from './node-function.ts';

/** One secret per sender, `kuvvet/senders/<id>`: its webhook keys. Made with the sender, not with the stack. */
export const senderSecretsPrefix = 'kuvvet/senders/';

/** Holds the private key lists are signed with; made by whoever signs first, since a stack can make no SecureString. */
export const listKeyParameter = '/kuvvet/list-key';

/** One per subscriber, the same. */
export const subscriberSecretsPrefix = 'kuvvet/subscribers/';

/** Keys that no list, table or log ever holds. */
export class Secrets extends Construct {
  /** Turns licence numbers into tokens (ARCHITECTURE 4): whoever loses it loses every match of a licence to a player. */
  readonly licenceKey: Secret;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.licenceKey = new Secret(this, 'LicenceKey', {
      description: 'Kuvvet: key of the licence tokens. Lisans numarası anahtarı. Never replace.',
      generateSecretString: { passwordLength: 64, excludePunctuation: true },
      removalPolicy: RemovalPolicy.RETAIN,
    });
    Validations.of(this.licenceKey).acknowledge({
      id: 'AwsSolutions-SMG4',
      reason:
        'A rotated key would give every licence a new token and match nobody; replacing it is a migration.',
    });
  }

  allowLicenceKey(stage: NodeFunction) {
    Grant.addToPrincipal({
      grantee: stage,
      actions: ['secretsmanager:GetSecretValue'],
      resourceArns: [this.licenceKey.secretArn],
    });
  }

  /** To read the key of the lists and to make it once; never to replace it, nor to read any other. */
  allowListKey(stage: NodeFunction) {
    const resourceArns = [
      Stack.of(this).formatArn({
        service: 'ssm',
        resource: 'parameter',
        resourceName: listKeyParameter.slice(1),
      }),
    ];
    Grant.addToPrincipal({ grantee: stage, actions: ['ssm:GetParameter'], resourceArns });
    Grant.addToPrincipal({
      grantee: stage,
      actions: ['ssm:PutParameter'],
      resourceArns,
      conditions: { StringNotEquals: { 'ssm:Overwrite': 'true' } },
    });
  }

  allowSenderKeys(stage: NodeFunction) {
    this.allowKeysBelow(senderSecretsPrefix, stage);
  }

  allowSubscriberKeys(stage: NodeFunction) {
    this.allowKeysBelow(subscriberSecretsPrefix, stage);
  }

  private allowKeysBelow(prefix: string, stage: NodeFunction) {
    const resource = `${prefix}*`;
    const arn = Stack.of(this).formatArn({
      service: 'secretsmanager',
      resource: 'secret',
      resourceName: resource,
      arnFormat: ArnFormat.COLON_RESOURCE_NAME,
    });
    Grant.addToPrincipal({ grantee: stage, actions: ['secretsmanager:GetSecretValue'], resourceArns: [arn] });
    Validations.of(stage).acknowledge({
      id: `AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:secretsmanager:<AWS::Region>:<AWS::AccountId>:secret:${resource}]`,
      reason: 'They come and go without a deployment; the prefix holds nothing but their keys.',
    });
  }
}
