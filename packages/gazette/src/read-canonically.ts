/**
 * What a small document says, or null where it says nothing or says it in another way than it is written: so nobody
 * can change a byte of it unseen.
 */
export function readCanonically<T>(
  bytes: Uint8Array,
  write: (document: T) => Uint8Array,
  read: (value: Record<string, unknown>) => T | null,
): T | null {
  try {
    const document = read(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
    return document !== null && Buffer.compare(write(document), bytes) === 0 ? document : null;
  } catch {
    return null;
  }
}
