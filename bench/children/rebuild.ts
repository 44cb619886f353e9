import { openDirectoryArchive } from '@kuvvet/gazette/directory';
import { openMemoryArchive } from '@kuvvet/gazette/memory';
import { openSqliteLedger } from '@kuvvet/ledger/sqlite';
import { rebuild } from '@kuvvet/office';
import { openArchives } from '@kuvvet/standalone';
import { tellUsage } from '../usage.ts';

const { vault, lists } = openArchives('data');
const ledger = openSqliteLedger('again.sqlite');
let months = 0;
for await (const { findings, revision } of rebuild({
  ...{ vault, published: lists, scratch: openMemoryArchive },
  into: { ledger, lists: openDirectoryArchive('again') },
})) {
  if (findings.length > 0) throw new Error(JSON.stringify(findings[0]));
  if (revision > 0) months++;
}
ledger.close();
console.log(months);
tellUsage();
