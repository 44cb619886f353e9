import { openMovableDynamoLedger } from '@kuvvet/ledger/dynamodb';
import { describe, expect, it } from 'vitest';
import { memoryTable } from './memory-table.ts';
import { aPlayer, aWord, digest, withFide } from './samples.ts';

const before = withFide('10001', '6300001');
const after = aPlayer({ name: '-', birthYear: null, listed: false });
const token = digest('licence');
const word = aWord({ about: 'player/10001', id: 'erase-1', deed: 'erase', facts: {} });
const amended = { before, after, gained: [], lost: [token], word };

/** A table whose program dies at its request of a number, from 1 on, before that is done. */
async function killedAt(request: number) {
  const { client, items } = memoryTable();
  const ledger = openMovableDynamoLedger({ client, table: 'kuvvet' });
  await ledger.putPlayers([before]);
  await ledger.putLicences([[token, '10001']]);
  const send: (command: object) => unknown = client.send.bind(client) as never;
  let asked = 0;
  client.send = async (command: object) => {
    if (++asked >= request) throw new Error('killed');
    return send(command);
  };
  const outcome = await ledger.amend(amended).then(
    () => 'done',
    () => 'killed',
  );
  return { outcome, items: [...items.values()].map((item) => JSON.stringify(item)) };
}

describe('a person who is being erased, whenever the program dies', () => {
  it('is there as before, or in nothing that leads to them', async () => {
    const left = [];
    for (let request = 1; ; request++) {
      const { outcome, items } = await killedAt(request);
      const isErased = items.some((item) => item.includes('"listed":false'));
      const traces = items.filter((item) => /çığırgan|cigirgan|6300001|LICENCE/i.test(item));
      left.push([isErased, traces.length]);
      if (outcome === 'done') break;
    }
    expect(left.length).toBeGreaterThan(1);
    expect(new Set(left.map(String))).toEqual(new Set(['false,4', 'true,0']));
  });
});
