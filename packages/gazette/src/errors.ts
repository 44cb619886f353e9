/** Base of everything that can go wrong around stored bytes; `code` is stable and listed in docs/errors.md. */
export abstract class GazetteError extends Error {
  abstract readonly code: string;
}

/** Throttled, timed out, contended, out of reach: the same call may go through later. */
export class ArchiveInterruption extends GazetteError {
  readonly code = 'archive.interruption';
}

/** What should not be possible: a key out of shape, no permission, bytes that are not what their digest says. */
export class ArchiveDefect extends GazetteError {
  readonly code = 'archive.defect';
}
