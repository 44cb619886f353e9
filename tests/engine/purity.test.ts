import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../packages/engine', import.meta.url));
const source = join(root, 'src');

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => ({ name, text: readFileSync(join(source, name), 'utf8') }));

it('sees the whole engine', () => {
  expect(files.length).toBeGreaterThan(25);
});

it.each(files)('$name imports nothing from outside the engine', ({ name, text }) => {
  const specifiers = [...text.matchAll(/\bfrom\s*['"]([^'"]+)['"]/g)].map(([, specifier]) => specifier ?? '');
  for (const specifier of specifiers) {
    expect(specifier).toMatch(/^\.{1,2}\/.+\.ts$/);
    expect(relative(source, resolve(source, dirname(name), specifier))).not.toMatch(/^\.\./);
  }
  expect(text.match(/\bimport\s*\(|\brequire\b|\bimport\s+['"]/)).toBeNull();
});

it.each(files)('$name reads no clock, chance, language or surroundings', ({ text }) => {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
  expect(
    code.match(/\b(?:Date|Intl|process|globalThis|console|random|toLocale\w*|localeCompare)\b/),
  ).toBeNull();
});

it('depends on no package', () => {
  expect(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).dependencies).toEqual({});
});
