import { alias, bundling, entryOf, type Stage } from '@kuvvet/infra';
import { buildSync } from 'esbuild';

/**
 * Bundles the handler of a stage to `outfile`, a `.js` file, as a deployment does (infra/src/bundling.ts).
 * Gives the modules it leaves to the runtime.
 */
export function bundleHandler(stage: Stage, outfile: string): readonly string[] {
  const { minify, target, format, mainFields, esbuildArgs } = bundling;
  const { metafile } = buildSync({
    entryPoints: [entryOf(stage)],
    outfile,
    bundle: true,
    platform: 'node',
    minify,
    target,
    format,
    mainFields: [...mainFields],
    charset: esbuildArgs['--charset'],
    alias,
    metafile: true,
    logLevel: 'silent',
  });
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
  return imports.filter(({ external }) => external).map(({ path }) => path);
}
