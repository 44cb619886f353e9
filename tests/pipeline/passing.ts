import { ArchiveInterruption } from '@kuvvet/gazette';
import { Conflict, Interruption, PeriodSealed } from '@kuvvet/ledger';
import { QueueError } from './faults.ts';

const passing = [Interruption, ArchiveInterruption, PeriodSealed, Conflict, QueueError];

/** Returns for an error after which the same call may be made again; anything else is a defect and goes on its way. */
export function passes(error: unknown): void {
  if (!passing.some((kind) => error instanceof kind)) throw error;
}
