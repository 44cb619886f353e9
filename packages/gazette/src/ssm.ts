import {
  GetParameterCommand,
  ParameterAlreadyExists,
  ParameterNotFound,
  PutParameterCommand,
  SSMClient,
  SSMServiceException,
} from '@aws-sdk/client-ssm';
import { ArchiveDefect, ArchiveInterruption, GazetteError } from './errors.ts';
import { newListKey, signWith } from './list-key.ts';
import type { Sign } from './signature.ts';

/**
 * Signs with a private key that the Parameter Store keeps encrypted under `name`, a path such as `/kuvvet/list-key`. The
 * first who signs makes it; nobody replaces it. It is fetched when it is needed and held for the length of the process.
 */
export function openParameterKey(name: string, client: SSMClient = new SSMClient({})): Sign {
  let opened: Sign | undefined;
  return async (bytes) => {
    opened ??= keyIn(
      (await readParameter(name, client)) ?? (await makeParameter(name, newListKey(), client)),
      name,
    );
    return opened(bytes);
  };
}

/** What the library says of a text that is no key may quote it. */
function keyIn(text: string, name: string): Sign {
  try {
    return signWith(text);
  } catch {
    throw new ArchiveDefect(`${name}: no key`);
  }
}

/** What the Parameter Store keeps under a name, decrypted; null if there is none. */
export const readParameter = (name: string, client: SSMClient): Promise<string | null> =>
  translating(name, () => read(client, name));

/** The same where there has to be one. */
export async function requireParameter(name: string, client: SSMClient): Promise<string> {
  const text = await readParameter(name, client);
  if (text === null) throw new ArchiveDefect(`${name}: absent`);
  return text;
}

/** Keeps a text encrypted under a name that is free; what is there afterwards: it, or that of whoever was first. */
export const makeParameter = (name: string, text: string, client: SSMClient): Promise<string> =>
  translating(name, () => make(client, name, text));

async function read(client: SSMClient, name: string): Promise<string | null> {
  try {
    const { Parameter } = await client.send(new GetParameterCommand({ Name: name, WithDecryption: true }));
    return Parameter?.Value ?? null;
  } catch (error) {
    if (error instanceof ParameterNotFound) return null;
    throw error;
  }
}

async function make(client: SSMClient, name: string, Value: string): Promise<string> {
  try {
    await client.send(new PutParameterCommand({ Name: name, Type: 'SecureString', Value, Overwrite: false }));
    return Value;
  } catch (error) {
    if (!(error instanceof ParameterAlreadyExists)) throw error;
    const first = await read(client, name);
    if (first === null) throw new ArchiveDefect(`${name}: neither there nor free`);
    return first;
  }
}

const throttled = ['ThrottlingException', 'TooManyUpdates'];

async function translating<T>(name: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof GazetteError) throw cause;
    const refused =
      cause instanceof SSMServiceException && cause.$fault === 'client' && !throttled.includes(cause.name);
    const message = `${name}: ${cause instanceof Error ? cause.name : 'unknown'}`;
    throw refused ? new ArchiveDefect(message, { cause }) : new ArchiveInterruption(message, { cause });
  }
}
