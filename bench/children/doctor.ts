import { openSqliteLedger } from '@kuvvet/ledger/sqlite';
import { examineInstallation } from '@kuvvet/office';
import { ledgerPath, openArchives } from '@kuvvet/standalone';
import { tellUsage } from '../usage.ts';

const ledger = openSqliteLedger(ledgerPath('data'));
const now = () => new Date().toISOString();
const census = await examineInstallation({ ledger, ...openArchives('data'), now }, (finding) => {
  throw new Error(JSON.stringify(finding));
});
ledger.close();
console.log(census.lists);
tellUsage();
