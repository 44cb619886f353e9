import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BundlingOptions, OutputFormat } from 'aws-cdk-lib/aws-lambda-nodejs';

export type Stage = 'ingest' | 'rate' | 'publish' | 'notify';

/** The directory of package-lock.json, from which the bundler resolves. */
export const repository = join(import.meta.dirname, '..', '..');

export const entryOf = (stage: Stage) => join(repository, 'functions', stage, 'src', 'handler.ts');

/** Modules that a bundle takes from elsewhere. */
export const alias = {
  '@aws-sdk/credential-provider-node': fileURLToPath(new URL('./lambda-credentials.ts', import.meta.url)),
  '@aws-sdk/middleware-endpoint-discovery': fileURLToPath(new URL('./one-endpoint.ts', import.meta.url)),
} as const;

/**
 * CommonJS and the `module` fields first gave the shortest cold start of all combinations measured. The SDK is
 * bundled: its version is then the tested one, and it loads faster than the runtime's own.
 */
export const bundling = {
  minify: true,
  target: 'node24',
  format: OutputFormat.CJS,
  mainFields: ['module', 'main'],
  bundleAwsSDK: true,
  esbuildArgs: {
    // `charset` is a property of CDK's too, but not passed on in 2.276.
    '--charset': 'utf8',
    ...Object.fromEntries(Object.entries(alias).map(([name, file]) => [`--alias:${name}`, file])),
  },
} as const satisfies BundlingOptions;
