import { ArchiveInterruption, GazetteError } from '@kuvvet/gazette';
import { Conflict, Interruption, PeriodSealed, RatingsError } from '@kuvvet/ledger';

/** A fault as it may be logged: what libraries and stores say of themselves can hold a name, so it stays out. */
export interface Fault {
  readonly code: string;
  readonly message: string;
  /** The same request may go through later. */
  readonly passing: boolean;
}

const passingKinds = [Conflict, PeriodSealed, Interruption, ArchiveInterruption];

export function faultOf(error: unknown): Fault {
  if (error instanceof RatingsError || error instanceof GazetteError) {
    const passing = passingKinds.some((kind) => error instanceof kind);
    return { code: error.code, message: error.message, passing };
  }
  return {
    code: 'service.defect',
    message: error instanceof Error ? error.name : typeof error,
    passing: false,
  };
}
