import type { Ledger } from '@kuvvet/ledger';
import { openSqliteLedger } from '@kuvvet/ledger/sqlite';
import { erase, importFideList, setListed } from '@kuvvet/office';
import { describe, expect, it } from 'vitest';
import { aPlayer } from './closings.ts';

const author = { by: 'ayse', reason: 'Kendi isteği' };
const now = () => '2026-11-05T09:00:00.000Z';
const numbered = (player: string, number: string) =>
  aPlayer(player, { fide: { number, standard: null, rapid: null, blitz: null } });

/** Imports a list of two lines; officers come before people are looked up, or after. */
async function imported(when: 'before' | 'after', act: (ledger: Ledger) => Promise<unknown>) {
  const ledger = openSqliteLedger(':memory:');
  await ledger.putPlayers([numbered('100001', '34500071'), numbered('100002', '34500072')]);
  let done = false;
  const meanwhile: Ledger = {
    ...ledger,
    players: async (numbers) => {
      if (!done && when === 'before') await act(ledger);
      const found = await ledger.players(numbers);
      if (!done && when === 'after') await act(ledger);
      done = true;
      return found;
    },
  };
  async function* batches() {
    const ratings = { standard: 1900, rapid: 1850, blitz: 1800 };
    yield ['34500071', '34500072'].map((number) => ({ number, name: '', ratings }));
  }
  const changed: string[] = [];
  const told = { change: ({ player }: { player: string }) => changed.push(player), finding: () => {} };
  const { found } = await importFideList(batches(), { ledger: meanwhile }, true, told);
  return { found, changed, register: await Array.fromAsync(ledger.register()) };
}

describe('a list of FIDE’s that is taken over while officers work', () => {
  it.each(['before', 'after'] as const)('brings no facts of an erased person back: %s', async (when) => {
    const { found, changed, register } = await imported(when, (ledger) =>
      erase('100001', author, { ledger, now }),
    );
    expect([found, changed]).toEqual([1, ['100002']]);
    expect(register[0]).toMatchObject({
      ...{ name: '-', listed: false },
      fide: { number: null, standard: null, rapid: null, blitz: null },
    });
    expect(register[1]?.fide.standard).toBe(1900);
  });

  it.each(['before', 'after'] as const)('leaves who is kept out of the lists so: %s', async (when) => {
    const { found, changed, register } = await imported(when, (ledger) =>
      setListed('100001', false, author, { ledger, now }),
    );
    expect([found, changed.sort()]).toEqual([2, ['100001', '100002']]);
    expect(register.map(({ listed, fide }) => [listed, fide.standard])).toEqual([
      [false, 1900],
      [true, 1900],
    ]);
  });
});
