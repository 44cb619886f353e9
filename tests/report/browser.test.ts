import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

it('the reader is built for a browser without anything of Node (the site checks reports)', async () => {
  const entry = fileURLToPath(new URL('../../packages/report/src/index.ts', import.meta.url));
  const { outputFiles, warnings } = await build({
    entryPoints: [entry],
    bundle: true,
    platform: 'browser',
    format: 'esm',
    write: false,
  });
  expect(warnings).toEqual([]);
  expect(outputFiles[0]?.text).not.toMatch(/node:|\bBuffer\b|\bprocess\.\w/);
});
