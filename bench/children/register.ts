import { openSqliteLedger } from '@kuvvet/ledger/sqlite';
import {
  importRegister,
  mapColumns,
  openTable,
  type RegisterField,
  readRegisterLines,
  registerHeadings,
} from '@kuvvet/office';
import { licenceTokens } from '@kuvvet/report';
import { tellUsage } from '../usage.ts';

const [path = '', into = '', store = ''] = process.argv.slice(2);
const ledger = openSqliteLedger(into);
const { headings, lines } = await openTable(path);
const { columns } = mapColumns<RegisterField>(headings, registerHeadings, new Map());
const reading = await readRegisterLines(
  lines,
  columns,
  licenceTokens(new Uint8Array(32)),
  ({ code, line }) => {
    throw new Error(`${code} ${line}`);
  },
);
let [changed, unchanged] = [0, 0];
for await (const batch of importRegister(reading, { ledger }, store === 'store')) {
  changed += batch.changes.length;
  unchanged += batch.unchanged;
}
ledger.close();
console.log(JSON.stringify({ changed, unchanged }));
tellUsage();
