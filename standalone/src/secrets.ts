import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/** The keys of one installation, in a file only its owner may read. */
export interface Secrets {
  readonly licenceKey: Uint8Array;
  /** Live keys of a sender, newest first: none, one, or two while rotating. */
  keysOf(sender: string): readonly string[];
  putKeys(sender: string, keys: readonly string[]): void;
}

interface SecretsFile {
  licenceKey: string;
  senders: Record<string, readonly string[]>;
}

/** Opens the secrets file, making it with a fresh licence key when there is none. */
export function openSecrets(path: string): Secrets {
  if (!existsSync(path)) save(path, { licenceKey: randomBytes(32).toString('base64'), senders: {} });
  const load = (): SecretsFile => JSON.parse(readFileSync(path, 'utf8'));
  return {
    licenceKey: Buffer.from(load().licenceKey, 'base64'),
    keysOf: (sender) => load().senders[sender] ?? [],
    putKeys(sender, keys) {
      const file = load();
      file.senders[sender] = keys;
      save(path, file);
    },
  };
}

function save(path: string, file: SecretsFile) {
  const fresh = `${path}.new`;
  writeFileSync(fresh, `${JSON.stringify(file, null, 2)}\n`, { mode: 0o600, flush: true });
  chmodSync(fresh, 0o600);
  renameSync(fresh, path);
}
