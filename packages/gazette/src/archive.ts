/** What a stored object says about itself to a reader. */
export interface Caption {
  readonly mediaType: string;
  /** `immutable` objects never change; `pointer` objects are short-lived for caches. */
  readonly lifetime: 'immutable' | 'pointer';
}

/** A stored object with the tag its next replacement must name. */
export interface Stored {
  readonly bytes: Uint8Array;
  readonly tag: string;
}

/**
 * Bytes as they come, of any length: a list need not fit into memory. Gone through once, and each chunk is good until
 * the next is asked for, so that one buffer does for a whole file: who keeps a chunk longer copies it.
 */
export type Chunks = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/**
 * Where bytes are kept under keys such as `lists/ukd/latest.json` (segments of `[A-Za-z0-9._-]`, never `..`).
 * Throws `ArchiveInterruption` for what may go through later; nothing of a store's own.
 */
export interface Archive {
  /**
   * Writes unless the key exists (If-None-Match: *). `present` says the key already held something; it is not
   * compared. What comes in chunks appears whole or not at all.
   */
  putOnce(key: string, contents: Uint8Array | Chunks, caption: Caption): Promise<'written' | 'present'>;
  get(key: string): Promise<Stored | null>;
  /** Compare and swap: `tag` null means "must not exist". False if somebody else was first. */
  replace(key: string, bytes: Uint8Array, tag: string | null, caption: Caption): Promise<boolean>;
  /**
   * Every key below a folder such as `books/` or `lists/ukd/`, or every one below `''`, in code-unit order. For audits and
   * copies: no publisher lists.
   */
  keys(folder: string): AsyncIterable<string>;
}
