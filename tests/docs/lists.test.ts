import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { releaseSchema, render } from '@kuvvet/gazette';
import { describe, expect, it } from 'vitest';
import { novemberList } from '../gazette/lists.ts';
import { textOf } from '../gazette/readers.ts';
import { fileOf } from '../gazette/rendered.ts';
import { root } from '../run.ts';

const page = readFileSync(join(root, 'docs/lists.md'), 'utf8');
const firstCells = (heading: string) => {
  const section = page.slice(page.indexOf(`## ${heading}`)).split('\n## ')[0] ?? '';
  return [...section.matchAll(/^\| `([^`]+)` +\|/gm)].map(([, cell = '']) => cell);
};

describe('docs/lists.md', () => {
  it('has a line for every file of a release, and no other', () => {
    const names = render(novemberList).map(({ name }) => name);
    expect(firstCells('Which file for what').toSorted()).toEqual(names.toSorted());
  });

  it('explains every column, in order, and names those of the pairing programs', async () => {
    const { resources } = JSON.parse(textOf(await fileOf(novemberList, 'datapackage.json'))) as {
      resources: { path: string; schema: { fields: { name: string }[] } }[];
    };
    const columns = (file: string) =>
      resources.find(({ path }) => path === file)?.schema.fields.map(({ name }) => name) ?? [];
    expect(firstCells('Columns')).toEqual([...columns('list.csv'), ...columns('changes.csv')]);
    for (const name of [...columns('swiss-manager.csv'), ...columns('vega.txt')]) {
      expect(page).toContain(`\`${name}\``);
    }
  });
});

it('docs/list.schema.json is the schema of a release', async () => {
  const schema = JSON.stringify(releaseSchema, null, 2);
  await expect(`${schema}\n`).toMatchFileSnapshot('../../docs/list.schema.json');
});
