/** Where the emulator answers; without one every test here is skipped. */
export const endpoint = process.env.KUVVET_AWS_ENDPOINT;

/** The account whose APIs the emulator serves to requests that AWS credentials have not signed. */
export const accountId = '000000000000';
export const region = 'eu-central-1';

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
  // The API has a name below localhost.
  NODE_OPTIONS: `--import=${new URL('./localhost.ts', import.meta.url)}`,
};
