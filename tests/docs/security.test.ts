import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../run.ts';

const page = readFileSync(join(root, 'docs/security.md'), 'utf8');
const json = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** The rows of the table under a heading, cell by cell. */
const rowsUnder = (heading: string): readonly string[][] =>
  (page.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| ---'))
    .slice(1)
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );

const quoted = (cell = '') => Array.from(cell.matchAll(/`([^`]+)`/g), ([, text = '']) => text);

describe('the table of threats', () => {
  it.each(rowsUnder('Threats'))('%s', (_threat, control, where, proof) => {
    expect(control).not.toBe('');
    expect(quoted(where).length).toBeGreaterThan(0);
    expect(quoted(proof).length).toBeGreaterThan(0);
    for (const path of [...quoted(where), ...quoted(proof)])
      expect(existsSync(join(root, path)), path).toBe(true);
    for (const path of quoted(proof)) expect(path).toMatch(/^tests\/.*\.test\.ts$/);
  });

  it('has them all', () => expect(rowsUnder('Threats').length).toBeGreaterThan(20));
});

describe('what runs in production', () => {
  const lock: Record<
    string,
    {
      version?: string;
      license?: string;
      dev?: boolean;
      hasInstallScript?: boolean;
      link?: boolean;
      resolved?: string;
      integrity?: string;
      inBundle?: boolean;
    }
  > = json('package-lock.json').packages;
  const needed = new Map<string, string>(
    globSync(
      ['packages/*/package.json', 'functions/*/package.json', 'standalone/package.json', 'cli/package.json'],
      { cwd: root },
    )
      .flatMap((path) => Object.entries<string>(json(path).dependencies ?? {}))
      .filter(([name]) => !name.startsWith('@kuvvet/')),
  );

  it('is named with exact version and licence', () => {
    const named = rowsUnder('Dependencies').map(([name = '', version, licence]) => [
      quoted(name)[0] ?? '',
      version,
      licence,
    ]);
    const installed = [...needed].map(([name, version]) => [
      name,
      version,
      lock[`node_modules/${name}`]?.license,
    ]);
    expect(named.toSorted()).toEqual(installed.toSorted());
    for (const [name, version] of needed) expect(version, name).toBe(lock[`node_modules/${name}`]?.version);
  });

  it('is installed without running anything', () => {
    const scripts = Object.entries(lock).filter(([, { hasInstallScript }]) => hasInstallScript);
    expect(scripts.map(([path]) => path)).toEqual(['node_modules/esbuild']);
    expect(json('package.json').allowScripts).toEqual({ esbuild: false });
  });

  it('comes with the digest of what was looked at', () => {
    const foreign = Object.entries(lock).filter(
      ([path, { link, inBundle }]) => path.startsWith('node_modules/') && !link && !inBundle,
    );
    expect(foreign.filter(([, { integrity }]) => !integrity).map(([path]) => path)).toEqual([]);
    // No entry names an address: all come from the registry that npm is set to, and the digest says whether it is the same.
    expect(foreign.filter(([, { resolved }]) => resolved).map(([path]) => path)).toEqual([]);
  });
});
