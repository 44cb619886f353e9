import { Interruption } from '@kuvvet/ledger';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aCommit, aPlayer, collect, digest } from './samples.ts';
import { type Asked, scriptedLedger } from './scripted-table.ts';

const table = 'kuvvet';
const numbers = Array.from({ length: 250 }, (_, at) => String(10_000 + at));
const licences = numbers.slice(0, 60).map((player) => [digest(player), player] as const);
const keysAsked = ({ input }: Asked) => input.RequestItems[table].Keys;
const putsAsked = ({ input }: Asked) => input.RequestItems[table];
const playerItem = (player: string) => ({ ...aPlayer({ player }), pk: `PLAYER#${player}`, sk: 'PLAYER' });

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

async function settled<Value>(promise: Promise<Value>): Promise<PromiseSettledResult<Value>> {
  const [[outcome]] = await Promise.all([Promise.allSettled([promise]), vi.runAllTimersAsync()]);
  return outcome;
}

describe('reading many', () => {
  it('asks a hundred keys at a time, each once', async () => {
    const { ledger, asked } = scriptedLedger();
    await ledger.players([...numbers, ...numbers]);
    expect(asked.map((request) => keysAsked(request).length)).toEqual([100, 100, 50]);
    expect(new Set(asked.flatMap(keysAsked).map(({ pk }) => pk)).size).toBe(250);
  });

  it('asks again for the keys left over, until none is', async () => {
    const left = (player: string) => ({
      UnprocessedKeys: { [table]: { Keys: [{ pk: `PLAYER#${player}`, sk: 'PLAYER' }] } },
    });
    const { ledger, asked } = scriptedLedger(
      { Responses: { [table]: [playerItem('10001')] }, ...left('10000') },
      left('10000'),
      { Responses: { [table]: [playerItem('10000')] }, UnprocessedKeys: {} },
    );
    const outcome = await settled(ledger.players(['10000', '10001']));
    expect(outcome).toMatchObject({ status: 'fulfilled' });
    const found = (outcome as PromiseFulfilledResult<ReadonlyMap<string, unknown>>).value;
    expect([...found.keys()]).toEqual(['10000', '10001']);
    expect(asked.map((request) => keysAsked(request).length)).toEqual([2, 1, 1]);
  });

  it('is an interruption when keys are left over again and again', async () => {
    const left = { UnprocessedKeys: { [table]: { Keys: [{ pk: 'PLAYER#10000', sk: 'PLAYER' }] } } };
    const { ledger, asked } = scriptedLedger(...Array.from({ length: 20 }, () => left));
    expect(await settled(ledger.players(['10000']))).toMatchObject({ reason: expect.any(Interruption) });
    expect(asked).toHaveLength(8);
  });
});

const stillThat = {
  ConditionExpression: 'player = :player',
  ExpressionAttributeValues: { ':player': '10000' },
};

describe('writing many', () => {
  it('puts 25 items at a time', async () => {
    const { ledger, asked } = scriptedLedger();
    await ledger.putLicences(licences);
    expect(asked.map((request) => putsAsked(request).length)).toEqual([25, 25, 10]);
  });

  it('puts again what is left over, until nothing is', async () => {
    const first = { PutRequest: { Item: { pk: 'LICENCE#a', sk: 'LICENCE#a', token: 'a', player: '10000' } } };
    const left = { UnprocessedItems: { [table]: [first] } };
    const { ledger, asked } = scriptedLedger(left, left, { UnprocessedItems: {} });
    expect(await settled(ledger.putLicences(licences.slice(0, 2)))).toMatchObject({ status: 'fulfilled' });
    expect(asked.map(putsAsked).slice(1)).toEqual([[first], [first]]);
  });

  it('is an interruption when items are left over again and again', async () => {
    const left = { UnprocessedItems: { [table]: [{ PutRequest: { Item: { pk: 'a', sk: 'a' } } }] } };
    const { ledger, asked } = scriptedLedger(...Array.from({ length: 20 }, () => left));
    expect(await settled(ledger.putLicences(licences.slice(0, 1)))).toMatchObject({
      reason: expect.any(Interruption),
    });
    expect(asked).toHaveLength(8);
  });

  it('leaves FIDE numbers and names before it writes the players, so that a repeated call still knows them', async () => {
    const before = {
      ...playerItem('10000'),
      name: 'KOÇ, Ege',
      fide: { number: '1', standard: null, rapid: null, blitz: null },
    };
    const { ledger, asked } = scriptedLedger({ Responses: { [table]: [before] } });
    await ledger.putPlayers([aPlayer({ player: '10000' })]);
    expect(asked.map(({ operation }) => operation)).toEqual([
      'BatchGet',
      'BatchWrite',
      'Delete',
      'Delete',
      'BatchWrite',
    ]);
    expect(asked.slice(2, 4).map(({ input }) => input)).toMatchObject([
      { Key: { pk: 'FIDE#1', sk: 'FIDE#1' }, ...stillThat },
      { Key: { pk: 'NAME#ege koc', sk: 'PLAYER#00010000' }, ...stillThat },
    ]);
  });
});

describe('namesakes', () => {
  const entry = (player: string) => ({ pk: 'NAME#ege koc', sk: `PLAYER#000${player}`, player });
  const left = { LastEvaluatedKey: entry('10001') };

  it('are those whose name it is now: an entry may have outlived a name, or its player', async () => {
    const { ledger, asked } = scriptedLedger(
      { Items: [entry('10000'), entry('10001'), entry('10002')] },
      {
        Responses: {
          [table]: [
            { ...playerItem('10000'), name: 'Ege Koç' },
            { ...playerItem('10001'), name: 'ÇINAR, Ege' },
          ],
        },
      },
    );
    expect(await ledger.namesakes(['ege koc'])).toEqual(new Map([['ege koc', ['10000']]]));
    expect(asked.map(({ operation }) => operation)).toEqual(['Query', 'BatchGet']);
    expect(asked[0]?.input).toMatchObject({
      Limit: 25,
      ExpressionAttributeValues: { ':name': 'NAME#ege koc' },
    });
  });

  it('are looked for no further once there are 25, and not at all without a name', async () => {
    const found = numbers.slice(0, 25);
    const { ledger, asked } = scriptedLedger(
      { Items: found.map(entry), ...left },
      { Responses: { [table]: found.map((player) => ({ ...playerItem(player), name: 'Ege Koç' })) } },
    );
    expect(await ledger.namesakes(['', 'ege koc'])).toEqual(new Map([['ege koc', found]]));
    expect(asked.map(({ operation }) => operation)).toEqual(['Query', 'BatchGet']);
  });

  it('are looked for on the next page when a page has too few', async () => {
    const { ledger } = scriptedLedger(
      { Items: [entry('10001')], ...left },
      { Responses: { [table]: [{ ...playerItem('10001'), name: 'ÇINAR, Ege' }] } },
      { Items: [entry('10002')] },
      { Responses: { [table]: [{ ...playerItem('10002'), name: 'Ege Koç' }] } },
    );
    expect(await ledger.namesakes(['ege koc'])).toEqual(new Map([['ege koc', ['10002']]]));
  });
});

describe('pages', () => {
  const next = { LastEvaluatedKey: { pk: 'a', sk: 'b' } };

  it('of a scan are all read, also an empty one in between', async () => {
    const { ledger, asked } = scriptedLedger(
      { Items: [playerItem('10001'), playerItem('9999')], ...next },
      { ...next },
      { Items: [playerItem('10000')] },
    );
    const players = await collect(ledger.register());
    expect(players.map(({ player }) => player)).toEqual(['9999', '10000', '10001']);
    expect(asked.map(({ input }) => input.ExclusiveStartKey)).toEqual([
      undefined,
      next.LastEvaluatedKey,
      next.LastEvaluatedKey,
    ]);
  });

  it('of a query are all read before the next shard', async () => {
    const writing = scriptedLedger();
    await writing.ledger.post(aCommit({}));
    const Items = [writing.asked[0]?.input.TransactItems[2].Put.Item];
    const { ledger, asked } = scriptedLedger({ Items, ...next }, { Items });
    expect(await collect(ledger.postings('2026-10'))).toEqual([aCommit({}).posting, aCommit({}).posting]);
    expect(asked).toHaveLength(17);
    expect(asked[1]?.input).toMatchObject({
      ExclusiveStartKey: next.LastEvaluatedKey,
      ExpressionAttributeValues: { ':partition': 'PERIOD#2026-10#S00' },
    });
  });

  it('of the pending index leave out receipts that wait no more', async () => {
    const receipt = (sk: string) => ({ pk: 'TOURNAMENT#t', sk });
    const writing = scriptedLedger();
    await writing.ledger.post(aCommit({}));
    const rated = writing.asked[0]?.input.TransactItems[3].Put.Item;
    const { ledger } = scriptedLedger(
      { Items: [receipt('RECEIPT#0001')] },
      { Responses: { [table]: [{ ...rated, ...receipt('RECEIPT#0001') }] } },
    );
    expect(await collect(ledger.pending())).toEqual([]);
  });
});
