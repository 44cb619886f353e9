import { ledgerContract } from './contract.ts';
import { memoryLedger } from './memory-table.ts';

ledgerContract('DynamoDB in memory', async () => ({ ledger: memoryLedger(), close: async () => {} }));
