import { bundling, entryOf, type Stage } from '@kuvvet/infra';
import { buildSync } from 'esbuild';

/** Bundles the handler of a stage to `outfile`, a `.js` file, as a deployment does (infra/src/bundling.ts). */
export function bundleHandler(stage: Stage, outfile: string) {
  const { minify, target, format, mainFields, charset } = bundling;
  buildSync({
    entryPoints: [entryOf(stage)],
    outfile,
    bundle: true,
    platform: 'node',
    minify,
    target,
    format,
    mainFields: [...mainFields],
    charset,
    logLevel: 'silent',
  });
}
