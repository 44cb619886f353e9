import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { newListKey } from '@kuvvet/gazette';
import { alone } from './alone.ts';

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
  const load = (): SecretsFile => JSON.parse(readFileSync(path, 'utf8'));
  const change = (changed: (file: SecretsFile) => SecretsFile) =>
    alone(lockOf(path), () => save(path, changed(load())));
  if (!existsSync(path)) begin(path, freshKeys());
  // From before lists were signed.
  if (load().listKey === undefined) {
    change((file) => (file.listKey === undefined ? { ...file, listKey: newListKey() } : file));
  }
  const { licenceKey, listKey } = load();
  return {
    licenceKey: Buffer.from(licenceKey, 'base64'),
    listKey,
    keysOf: (sender) => load().senders[sender] ?? [],
    putKeys(sender, keys) {
      change((file) => ({ ...file, senders: { ...file.senders, [sender]: keys } }));
    },
    subscriberKeysOf: (subscriber) => load().subscribers?.[subscriber] ?? [],
    putSubscriberKeys(subscriber, keys) {
      change(({ subscribers = {}, ...file }) => {
        const { [subscriber]: _, ...others } = subscribers;
        return { ...file, subscribers: keys.length > 0 ? { ...others, [subscriber]: keys } : others };
      });
    },
  };
}

/** Begins a secrets file with the keys of another home; false if there is one with others. */
export function keepSecrets(
  path: string,
  { licenceKey, listKey }: Pick<Secrets, 'licenceKey' | 'listKey'>,
): boolean {
  const kept = Buffer.from(licenceKey).toString('base64');
  if (!existsSync(path)) begin(path, { licenceKey: kept, listKey });
  const standing = openSecrets(path);
  return standing.listKey === listKey && Buffer.compare(standing.licenceKey, licenceKey) === 0;
}

const freshKeys = () => ({ licenceKey: randomBytes(32).toString('base64'), listKey: newListKey() });

const lockOf = (path: string) => `${path}.lock`;

/** Of several programs that find no file the first makes the keys of all. */
function begin(path: string, keys: Pick<SecretsFile, 'licenceKey' | 'listKey'>) {
  alone(lockOf(path), () => existsSync(path) || save(path, { ...keys, senders: {} }));
}

function save(path: string, file: SecretsFile) {
  const fresh = `${path}.new`;
  writeFileSync(fresh, `${JSON.stringify(file, null, 2)}\n`, { mode: 0o600, flush: true });
  chmodSync(fresh, 0o600);
  renameSync(fresh, path);
}
