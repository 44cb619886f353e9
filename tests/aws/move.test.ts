import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginSample, closeIn, rateIn, withHome } from '../cli/office.ts';
import { submissionOf } from '../functions/event.ts';
import { filesUnder, kuvvet } from '../run.ts';
import { endpoint, environment, client as settings } from './emulator.ts';
import { makeLedgerTable } from './ledger-table.ts';

describe.skipIf(!endpoint)(
  'a move to AWS and back (skipped unless KUVVET_AWS_ENDPOINT names an emulator)',
  () => {
    const work = mkdtempSync(join(tmpdir(), 'kuvvet-move-'));
    const data = join(work, 'data');
    let stack: Record<string, string>;
    beforeAll(async () => {
      const s3 = new S3Client({ ...settings, forcePathStyle: true });
      const [vault, lists] = [`vault-${randomUUID()}`, `lists-${randomUUID()}`];
      for (const Bucket of [vault, lists]) await s3.send(new CreateBucketCommand({ Bucket }));
      const path = `/kuvvet-${randomUUID()}`;
      stack = {
        ...environment,
        KUVVET_TABLE: await makeLedgerTable(new DynamoDBClient(settings)),
        ...{ KUVVET_VAULT_BUCKET: vault, KUVVET_LISTS_BUCKET: lists, KUVVET_QUEUE_URL: `${endpoint}/queue` },
        ...{
          KUVVET_LICENCE_KEY_PARAMETER: `${path}/licence-key`,
          KUVVET_LIST_KEY_PARAMETER: `${path}/list-key`,
        },
        ...{ KUVVET_SENDER_KEYS: `${path}/senders/`, KUVVET_SUBSCRIBER_KEYS: `${path}/subscribers/` },
      };
      await beginSample(data);
      await rateIn(data, submissionOf('A'));
      await closeIn(data, '2026-10');
      await rateIn(data, submissionOf('N', { month: '2026-11' }));
      await withHome(data, async ({ ledger, secrets }) => {
        await ledger.putSender({ id: 'arbiter', name: 'Arbiter', active: true, scope: ['*'] });
        secrets.putKeys('arbiter', ['whsec_c3ludGhldGlj']);
      });
    });
    afterAll(() => rmSync(work, { recursive: true }));

    it('gives the same ledger, archives and keys, and nothing is wrong on either side', async () => {
      const there = await kuvvet(['import', '--data', data, '--aws'], stack);
      expect(there).toMatchObject({ code: 0, stderr: expect.stringContaining('the same in both places') });
      expect(await kuvvet(['doctor', '--aws'], stack)).toMatchObject({ code: 0, stdout: '' });

      const back = join(work, 'back');
      expect((await kuvvet(['export', '--aws', '--data', back], stack)).stderr).toBe(there.stderr);
      for (const folder of ['vault', 'public']) {
        expect(filesUnder(join(back, folder))).toEqual(filesUnder(join(data, folder)));
      }
      expect(filesUnder(back).get('secrets.json')).toEqual(filesUnder(data).get('secrets.json'));
      expect(await kuvvet(['doctor', '--data', back])).toMatchObject({ code: 0, stdout: '' });

      expect((await kuvvet(['import', '--data', back, '--aws'], stack)).code).toBe(0);
      const other = join(work, 'other');
      await beginSample(other);
      expect(await kuvvet(['import', '--data', other, '--aws'], stack)).toMatchObject({
        code: 1,
        stderr: expect.stringContaining('other keys'),
      });
    });
  },
);
