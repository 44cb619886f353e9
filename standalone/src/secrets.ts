import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { newListKey } from '@kuvvet/gazette';

/** The keys of one installation, in a file only its owner may read. */
export interface Secrets {
  readonly licenceKey: Uint8Array;
  /** With which lists are signed (`signWith`). */
  readonly listKey: string;
  /** Live keys of a sender, newest first: none, one, or two while rotating. */
  keysOf(sender: string): readonly string[];
  putKeys(sender: string, keys: readonly string[]): void;
  /** Live keys of a subscriber, the same. */
  subscriberKeysOf(subscriber: string): readonly string[];
  /** Without keys nothing is kept of it. */
  putSubscriberKeys(subscriber: string, keys: readonly string[]): void;
}

interface SecretsFile {
  licenceKey: string;
  listKey: string;
  senders: Record<string, readonly string[]>;
  /** None in a file from before there were subscribers. */
  subscribers?: Record<string, readonly string[]>;
}

/** Opens the secrets file, making it and fresh keys when they are not there. */
export function openSecrets(path: string): Secrets {
  if (!existsSync(path)) save(path, { ...freshKeys(), senders: {} });
  const load = (): SecretsFile => JSON.parse(readFileSync(path, 'utf8'));
  // From before lists were signed.
  if (load().listKey === undefined) save(path, { ...load(), listKey: newListKey() });
  const { licenceKey, listKey } = load();
  return {
    licenceKey: Buffer.from(licenceKey, 'base64'),
    listKey,
    keysOf: (sender) => load().senders[sender] ?? [],
    putKeys(sender, keys) {
      const file = load();
      file.senders[sender] = keys;
      save(path, file);
    },
    subscriberKeysOf: (subscriber) => load().subscribers?.[subscriber] ?? [],
    putSubscriberKeys(subscriber, keys) {
      const { subscribers = {}, ...file } = load();
      const { [subscriber]: _, ...others } = subscribers;
      const kept = keys.length > 0 ? { ...others, [subscriber]: keys } : others;
      save(path, { ...file, subscribers: kept });
    },
  };
}

/** Begins a secrets file with the keys of another home; false if there is one with others. */
export function keepSecrets(
  path: string,
  { licenceKey, listKey }: Pick<Secrets, 'licenceKey' | 'listKey'>,
): boolean {
  const kept = Buffer.from(licenceKey).toString('base64');
  if (!existsSync(path)) save(path, { licenceKey: kept, listKey, senders: {} });
  const standing = openSecrets(path);
  return standing.listKey === listKey && Buffer.compare(standing.licenceKey, licenceKey) === 0;
}

const freshKeys = () => ({ licenceKey: randomBytes(32).toString('base64'), listKey: newListKey() });

function save(path: string, file: SecretsFile) {
  const fresh = `${path}.new`;
  writeFileSync(fresh, `${JSON.stringify(file, null, 2)}\n`, { mode: 0o600, flush: true });
  chmodSync(fresh, 0o600);
  renameSync(fresh, path);
}
