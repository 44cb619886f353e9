import { randomBytes } from 'node:crypto';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import {
  DeleteParameterCommand,
  ParameterNotFound,
  PutParameterCommand,
  SSMClient,
} from '@aws-sdk/client-ssm';
import { cacheControl } from '@kuvvet/gazette';
import { openS3Archive } from '@kuvvet/gazette/s3';
import { makeParameter, openParameterKey, readParameter } from '@kuvvet/gazette/ssm';
import type { Ledger } from '@kuvvet/ledger';
import { openMovableDynamoLedger } from '@kuvvet/ledger/dynamodb';
import type { LiveKeys } from '@kuvvet/office';
import { licenceKeyIn, licenceKeyText, licenceTokens } from '@kuvvet/report';
import { objectKeys, type SiteFile } from '@kuvvet/site';
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

/** Puts the public pages beside the lists; what pages lead to comes before them. */
export async function putPages(files: readonly SiteFile[], environment: NodeJS.ProcessEnv): Promise<void> {
  const Bucket = namedIn(environment)('KUVVET_LISTS_BUCKET');
  const client = new S3Client({});
  for (const { path, bytes, mediaType, isHashed } of files.toSorted(byNeed)) {
    const headers = {
      ContentType: mediaType,
      CacheControl: cacheControl[isHashed ? 'immutable' : 'pointer'],
    };
    for (const Key of objectKeys(path)) {
      await client.send(new PutObjectCommand({ Bucket, Key, Body: bytes, ...headers }));
    }
  }
}

const byNeed = (one: SiteFile, other: SiteFile): number => Number(other.isHashed) - Number(one.isHashed);

/** What an audit of a stack looks at. */
export const openAwsBooks = (
  environment: NodeJS.ProcessEnv,
): Pick<OfficeHome, 'ledger' | 'vault' | 'lists'> => ({
  ledger: openMovableDynamoLedger({
    client: new DynamoDBClient({}),
    table: namedIn(environment)('KUVVET_TABLE'),
  }),
  ...openAwsArchives(environment),
});

/** The stack an office command works on. */
export async function openAwsHome(environment: NodeJS.ProcessEnv): Promise<OfficeHome> {
  const named = namedIn(environment);
  const ssm = new SSMClient({});
  const sqs = new SQSClient({});
  const queueUrl = named('KUVVET_QUEUE_URL');
  const books = openAwsBooks(environment);
  const licenceKey = await standingLicenceKey(named('KUVVET_LICENCE_KEY_PARAMETER'), books.ledger, ssm);
  return {
    ...books,
    identify: licenceTokens(licenceKeyIn(licenceKey)),
    sign: (bytes) => openParameterKey(named('KUVVET_LIST_KEY_PARAMETER'), ssm)(bytes),
    queue: {
      async send(request) {
        await sqs.send(new SendMessageCommand({ QueueUrl: queueUrl, MessageBody: JSON.stringify(request) }));
      },
    },
    now: () => new Date().toISOString(),
    rateQueued: async () => {},
    keys: keysBelow(environment.KUVVET_SENDER_KEYS ?? '/kuvvet/senders/', ssm),
    subscriberKeys: keysBelow(environment.KUVVET_SUBSCRIBER_KEYS ?? '/kuvvet/subscribers/', ssm),
    close: () => {},
  };
}

/**
 * The key of the licence tokens. It is made while there is no book, so no token either; afterwards another one would
 * match nobody.
 */
async function standingLicenceKey(name: string, ledger: Ledger, ssm: SSMClient): Promise<string> {
  const key = await readParameter(name, ssm);
  if (key !== null) return key;
  if ((await ledger.current()) === null) return makeParameter(name, randomBytes(48).toString('base64'), ssm);
  throw new WrongUse({
    tr: `${name} parametresi yok: lisans numaralarının anahtarını yedekten geri koyun.`,
    en: `There is no parameter ${name}: put the key of the licence numbers back from its copy.`,
  });
}

/** The two keys an installation has of its own; what is kept stays, and false says that it is another. */
export function openAwsKeys(environment: NodeJS.ProcessEnv) {
  const named = namedIn(environment);
  const ssm = new SSMClient({});
  const [licence, list] = [named('KUVVET_LICENCE_KEY_PARAMETER'), named('KUVVET_LIST_KEY_PARAMETER')];
  return {
    async read() {
      const text = await readParameter(licence, ssm);
      const listKey = await readParameter(list, ssm);
      return text === null || listKey === null ? null : { licenceKey: licenceKeyIn(text), listKey };
    },
    async keep({ licenceKey, listKey }: { readonly licenceKey: Uint8Array; readonly listKey: string }) {
      const text = await makeParameter(licence, licenceKeyText(licenceKey), ssm);
      const standing = await makeParameter(list, listKey, ssm);
      return standing === listKey && Buffer.compare(licenceKeyIn(text), licenceKey) === 0;
    },
  };
}

/** A parameter for each, as long as there is a key. */
function keysBelow(path: string, ssm: SSMClient): LiveKeys {
  return {
    of: async (id) => JSON.parse((await readParameter(`${path}${id}`, ssm)) ?? '[]'),
    async put(id, keys) {
      const Name = `${path}${id}`;
      if (keys.length === 0) return forget(Name, ssm);
      const kept = { Type: 'SecureString', Value: JSON.stringify(keys), Overwrite: true } as const;
      await ssm.send(new PutParameterCommand({ Name, ...kept }));
    },
  };
}

async function forget(Name: string, ssm: SSMClient): Promise<void> {
  try {
    await ssm.send(new DeleteParameterCommand({ Name }));
  } catch (error) {
    if (!(error instanceof ParameterNotFound)) throw error;
  }
}
