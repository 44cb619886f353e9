import { openMemoryArchive } from '@kuvvet/gazette/memory';
import { archiveContract } from './archive-contract.ts';

archiveContract('memory', async () => {
  const archive = openMemoryArchive();
  return [archive, archive];
});
