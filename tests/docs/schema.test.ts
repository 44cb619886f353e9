import { reportSchema } from '@kuvvet/report';
import { expect, it } from 'vitest';
import * as z from 'zod';

it('docs/report.schema.json is the schema reports are read with', async () => {
  const schema = JSON.stringify(z.toJSONSchema(reportSchema), null, 2);
  await expect(`${schema}\n`).toMatchFileSnapshot('../../docs/report.schema.json');
});
