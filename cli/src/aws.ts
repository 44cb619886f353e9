import { randomBytes } from 'node:crypto';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import {
  CreateSecretCommand,
  GetSecretValueCommand,
  PutSecretValueCommand,
  ResourceNotFoundException,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { openS3Archive } from '@kuvvet/gazette/s3';
import { openDynamoLedger } from '@kuvvet/ledger/dynamodb';
import { licenceTokens } from '@kuvvet/report';
import { WrongUse } from './command.ts';
import type { OfficeHome } from './home.ts';

/** The stack an office command works on, named by the stack's outputs in the environment (README, deploy). */
export async function openAwsHome(environment: NodeJS.ProcessEnv): Promise<OfficeHome> {
  const named = (name: string): string => {
    const value = environment[name];
    if (value) return value;
    throw new WrongUse({
      tr: `${name} ortam değişkeni gerekli.`,
      en: `The environment variable ${name} is required.`,
    });
  };
  const secrets = new SecretsManagerClient({});
  const s3 = new S3Client({});
  const sqs = new SQSClient({});
  const queueUrl = named('KUVVET_QUEUE_URL');
  const licenceKey = await secrets.send(
    new GetSecretValueCommand({ SecretId: named('KUVVET_LICENCE_KEY_SECRET') }),
  );
  return {
    ledger: openDynamoLedger({ client: new DynamoDBClient({}), table: named('KUVVET_TABLE') }),
    vault: openS3Archive({ client: s3, bucket: named('KUVVET_VAULT_BUCKET') }),
    lists: openS3Archive({ client: s3, bucket: named('KUVVET_LISTS_BUCKET') }),
    identify: licenceTokens(new TextEncoder().encode(licenceKey.SecretString)),
    queue: {
      async send(request) {
        await sqs.send(new SendMessageCommand({ QueueUrl: queueUrl, MessageBody: JSON.stringify(request) }));
      },
    },
    issueKey: (sender) => issueKey(`${named('KUVVET_SENDER_SECRETS_PREFIX')}${sender}`, secrets),
    close: () => {},
  };
}

async function issueKey(name: string, secrets: SecretsManagerClient): Promise<string> {
  const key = `whsec_${randomBytes(32).toString('base64')}`;
  const live = await keysIn(name, secrets);
  const SecretString = JSON.stringify([key, ...(live ?? [])].slice(0, 2));
  if (live) await secrets.send(new PutSecretValueCommand({ SecretId: name, SecretString }));
  else await secrets.send(new CreateSecretCommand({ Name: name, SecretString }));
  return key;
}

async function keysIn(name: string, secrets: SecretsManagerClient): Promise<readonly string[] | null> {
  try {
    const { SecretString } = await secrets.send(new GetSecretValueCommand({ SecretId: name }));
    return JSON.parse(SecretString ?? '[]');
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return null;
    throw error;
  }
}
