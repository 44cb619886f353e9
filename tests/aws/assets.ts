import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BucketAlreadyOwnedByYou, CreateBucketCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { PutParameterCommand, SSMClient } from '@aws-sdk/client-ssm';
import { filesUnder } from '../run.ts';
import { accountId, client, region } from './emulator.ts';
import { zip } from './zip.ts';

/** CDK's own mark in the names of its bootstrap. */
const qualifier = 'hnb659fds';
const Bucket = `cdk-${qualifier}-assets-${accountId}-${region}`;
const s3 = new S3Client(client);

interface Asset {
  readonly source: { readonly path: string; readonly packaging: 'file' | 'zip' };
  readonly destinations: Readonly<Record<string, { readonly objectKey: string }>>;
}

/** Of what `cdk bootstrap` makes, what the template names. Once per account and region. */
export async function bootstrap(): Promise<void> {
  const LocationConstraint = region;
  try {
    await s3.send(new CreateBucketCommand({ Bucket, CreateBucketConfiguration: { LocationConstraint } }));
  } catch (error) {
    if (!(error instanceof BucketAlreadyOwnedByYou)) throw error;
  }
  const version = { Name: `/cdk-bootstrap/${qualifier}/version`, Type: 'String', Value: '30' } as const;
  await new SSMClient(client).send(new PutParameterCommand({ ...version, Overwrite: true }));
}

/** Uploads what was synthesized into `directory` under the keys the template names. Gives the template's address. */
export async function publishAssets(directory: string): Promise<string> {
  const { files } = JSON.parse(readFileSync(join(directory, 'Kuvvet.assets.json'), 'utf8'));
  let template = '';
  for (const { source, destinations } of Object.values<Asset>(files)) {
    const path = join(directory, source.path);
    const Body = source.packaging === 'zip' ? zip(filesUnder(path)) : readFileSync(path);
    for (const { objectKey: Key } of Object.values(destinations)) {
      await s3.send(new PutObjectCommand({ Bucket, Key, Body }));
      if (source.packaging === 'file') template = `https://s3.${region}.amazonaws.com/${Bucket}/${Key}`;
    }
  }
  return template;
}
