import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openAwsHome } from '../../cli/src/aws.ts';
import { type Answer, type StandIn, standInForAws } from '../functions/aws-stand-in.ts';
import { lambdaEnvironment } from '../lambda-environment.ts';

let aws: StandIn;
beforeAll(async () => {
  aws = await standInForAws();
});
afterAll(() => aws.close());

/** A Parameter Store that keeps what is put, and a ledger in which a book is open or none. */
const kept = new Map<string, string>();
const store: Readonly<Record<string, Answer>> = {
  GetParameter: ({ Name }) =>
    kept.has(Name) ? { Parameter: { Value: kept.get(Name) } } : { __type: 'ParameterNotFound' },
  PutParameter: ({ Name, Value, Type, Overwrite }) => {
    expect(Type).toBe('SecureString');
    if (kept.has(Name) && !Overwrite) return { __type: 'ParameterAlreadyExists' };
    kept.set(Name, Value);
    return {};
  },
  DeleteParameter: ({ Name }) => (kept.delete(Name) ? {} : { __type: 'ParameterNotFound' }),
};
const open: Answer = () => ({ Item: { period: { S: '2026-10' } } });
const name = '/kuvvet/licence-key';
const home = () => openAwsHome(process.env);
const licence = '90000000100';

beforeEach(() => {
  for (const [key, value] of Object.entries(lambdaEnvironment(aws.url))) vi.stubEnv(key, value);
  kept.clear();
  aws.answers = { ...store, GetItem: () => ({}) };
});
afterEach(() => vi.unstubAllEnvs());

describe('the key of the licence tokens on AWS', () => {
  it('is made by the first command, and from then on the same', async () => {
    const tokens = [(await home()).identify(licence), (await home()).identify(licence)];
    expect(kept.get(name)).toMatch(/^[A-Za-z0-9+/]{64}$/);
    expect(tokens[0]).toEqual(tokens[1]);
    expect(tokens[0]).toMatchObject({ kind: 'licence' });
  });

  it('is that of whoever was first, where two begin at once', async () => {
    const homes = await Promise.all([home(), home(), home()]);
    expect(new Set(homes.map(({ identify }) => JSON.stringify(identify(licence)))).size).toBe(1);
  });

  it('is not made anew once there are books: another one would match nobody', async () => {
    aws.answers = { ...store, GetItem: open };
    await expect(home()).rejects.toMatchObject({ sentence: { en: expect.stringContaining(name) } });
    expect(kept.size).toBe(0);
  });
});

it('keys of a sender are kept, replaced and forgotten, and forgetting may be repeated', async () => {
  const { keys, subscriberKeys } = await home();
  expect(await keys.of('arbiter')).toEqual([]);
  await keys.put('arbiter', ['one']);
  await keys.put('arbiter', ['two', 'one']);
  await subscriberKeys.put('arbiter', ['other']);
  expect(await keys.of('arbiter')).toEqual(['two', 'one']);
  await keys.put('arbiter', []);
  await keys.put('arbiter', []);
  expect([...kept.keys()]).toEqual([name, '/kuvvet/subscribers/arbiter']);
});
