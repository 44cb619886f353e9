import { Defect, Interruption, RatingsError } from '../errors.ts';

/** Primary result codes that another try may outlive: busy, locked, I/O error, disk full. */
const passing = new Set([5, 6, 10, 13]);

/** Runs `act`; whatever SQLite or the file system throws leaves as `Interruption` or `Defect`. */
export function translated<T>(act: () => T): T {
  try {
    return act();
  } catch (cause) {
    throw cause instanceof RatingsError ? cause : translate(cause);
  }
}

function translate(cause: unknown): RatingsError {
  const code = (cause as { errcode?: number }).errcode;
  if (code !== undefined && passing.has(code & 0xff)) {
    return new Interruption('The ledger file is busy or out of reach.', { cause });
  }
  return new Defect('The ledger file refused a statement.', { cause });
}
