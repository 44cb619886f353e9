/** Base of everything that can go wrong around the book; `code` is stable and listed in docs/errors.md. */
export abstract class RatingsError extends Error {
  abstract readonly code: string;
}

/** Somebody else's write came first: read again and decide anew. */
export class Conflict extends RatingsError {
  readonly code = 'ledger.conflict';
}

/** The book is no longer open: the message returns when the next one is. */
export class PeriodSealed extends RatingsError {
  readonly code = 'ledger.period-sealed';
}

/** Throttled, timed out, out of reach: the same call may go through later. */
export class Interruption extends RatingsError {
  readonly code = 'ledger.interruption';
}

/** What should not be possible: a bug or damaged storage. Needs a person. */
export class Defect extends RatingsError {
  readonly code = 'ledger.defect';
}
