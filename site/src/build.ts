import { basename, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build } from 'esbuild';
import { addressOf, languages } from './page.ts';
import { pages } from './pages.ts';
import { type Assets, shell } from './shell.ts';

/** A file of the site, as it is served. */
export interface SiteFile {
  /** Below the root of the site: `player/index.html`, `assets/player-4F2K.js`. */
  readonly path: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
  /** Named by its content, so it never changes. */
  readonly isHashed: boolean;
}

const browser = fileURLToPath(new URL('./browser', import.meta.url));
const root = fileURLToPath(new URL('../..', import.meta.url));

const options = {
  absWorkingDir: root,
  bundle: true,
  minify: true,
  write: false,
  metafile: true,
  outdir: 'out',
  target: ['es2022', 'chrome123', 'firefox128', 'safari17.5'],
  legalComments: 'none',
  logLevel: 'silent',
} satisfies BuildOptions;

/** Every file of the site; the same sources give the same bytes. Throws what esbuild finds wrong with them. */
export async function buildSite(): Promise<readonly SiteFile[]> {
  const entryPoints = pages.map(({ name }) => ({
    in: `${browser}/${name}/main.tsx`,
    out: `assets/${name}`,
  }));
  const { outputFiles, metafile } = await build({
    ...options,
    entryPoints: [
      ...entryPoints,
      { in: `${browser}/style/site.css`, out: 'assets/site' },
      { in: `${browser}/style/icon.svg`, out: 'assets/icon' },
    ],
    format: 'esm',
    splitting: true,
    jsx: 'automatic',
    jsxImportSource: 'preact',
    loader: { '.svg': 'copy' },
    entryNames: '[dir]/[name]-[hash]',
    chunkNames: 'assets/[name]-[hash]',
  });
  const embed = await build({
    ...options,
    entryPoints: [{ in: `${browser}/card/kuvvet-card.ts`, out: 'kuvvet-card' }],
    format: 'iife',
  });
  const made = outputFiles.map(({ path, contents }) => hashed(relative(`${root}/out`, path), contents));
  const output = Object.entries(metafile.outputs);
  const addressFrom = (source: string): string => {
    const found = output.find(([, { entryPoint }]) => entryPoint?.endsWith(`browser/${source}`));
    return `/assets/${basename(found?.[0] ?? source)}`;
  };
  const shared = {
    style: addressFrom('style/site.css'),
    icon: `/${made.find(({ path }) => path.endsWith('.svg'))?.path}`,
  };
  const shells = pages.flatMap((page) =>
    languages.map((language): SiteFile => {
      const assets: Assets = { ...shared, script: addressFrom(`${page.name}/main.tsx`) };
      return {
        path: `${addressOf(page, language).slice(1)}index.html`,
        mediaType: 'text/html; charset=utf-8',
        bytes: new TextEncoder().encode(shell(page, language, assets)),
        isHashed: false,
      };
    }),
  );
  // Pages of others name it, so its address stays.
  const lasting = embed.outputFiles.map(
    ({ contents }): SiteFile => ({ ...hashed('kuvvet-card.js', contents), isHashed: false }),
  );
  return [...made, ...lasting, ...shells].sort((one, other) => (one.path < other.path ? -1 : 1));
}

const mediaTypes: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
};

const hashed = (path: string, bytes: Uint8Array): SiteFile => ({
  path,
  mediaType: mediaTypes[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
  bytes,
  isHashed: true,
});
