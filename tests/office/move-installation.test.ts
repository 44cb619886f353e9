import { openMemoryArchive } from '@kuvvet/gazette/memory';
import { openSqliteLedger } from '@kuvvet/ledger/sqlite';
import { examineInstallation, ledgerHoldings, type MovedPorts, moveInstallation } from '@kuvvet/office';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Workshop } from '../../cli/src/workshop.ts';
import { eventfulMonths } from '../functions/eventful.ts';
import { openMonth, smallRegister } from '../functions/month.ts';
import { memoryLedger } from '../ledger/memory-table.ts';

const home = (ledger: MovedPorts['ledger'] = memoryLedger()): MovedPorts => ({
  ...{ ledger, vault: openMemoryArchive(), lists: openMemoryArchive() },
});
const nobody = () => {};

async function objectsOf({ vault, lists }: MovedPorts) {
  const objects: [string, string][] = [];
  for (const [archive, folder] of [[vault, ''] as const, [lists, 'lists/'] as const]) {
    for await (const key of archive.keys(folder)) {
      objects.push([key, Buffer.from((await archive.get(key))?.bytes ?? []).toString('latin1')]);
    }
  }
  return objects;
}

describe('an installation that moves', () => {
  let month: Workshop;
  beforeAll(async () => {
    month = await eventfulMonths();
  });
  afterAll(() => month[Symbol.dispose]());

  it('is the same in DynamoDB and back on one machine, and well', async () => {
    const there = home();
    const moved = await moveInstallation(month, there, nobody);
    expect(moved).toMatchObject({ outcome: 'moved', ...(await ledgerHoldings(month.ledger)) });
    expect(await moveInstallation(month, there, nobody)).toEqual(moved);
    const back = home(openSqliteLedger(':memory:'));
    expect(await moveInstallation(there, back, nobody)).toEqual(moved);
    for (const each of [there, back]) {
      expect(await objectsOf(each)).toEqual(await objectsOf(month));
      const findings: unknown[] = [];
      await examineInstallation({ ...each, now: month.now }, (finding) => findings.push(finding));
      expect(findings).toEqual([]);
    }
  });

  it('goes on after it was stopped half-way', async () => {
    const there = home();
    let left = 300;
    const stopping = () => {
      if (--left === 0) throw new Error('stopped');
    };
    await expect(moveInstallation(month, there, stopping)).rejects.toThrow('stopped');
    expect(await there.ledger.current()).toBeNull();
    expect((await moveInstallation(month, there, nobody)).outcome).toBe('moved');
  });

  it('is none yet where something moved meanwhile, and is gone on with', async () => {
    const one = await openMonth(smallRegister);
    const enter = (id: string) => one.ledger.putSender({ id, name: 'X', active: true, scope: ['*'] });
    const there = home();
    const differs = { outcome: 'refused', because: 'differs', subject: 'ledger' };
    expect(await moveInstallation(one, there, () => void enter('x'))).toEqual(differs);
    expect(await there.ledger.current()).toBeNull();
    await enter('y');
    expect(await moveInstallation(one, there, nobody)).toMatchObject({ outcome: 'moved' });
    expect(await ledgerHoldings(there.ledger)).toEqual(await ledgerHoldings(one.ledger));
    one[Symbol.dispose]();
  });

  it('is none where something is left that went meanwhile', async () => {
    const one = await openMonth(smallRegister);
    const there = home();
    const [licence] = await Array.fromAsync(one.ledger.licenceEntries());
    await there.ledger.restore([{ kind: 'licence', licence: ['f'.repeat(64) as never, licence?.[1] ?? ''] }]);
    const differs = { outcome: 'refused', because: 'differs', subject: 'ledger' };
    expect(await moveInstallation(one, there, nobody)).toEqual(differs);
    expect(await there.ledger.current()).toBeNull();
    one[Symbol.dispose]();
  });

  it('touches no other installation, and says what is not the same', async () => {
    const other = await eventfulMonths();
    await other.ledger.putSender({ id: 'x', name: 'X', active: true, scope: ['*'] });
    expect(await moveInstallation(month, other, nobody)).toEqual({
      outcome: 'refused',
      because: 'not-empty',
    });
    other[Symbol.dispose]();

    const there = home();
    await there.vault.putOnce('closings/start', Buffer.from('x'), { mediaType: '', lifetime: 'immutable' });
    expect(await moveInstallation(month, there, nobody)).toEqual({
      ...{ outcome: 'refused', because: 'differs', subject: 'vault closings/start' },
    });
  });
});
