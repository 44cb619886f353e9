import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import tls from 'node:tls';
import { root } from '../run.ts';
import './localhost.ts';

/** Where the emulator answers (`ministack.sh` prints it); without one every test here is skipped. */
export const endpoint = process.env.KUVVET_AWS_ENDPOINT;

/** The account whose APIs the emulator serves to the world. */
export const accountId = '000000000000';
export const region = 'eu-central-1';

/** What `ministack.sh` made for the emulator, and nobody else knows. */
const certificate = join(root, '.venv/ministack/certificate.pem');
if (endpoint && existsSync(certificate))
  tls.setDefaultCACertificates([...tls.getCACertificates(), readFileSync(certificate, 'utf8')]);

/** For the clients of a test. */
export const client = {
  ...(endpoint && { endpoint }),
  region,
  credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
};

/** For a program that finds its clients' settings in the environment. */
export const environment = {
  AWS_ENDPOINT_URL: endpoint ?? '',
  AWS_REGION: region,
  AWS_ACCESS_KEY_ID: client.credentials.accessKeyId,
  AWS_SECRET_ACCESS_KEY: client.credentials.secretAccessKey,
  NODE_EXTRA_CA_CERTS: certificate,
  NODE_OPTIONS: `--import=${new URL('./localhost.ts', import.meta.url)}`,
};
