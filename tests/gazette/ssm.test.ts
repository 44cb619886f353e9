import {
  GetParameterCommand,
  ParameterAlreadyExists,
  ParameterNotFound,
  PutParameterCommand,
  type SSMClient,
  SSMServiceException,
} from '@aws-sdk/client-ssm';
import { ArchiveDefect, ArchiveInterruption, keyId } from '@kuvvet/gazette';
import { openParameterKey } from '@kuvvet/gazette/ssm';
import { describe, expect, it } from 'vitest';
import { listKey, signer } from '../list-keys.ts';

const $metadata = {};
const bytes = Uint8Array.of(1);
const name = '/kuvvet/list-key';

/** A Parameter Store with one parameter; `fault` is thrown instead of an answer, as long as it is there. */
function parameterStore(value: string | null, faults: unknown[] = []) {
  const asked: string[] = [];
  const store = { value, asked };
  const send = async (command: object) => {
    asked.push(command.constructor.name);
    if (faults.length > 0) throw faults.shift();
    if (command instanceof GetParameterCommand) {
      expect(command.input).toEqual({ Name: name, WithDecryption: true });
      if (store.value === null) throw new ParameterNotFound({ $metadata, message: '' });
      return { Parameter: { Value: store.value } };
    }
    if (!(command instanceof PutParameterCommand)) throw new Error('not asked for');
    expect(command.input).toMatchObject({ Name: name, Type: 'SecureString', Overwrite: false });
    if (store.value !== null) throw new ParameterAlreadyExists({ $metadata, message: '' });
    store.value = command.input.Value ?? null;
    return {};
  };
  return Object.assign(store, { client: { send } as unknown as SSMClient });
}

const refused = (kind: string, $fault: 'client' | 'server' = 'client') =>
  new SSMServiceException({ name: kind, $fault, $metadata, message: '' });

describe('the key of the lists in a parameter store', () => {
  it('is the one that is there, fetched once', async () => {
    const { client, asked } = parameterStore(listKey(1));
    const sign = openParameterKey(name, client);
    expect(await sign(bytes)).toEqual(await signer(1)(bytes));
    await sign(bytes);
    expect(asked).toEqual(['GetParameterCommand']);
  });

  it('is made by the first who signs, and kept', async () => {
    const store = parameterStore(null);
    const made = await openParameterKey(name, store.client)(bytes);
    expect(store.asked).toEqual(['GetParameterCommand', 'PutParameterCommand']);
    expect(await openParameterKey(name, store.client)(bytes)).toEqual(made);
  });

  it('is one for many who sign for the first time at once', async () => {
    const { client } = parameterStore(null);
    const signs = Array.from({ length: 8 }, () => openParameterKey(name, client)(bytes));
    const keys = (await Promise.all(signs)).map(({ publicKey }) => keyId(publicKey));
    expect(new Set(keys).size).toBe(1);
  });

  it.each([
    ['out of reach', new Error('socket hang up')],
    ['throttled', refused('ThrottlingException')],
    ['broken', refused('InternalServerError', 'server')],
  ])('can be fetched later when the store is %s', async (_, fault) => {
    const sign = openParameterKey(name, parameterStore(listKey(1), [fault]).client);
    await expect(sign(bytes)).rejects.toThrow(ArchiveInterruption);
    expect(await sign(bytes)).toEqual(await signer(1)(bytes));
  });

  it('is a person’s business when it may not be read, or is none; no word of it is told', async () => {
    const forbidden = parameterStore(listKey(1), [refused('AccessDeniedException')]);
    await expect(openParameterKey(name, forbidden.client)(bytes)).rejects.toThrow(
      new ArchiveDefect(`${name}: AccessDeniedException`),
    );
    const none = openParameterKey(name, parameterStore('gizli').client)(bytes);
    await expect(none).rejects.toThrow(new ArchiveDefect(`${name}: no key`));
    expect(await none.catch((error) => error.cause)).toBeUndefined();
  });
});
