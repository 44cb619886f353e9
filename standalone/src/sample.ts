import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accept } from '@kuvvet/ingest';
import { type Federation, readRegisterFile, takeOver } from '@kuvvet/office';
import { publish } from '@kuvvet/publish';
import type { Home } from './home.ts';
import { readReportFiles } from './report-files.ts';
import { rateWaiting, type WorkEvent } from './worker.ts';

/** The month of the sample: October 2026, with invented people. */
const samplePeriod = '2026-10';

const samples = join(import.meta.dirname, '../../samples', samplePeriod);

/** Marks an installation that holds the sample; it may not send anything. */
const sampleSender = { id: 'sample', name: 'Sample month', active: false, scope: [] };

/** Takes in, rates and publishes the sample month. Every step is a no-op when done, so a start may repeat it. */
export async function loadSample(
  home: Home,
  federation: Federation,
  signal: AbortSignal,
  tell: (event: WorkEvent | { readonly received: string }) => void,
): Promise<void> {
  const open = await home.ledger.current();
  if (open !== null && open !== samplePeriod) return;
  await home.ledger.putSender(sampleSender);
  const register = readRegisterFile(readFileSync(join(samples, 'register.csv')), home.identify);
  await takeOver(register, samplePeriod, federation, home);
  for (const { file, content } of readReportFiles(join(samples, 'reports'))) {
    if ('code' in content) throw new Error(`${file}: ${content.found}`);
    await accept(content, sampleSender.id, home);
    tell({ received: file });
  }
  await rateWaiting(home, federation, signal, tell);
  if (!signal.aborted) await publish(samplePeriod, federation, home, { drain: false });
}

/** Whether an installation is empty, or was begun with the sample. */
export async function holdsSample(home: Home): Promise<boolean> {
  return (await home.ledger.current()) === null || (await home.ledger.sender(sampleSender.id)) !== null;
}
