import { alias, bundling, entryOf, type Stage } from '@kuvvet/infra';
import { buildSync } from 'esbuild';

/**
 * Bundles the handler of a stage to `outfile`, a `.js` file, as a deployment does (infra/src/bundling.ts).
 * Gives the modules it leaves to the runtime.
 */
export const bundleHandler = (stage: Stage, outfile: string): readonly string[] =>
  bundleEntry(entryOf(stage), outfile);

/** The same of any module. */
export function bundleEntry(entry: string, outfile: string): readonly string[] {
  const { minify, target, format, mainFields, esbuildArgs } = bundling;
  const { metafile } = buildSync({
    entryPoints: [entry],
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
