import { expect, it } from 'vitest';
import { commands } from '../../cli/src/commands.ts';

it.each(commands)('kuvvet $name loads the command of that name', async ({ name, load }) => {
  const { usage } = await load();
  expect(usage.en).toMatch(new RegExp(`^Usage:\\s+kuvvet ${name}\\b`));
  expect(usage.tr).toMatch(new RegExp(`^Kullanım:\\s+kuvvet ${name}\\b`));
});

it('names each command once', () => {
  expect(new Set(commands.map(({ name }) => name)).size).toBe(commands.length);
});
