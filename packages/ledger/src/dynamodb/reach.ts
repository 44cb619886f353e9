import { Defect, Interruption, type RatingsError } from '../errors.ts';
import { pause } from './pause.ts';

/** Tries before a call that keeps colliding with other transactions is given back to the caller. */
const attempts = 8;

/**
 * Runs one request. A collision with another transaction is tried again, since the SDK does not;
 * what the SDK has retried already (throttling, timeouts) leaves as `Interruption`, anything else as
 * `Defect`, a failed condition as the SDK throws it (`attempt` reads it).
 */
export async function reach<Output>(request: () => Promise<Output>): Promise<Output> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await request();
    } catch (cause) {
      if (failedConditions(cause)) throw cause;
      if (!collided(cause) || attempt === attempts) throw translate(cause);
    }
    await pause(attempt);
  }
}

/** A conditional write: null once written, else which of its conditions failed, in the order of the items. */
export async function attempt(request: () => Promise<unknown>): Promise<readonly boolean[] | null> {
  try {
    await reach(request);
    return null;
  } catch (cause) {
    const failed = failedConditions(cause);
    if (failed) return failed;
    throw cause;
  }
}

/** What is read of an exception of the SDK; names, since a bundle may hold a class twice. */
interface Failure {
  readonly name?: string;
  readonly code?: string;
  readonly $fault?: 'client' | 'server';
  readonly CancellationReasons?: readonly { readonly Code?: string }[];
}

function failedConditions(cause: unknown): readonly boolean[] | null {
  const failure = cause as Failure;
  if (failure.name === 'ConditionalCheckFailedException') return [true];
  const failed = codes(failure).map((code) => code === 'ConditionalCheckFailed');
  return failed.includes(true) ? failed : null;
}

function collided(cause: unknown): boolean {
  const failure = cause as Failure;
  return failure.name === 'TransactionConflictException' || codes(failure).includes('TransactionConflict');
}

const passing = new Set([
  'TransactionConflictException',
  'TransactionConflict',
  'TransactionInProgressException',
  'ProvisionedThroughputExceededException',
  'ProvisionedThroughputExceeded',
  'ThrottlingException',
  'ThrottlingError',
  'RequestLimitExceeded',
  'InternalServerError',
  'ServiceUnavailable',
  'TimeoutError',
  'AbortError',
]);

function translate(cause: unknown): RatingsError {
  const failure = cause as Failure;
  const passes =
    failure.$fault === 'server' ||
    // A fault of the network has a system code and no answer of the service.
    (failure.$fault === undefined && failure.code?.startsWith('ERR_') === false) ||
    [failure.name ?? '', ...codes(failure)].some((name) => passing.has(name));
  return passes
    ? new Interruption('The ledger table is busy or out of reach.', { cause })
    : new Defect('The ledger table refused a request.', { cause });
}

function codes(failure: Failure): readonly string[] {
  return (failure.CancellationReasons ?? []).map(({ Code }) => Code ?? 'None');
}
