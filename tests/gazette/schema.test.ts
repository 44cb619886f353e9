import { readFileSync } from 'node:fs';
import { latest, manifest, releaseSchema } from '@kuvvet/gazette';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { novemberList, type WholeList } from './lists.ts';
import { linesOf, textOf } from './readers.ts';
import { entryOf, fileOf, rendered } from './rendered.ts';

const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
ajv.addSchema(releaseSchema);
const flawsOf = (value: unknown, definition = '') => {
  const validate = ajv.getSchema(`urn:kuvvet:list:1${definition}`);
  return validate?.(value) ? null : validate?.errors;
};

const golden = (name: string) => readFileSync(new URL(`../golden/list/${name}`, import.meta.url), 'utf8');
const goldenLines = (name: string) =>
  golden(name)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
const release = { type: 'ukd', period: '2026-11', digest: 'ab'.repeat(32) } as const;

describe('the schema of a release', () => {
  it.each<[string, () => unknown, string]>([
    ['list.json', () => JSON.parse(golden('list.json')), ''],
    ['a line of list.ndjson', () => goldenLines('list.ndjson')[0], '#/$defs/row'],
    ['a line of changes.ndjson', () => goldenLines('changes.ndjson')[0], '#/$defs/change'],
    ['a line of kept.ndjson', () => goldenLines('kept.ndjson')[1], '#/$defs/kept'],
    ['a line of amendments.ndjson', () => goldenLines('amendments.ndjson')[1], '#/$defs/amendment'],
    ['a line of audit.ndjson', () => goldenLines('audit.ndjson')[0], '#/$defs/audit'],
    ['a line of events.ndjson', () => goldenLines('events.ndjson')[0], '#/$defs/event'],
    ['report.json', () => JSON.parse(golden('report.json')), '#/$defs/report'],
    ['tops.json', () => JSON.parse(golden('tops.json')), '#/$defs/tops'],
    ['manifest.json', () => JSON.parse(golden('manifest.json')), '#/$defs/manifest'],
    ['latest.json', () => latest(release, 1), '#/$defs/latest'],
  ])('describes %s, and not one with a field more, less or of another kind', (_, read, definition) => {
    const value = read() as Record<string, unknown>;
    expect(flawsOf(value, definition)).toBeNull();
    expect(flawsOf({ ...value, licence: '90000000100' }, definition)).not.toBeNull();
    for (const key of Object.keys(value)) {
      const { [key]: _, ...less } = value;
      expect(flawsOf(less, definition), key).not.toBeNull();
      expect(flawsOf({ ...value, [key]: { other: 1 } }, definition), key).not.toBeNull();
    }
  });

  it('describes every line of every kind', () => {
    for (const row of goldenLines('list.ndjson')) expect(flawsOf(row, '#/$defs/row')).toBeNull();
    for (const row of goldenLines('changes.ndjson')) expect(flawsOf(row, '#/$defs/change')).toBeNull();
    for (const row of goldenLines('kept.ndjson')) expect(flawsOf(row, '#/$defs/kept')).toBeNull();
    for (const row of goldenLines('amendments.ndjson')) expect(flawsOf(row, '#/$defs/amendment')).toBeNull();
    for (const row of goldenLines('events.ndjson')) expect(flawsOf(row, '#/$defs/event')).toBeNull();
    for (const row of goldenLines('audit.ndjson')) expect(flawsOf(row, '#/$defs/audit')).toBeNull();
  });

  it('describes a list without rows, and what names it', async () => {
    const list: WholeList = { ...novemberList, rows: [], changes: [] };
    expect(flawsOf(JSON.parse(textOf(await fileOf(list, 'list.json'))))).toBeNull();
    const entries = (await rendered(list)).map(entryOf);
    const second = { revision: 2, revises: 'cd'.repeat(32), reason: 'x' };
    const named = manifest(list, entries, { engine: '1.0.0', previous: 'ef'.repeat(32), ...second });
    expect(flawsOf(named, '#/$defs/manifest')).toBeNull();
  });

  it('says nothing of events in a release that has none', async () => {
    const list: WholeList = { ...novemberList, events: null };
    expect((await rendered(list)).map(({ name }) => name)).not.toContain('events.ndjson');
    const { event: _, ...earlier } = releaseSchema.$defs;
    expect(JSON.parse(textOf(await fileOf(list, 'schema.json')))).toEqual({
      ...releaseSchema,
      $defs: earlier,
    });
  });

  it('is part of the release it describes', async () => {
    expect(JSON.parse(textOf(await fileOf(novemberList, 'schema.json')))).toEqual(releaseSchema);
    expect(linesOf(await fileOf(novemberList, 'list.ndjson'))).toEqual(goldenLines('list.ndjson'));
  });
});
