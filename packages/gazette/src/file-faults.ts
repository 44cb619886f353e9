import { ArchiveDefect, ArchiveInterruption, GazetteError } from './errors.ts';

/** The code of a system error, or ''. */
export const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? '';

/** What a second try may find gone: a full disk, too many open files, a busy or failing device. */
const passing = new Set([
  'ENOSPC',
  'EDQUOT',
  'EMFILE',
  'ENFILE',
  'ENOMEM',
  'EAGAIN',
  'EBUSY',
  'EIO',
  'ETIMEDOUT',
]);

/** Runs `work` on files for a key and tells what failed in terms of an archive, never where it lies. */
export async function translating<T>(key: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw translation(key, cause);
  }
}

/** The same of what the system did while everybody waited. */
export function translated<T>(key: string, work: () => T): T {
  try {
    return work();
  } catch (cause) {
    throw translation(key, cause);
  }
}

function translation(key: string, cause: unknown): unknown {
  if (cause instanceof GazetteError) return cause;
  const message = `${key}: ${codeOf(cause) || 'failed'}`;
  return passing.has(codeOf(cause))
    ? new ArchiveInterruption(message, { cause })
    : new ArchiveDefect(message, { cause });
}
