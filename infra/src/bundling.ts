import { join } from 'node:path';
import { type BundlingOptions, Charset, OutputFormat } from 'aws-cdk-lib/aws-lambda-nodejs';

export type Stage = 'ingest' | 'rate' | 'publish';

/** The directory of package-lock.json, from which the bundler resolves. */
export const repository = join(import.meta.dirname, '..', '..');

export const entryOf = (stage: Stage) => join(repository, 'functions', stage, 'src', 'handler.ts');

/**
 * CommonJS and the `module` fields first gave the shortest cold start of all combinations measured. The SDK is
 * bundled: its version is then the tested one, and it loads faster than the runtime's own.
 */
export const bundling = {
  minify: true,
  target: 'node24',
  format: OutputFormat.CJS,
  mainFields: ['module', 'main'],
  charset: Charset.UTF8,
  bundleAwsSDK: true,
} as const satisfies BundlingOptions;
