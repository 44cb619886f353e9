import { openMemoryArchive } from '@kuvvet/gazette/memory';
import { openSqliteLedger } from '@kuvvet/ledger/sqlite';
import { rebuild } from '@kuvvet/office';
import type { World } from './world.ts';

/** What an audit of the run finds: everything must come out of the vault alone as it was published. */
export async function auditOf({ vault, lists }: World): Promise<readonly string[]> {
  const ledger = openSqliteLedger(':memory:');
  const into = { ledger, lists: openMemoryArchive() };
  const wrong: string[] = [];
  try {
    for await (const { list, findings } of rebuild({
      vault,
      published: lists,
      into,
      scratch: openMemoryArchive,
    })) {
      const errors = findings.filter(({ severity }) => severity === 'error');
      wrong.push(...errors.map(({ code, subject }) => `${list}: ${code} ${subject}`));
    }
  } catch (error) {
    wrong.push(`the audit ended with ${error}`);
  } finally {
    ledger.close();
  }
  return wrong;
}
