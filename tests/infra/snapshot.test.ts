import { expect, it } from 'vitest';
import { synthesize } from './template.ts';

it('synthesizes this template, whatever the bundles hold', async () => {
  const template = JSON.stringify(synthesize().toJSON(), null, 2).replace(/[0-9a-f]{64}/g, '<asset>');
  await expect(`${template}\n`).toMatchFileSnapshot('__snapshots__/kuvvet.template.snap');
});
