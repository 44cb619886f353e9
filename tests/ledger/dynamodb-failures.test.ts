import {
  ConditionalCheckFailedException,
  InternalServerError,
  ProvisionedThroughputExceededException,
  ResourceNotFoundException,
  TransactionCanceledException,
  TransactionConflictException,
} from '@aws-sdk/client-dynamodb';
import { Conflict, Defect, Interruption, PeriodSealed } from '@kuvvet/ledger';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aBook, aCommit, aMerge, anAward, anElection, aReceipt, aRerun, collect } from './samples.ts';
import { scriptedLedger } from './scripted-table.ts';

const of = { message: 'no', $metadata: {} };
const failed = new ConditionalCheckFailedException(of);
const collided = new TransactionConflictException(of);
const throttled = new ProvisionedThroughputExceededException(of);
const cancelled = (...codes: string[]) =>
  new TransactionCanceledException({ ...of, CancellationReasons: codes.map((Code) => ({ Code })) });
const none = 'None';
const condition = 'ConditionalCheckFailed';

const commit = aCommit({ revision: 2, expected: aCommit({}).head });
const standing = { Item: commit.head };
const other = { Item: { ...commit.head, revision: 3 } };

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Lets every pause pass at once. */
async function settled<Value>(promise: Promise<Value>): Promise<PromiseSettledResult<Value>> {
  const [[outcome]] = await Promise.all([Promise.allSettled([promise]), vi.runAllTimersAsync()]);
  return outcome;
}

describe('a cancelled post, by the index of its reasons', () => {
  it.each([
    ['the book is not open', [condition, none, none, none], {}, PeriodSealed],
    ['the head moved', [none, condition, none, none], other, Conflict],
    ['the receipt is of other bytes', [none, none, none, condition], {}, Conflict],
    ['the book is not open and the head moved', [condition, condition, none, none], other, PeriodSealed],
    ['the transaction is invalid', ['ValidationError', none, none, none], {}, Defect],
    ['one item is throttled', [none, none, 'ThrottlingError', none], {}, Interruption],
    ['the table is throttled', [none, 'ProvisionedThroughputExceeded', none, none], {}, Interruption],
  ])('%s', async (_, codes, head, error) => {
    const { ledger } = scriptedLedger(cancelled(...codes), head);
    await expect(ledger.post(commit)).rejects.toThrow(error);
  });

  it.each([
    ['the head', [none, condition, none, none]],
    ['the fence and the head', [condition, condition, none, none]],
    ['the fence', [condition, none, none, none]],
  ])('is done where %s refused it because it took effect before', async (_, codes) => {
    const { ledger, asked } = scriptedLedger(cancelled(...codes), standing);
    await ledger.post(commit);
    expect(asked.map(({ operation }) => operation)).toEqual(['TransactWrite', 'Get']);
  });

  it('asks the table for nothing it knows: a revision that does not follow its head', async () => {
    const { ledger, asked } = scriptedLedger(other);
    await expect(ledger.post({ ...commit, expected: { ...commit.head, revision: 2 } })).rejects.toThrow(
      Conflict,
    );
    expect(asked.map(({ operation }) => operation)).toEqual(['Get']);
  });
});

describe('a cancelled entering of an act, by the index of its reasons', () => {
  const merge = aMerge('10001', '10002');
  const other = { Item: { act: { ...merge, reason: 'Başka' } } };

  it.each([
    ['the book is not open', [condition, none, none, none], {}, PeriodSealed],
    ['the book is not open and another act stands', [condition, condition, none, none], other, PeriodSealed],
    ['another act stands', [none, condition, none, none], other, Conflict],
    ['the entry cannot be merged', [none, none, condition, none], {}, Conflict],
    ['the other entry cannot take it', [none, none, none, condition], {}, Conflict],
    ['the transaction is invalid', ['ValidationError', none, none, none], {}, Defect],
    ['one item is throttled', [none, none, 'ThrottlingError', none], {}, Interruption],
  ])('%s', async (_, codes, standing, error) => {
    const { ledger } = scriptedLedger(cancelled(...codes), standing);
    await expect(ledger.enter(merge)).rejects.toThrow(error);
  });

  it.each([
    ['the act', [none, condition, none, none]],
    ['the fence', [condition, condition, none, none]],
    ['the entries', [none, condition, condition, condition]],
  ])('is done where %s refused it because it took effect before', async (_, codes) => {
    const { ledger, asked } = scriptedLedger(cancelled(...codes), { Item: { act: merge } });
    await ledger.enter(merge);
    expect(asked.map(({ operation }) => operation)).toEqual(['TransactWrite', 'Get']);
  });

  it.each([
    ['another act stands', other, 'Another act merge-10001 stands in the book 2026-10.'],
    ['the entries do not allow it', {}, 'Player 10001 cannot be merged into 10002.'],
  ])('tells that %s', async (_, standing, message) => {
    const { ledger } = scriptedLedger(cancelled(none, condition, condition, none), standing);
    await expect(ledger.enter(merge)).rejects.toThrow(message);
  });

  it('asks the table for nothing it knows: a merge of an entry into itself', async () => {
    const { ledger, asked } = scriptedLedger();
    await expect(ledger.enter(aMerge('10001', '10001'))).rejects.toThrow(Conflict);
    expect(asked).toEqual([]);
  });
});

describe('a collision with another transaction', () => {
  it.each([
    ['in a transaction', cancelled('TransactionConflict', none, none, none)],
    ['of a single write', collided],
  ])('%s is tried again', async (_, collision) => {
    const { ledger, asked } = scriptedLedger(collision, collision, {});
    expect(await settled(ledger.post(commit))).toMatchObject({ status: 'fulfilled' });
    expect(asked).toHaveLength(3);
    expect(asked[2]?.input).toEqual(asked[0]?.input);
  });

  it('is given up after eight tries', async () => {
    const { ledger, asked } = scriptedLedger(...Array.from({ length: 20 }, () => collided));
    expect(await settled(ledger.seal('2026-10'))).toMatchObject({ reason: expect.any(Interruption) });
    expect(asked).toHaveLength(8);
  });

  it('beside a failed condition is not tried again: the condition decides', async () => {
    const { ledger, asked } = scriptedLedger(cancelled(condition, 'TransactionConflict', none, none), {});
    await expect(ledger.post(commit)).rejects.toThrow(PeriodSealed);
    expect(asked).toHaveLength(2);
  });
});

describe('what the service or the network throws', () => {
  const named = (name: string) => Object.assign(new Error('no'), { name });
  const coded = (code: string) => Object.assign(new Error('no'), { code });

  it.each<[string, Error, typeof Interruption | typeof Defect]>([
    ['throttling', throttled, Interruption],
    ['a fault of the service', new InternalServerError(of), Interruption],
    ['a request that timed out', named('TimeoutError'), Interruption],
    ['a request that was cut off', named('AbortError'), Interruption],
    ['an address nobody answers', coded('ECONNREFUSED'), Interruption],
    ['a connection that was reset', coded('ECONNRESET'), Interruption],
    ['a name that is not known now', coded('EAI_AGAIN'), Interruption],
    ['a table that does not exist', new ResourceNotFoundException(of), Defect],
    ['a request that is not valid', named('ValidationException'), Defect],
    ['a permission that is missing', named('AccessDeniedException'), Defect],
    ['a bug', new TypeError('no'), Defect],
    ['a bug seen by Node', coded('ERR_INVALID_ARG_TYPE'), Defect],
  ])('%s leaves as an error of the port', async (_, thrown, error) => {
    const verbs = [
      scriptedLedger(thrown).ledger.current(),
      scriptedLedger(thrown).ledger.begin(aBook()),
      scriptedLedger(thrown).ledger.elect('2026-10', anElection('a')),
      scriptedLedger(thrown).ledger.putReceipt(aReceipt()),
      scriptedLedger(thrown).ledger.post(aCommit({})),
      scriptedLedger(thrown).ledger.enter(anAward()),
      scriptedLedger(thrown).ledger.revise('2026-10', aRerun(2)),
      scriptedLedger(thrown).ledger.players(['10001']),
      collect(scriptedLedger(thrown).ledger.acts('2026-10')),
      collect(scriptedLedger(thrown).ledger.books()),
      collect(scriptedLedger(thrown).ledger.heads()),
      collect(scriptedLedger(thrown).ledger.licenceEntries()),
      collect(scriptedLedger(thrown).ledger.postings('2026-10')),
      collect(scriptedLedger(thrown).ledger.register()),
    ];
    for (const outcome of await Promise.allSettled(verbs)) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(error) });
      expect((outcome as PromiseRejectedResult).reason.cause).toBe(thrown);
    }
  });
});

describe('a single write whose condition fails', () => {
  it.each([
    ['seal of no book', () => scriptedLedger(failed).ledger.seal('2026-10'), Conflict],
    [
      'elect on an open book',
      () => scriptedLedger(failed).ledger.elect('2026-10', anElection('a')),
      Conflict,
    ],
    [
      'revise of an open book',
      () => scriptedLedger(failed, { Item: aBook() }).ledger.revise('2026-10', aRerun(2)),
      Conflict,
    ],
    ['revise of no book', () => scriptedLedger(failed).ledger.revise('2026-10', aRerun(2)), Conflict],
    ['settle', () => scriptedLedger(failed).ledger.settle(aReceipt()), Conflict],
    [
      'begin beside another book',
      () => scriptedLedger(cancelled(none, condition)).ledger.begin(aBook()),
      Conflict,
    ],
    [
      'turn of an open book',
      () => scriptedLedger(cancelled(condition, none, none)).ledger.turn('2026-10', aBook()),
      Conflict,
    ],
  ])('%s', async (_, act, error) => {
    await expect(act()).rejects.toThrow(error);
  });

  it('returns the re-run that stands', async () => {
    const Item = { ...aBook(), revised: [aRerun(2), aRerun(3)] };
    const { ledger } = scriptedLedger(failed, { Item });
    expect(await ledger.revise('2026-10', aRerun(3, { by: 'mehmet' }))).toEqual(aRerun(3));
  });

  it('returns the receipt that stands', async () => {
    const asked = scriptedLedger();
    await asked.ledger.putReceipt(aReceipt({ sender: 'first' }));
    const { ledger } = scriptedLedger(failed, { Item: asked.asked[0]?.input.Item });
    expect(await ledger.putReceipt(aReceipt())).toEqual(aReceipt({ sender: 'first' }));
  });
});
