import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import {
  CreateSecretCommand,
  DeleteSecretCommand,
  GetSecretValueCommand,
  PutSecretValueCommand,
  ResourceNotFoundException,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { openS3Archive } from '@kuvvet/gazette/s3';
import { openParameterKey } from '@kuvvet/gazette/ssm';
import { openDynamoLedger } from '@kuvvet/ledger/dynamodb';
import type { LiveKeys } from '@kuvvet/office';
import { licenceTokens } from '@kuvvet/report';
import { WrongUse } from './command.ts';
import type { OfficeHome } from './home.ts';

/** A stack's resources by the names of its outputs in the environment (README, deploy). */
const namedIn = (environment: NodeJS.ProcessEnv) => (name: string) => {
  const value = environment[name];
  if (value) return value;
  throw new WrongUse({
    tr: `${name} ortam değişkeni gerekli.`,
    en: `The environment variable ${name} is required.`,
  });
};

/** The archives of a stack: what is needed where its ledger is lost. */
export function openAwsArchives(environment: NodeJS.ProcessEnv): Pick<OfficeHome, 'vault' | 'lists'> {
  const named = namedIn(environment);
  const client = new S3Client({});
  return {
    vault: openS3Archive({ client, bucket: named('KUVVET_VAULT_BUCKET') }),
    lists: openS3Archive({ client, bucket: named('KUVVET_LISTS_BUCKET') }),
  };
}

/** What an audit of a stack looks at. */
export const openAwsBooks = (
  environment: NodeJS.ProcessEnv,
): Pick<OfficeHome, 'ledger' | 'vault' | 'lists'> => ({
  ledger: openDynamoLedger({ client: new DynamoDBClient({}), table: namedIn(environment)('KUVVET_TABLE') }),
  ...openAwsArchives(environment),
});

/** The stack an office command works on. */
export async function openAwsHome(environment: NodeJS.ProcessEnv): Promise<OfficeHome> {
  const named = namedIn(environment);
  const secrets = new SecretsManagerClient({});
  const sqs = new SQSClient({});
  const queueUrl = named('KUVVET_QUEUE_URL');
  const licenceKey = await secrets.send(
    new GetSecretValueCommand({ SecretId: named('KUVVET_LICENCE_KEY_SECRET') }),
  );
  return {
    ...openAwsBooks(environment),
    identify: licenceTokens(new TextEncoder().encode(licenceKey.SecretString)),
    sign: (bytes) => openParameterKey(named('KUVVET_LIST_KEY_PARAMETER'))(bytes),
    queue: {
      async send(request) {
        await sqs.send(new SendMessageCommand({ QueueUrl: queueUrl, MessageBody: JSON.stringify(request) }));
      },
    },
    now: () => new Date().toISOString(),
    rateQueued: async () => {},
    keys: keysBelow(named('KUVVET_SENDER_SECRETS_PREFIX'), secrets),
    subscriberKeys: keysBelow(environment.KUVVET_SUBSCRIBER_SECRETS_PREFIX ?? 'kuvvet/subscribers/', secrets),
    close: () => {},
  };
}

/** One secret each, as long as there is a key: it costs by the month. */
function keysBelow(prefix: string, secrets: SecretsManagerClient): LiveKeys {
  return {
    of: async (id) => (await keysIn(`${prefix}${id}`, secrets)) ?? [],
    async put(id, keys) {
      const name = `${prefix}${id}`;
      const SecretString = JSON.stringify(keys);
      const there = (await keysIn(name, secrets)) !== null;
      if (keys.length === 0) {
        const gone = { SecretId: name, ForceDeleteWithoutRecovery: true };
        if (there) await secrets.send(new DeleteSecretCommand(gone));
      } else if (there) await secrets.send(new PutSecretValueCommand({ SecretId: name, SecretString }));
      else await secrets.send(new CreateSecretCommand({ Name: name, SecretString }));
    },
  };
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
