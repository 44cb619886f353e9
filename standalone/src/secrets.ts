import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/** The keys of one installation, in a file only its owner may read. */
export interface Secrets {
  readonly licenceKey: Uint8Array;
  /** Live `whsec_` secrets of a sender: none, one, or two while rotating. */
  keysOf(sender: string): readonly string[];
  /** Makes a new key for a sender; the newest before it stays live beside it. */
  issue(sender: string): string;
}

interface SecretsFile {
  licenceKey: string;
  senders: Record<string, string[]>;
}

/** Opens the secrets file, making it with a fresh licence key when there is none. */
export function openSecrets(path: string): Secrets {
  if (!existsSync(path)) save(path, { licenceKey: randomBytes(32).toString('base64'), senders: {} });
  const load = (): SecretsFile => JSON.parse(readFileSync(path, 'utf8'));
  return {
    licenceKey: Buffer.from(load().licenceKey, 'base64'),
    keysOf: (sender) => load().senders[sender] ?? [],
    issue(sender) {
      const file = load();
      const key = `whsec_${randomBytes(32).toString('base64')}`;
      file.senders[sender] = [key, ...(file.senders[sender] ?? [])].slice(0, 2);
      save(path, file);
      return key;
    },
  };
}

function save(path: string, file: SecretsFile) {
  const fresh = `${path}.new`;
  writeFileSync(fresh, `${JSON.stringify(file, null, 2)}\n`, { mode: 0o600, flush: true });
  chmodSync(fresh, 0o600);
  renameSync(fresh, path);
}
