import { describe, expect, it } from 'vitest';
import type { Subject } from '../contract.ts';
import { aPlayer, collect, withFide } from '../samples.ts';

const playersOf = (count: number) =>
  Array.from({ length: count }, (_, at) => aPlayer({ player: String(1_000 + at * 47) }));

/** More than the requests and the pages of any adapter hold. */
const many = playersOf(530);

export function playersContract(subject: Subject): void {
  describe('putPlayers', () => {
    it('keeps every fact and every letter', async () => {
      const players = [
        aPlayer(),
        aPlayer({ player: '1000', sex: null, birthYear: null, club: '', member: false, listed: false }),
        aPlayer({
          player: '99999999',
          sex: 'w',
          name: 'ığüşöç İĞÜŞÖÇ “—” \u0130\u0131 e\u0301 𝔎',
          federation: 'AZE',
        }),
        aPlayer({ player: '20002', fide: { number: '6300000', standard: 2650, rapid: 0, blitz: null } }),
      ];
      await subject().putPlayers(players);
      const found = await subject().players(['20002', '10001', '99999999', '1000']);
      expect([...found.values()]).toEqual([players[3], players[0], players[2], players[1]]);
    });

    it('replaces a player; the last of one call stands', async () => {
      await subject().putPlayers([aPlayer()]);
      await subject().putPlayers([aPlayer({ club: 'Eski' }), aPlayer({ club: 'Yeni' })]);
      expect(await subject().players(['10001'])).toEqual(new Map([['10001', aPlayer({ club: 'Yeni' })]]));
    });

    it('takes an empty list', async () => {
      await subject().putPlayers([]);
      expect(await collect(subject().register())).toEqual([]);
    });

    it('takes more than fit one request, and finds them again', async () => {
      await subject().putPlayers(many);
      const numbers = many.map(({ player }) => player);
      expect(await subject().players(numbers)).toEqual(
        new Map(many.map((player) => [player.player, player])),
      );
    });
  });

  describe('players', () => {
    it('leaves out whom it does not know and takes a number twice', async () => {
      await subject().putPlayers([aPlayer()]);
      const found = await subject().players(['10001', '10002', '10001']);
      expect([...found.keys()]).toEqual(['10001']);
      expect(await subject().players([])).toEqual(new Map());
    });
  });

  describe('register', () => {
    it('yields everyone by player number, as a number', async () => {
      // More than a page of 1 MB.
      const everyone = playersOf(3_200);
      await subject().putPlayers([...everyone].reverse());
      await subject().addSteps([{ player: '1000', type: 'ukd', step: { list: '2026-10', rating: 1500 } }]);
      await subject().putLicences([['a'.repeat(64), '1000']]);
      expect(await collect(subject().register())).toEqual(everyone);
    });

    it('lets others write while it is read', async () => {
      await subject().putPlayers(many);
      let seen = 0;
      for await (const player of subject().register()) {
        if (seen++ % 100 === 0) await subject().putPlayers([{ ...player, listed: false }]);
      }
      expect(seen).toBe(many.length);
    });
  });

  describe('fideNumbers', () => {
    it('finds players by FIDE number', async () => {
      await subject().putPlayers([
        withFide('10001', '6300001'),
        withFide('10002', null),
        withFide('10003', '0'),
      ]);
      expect(await subject().fideNumbers(['6300001', '6300002', '0', '6300001'])).toEqual(
        new Map([
          ['6300001', '10001'],
          ['0', '10003'],
        ]),
      );
    });

    it('forgets a number the player no longer has', async () => {
      await subject().putPlayers([withFide('10001', '1')]);
      await subject().putPlayers([withFide('10001', '2')]);
      expect(await subject().fideNumbers(['1', '2'])).toEqual(new Map([['2', '10001']]));
      await subject().putPlayers([withFide('10001', null)]);
      expect(await subject().fideNumbers(['1', '2'])).toEqual(new Map());
    });

    it('gives a number to the player who has it now, in whatever order they are put', async () => {
      await subject().putPlayers([withFide('10001', '1')]);
      await subject().putPlayers([withFide('10002', '1')]);
      await subject().putPlayers([withFide('10001', '2')]);
      expect(await subject().fideNumbers(['1', '2'])).toEqual(
        new Map([
          ['1', '10002'],
          ['2', '10001'],
        ]),
      );
      await subject().putPlayers([withFide('10001', '1'), withFide('10002', '2')]);
      expect(await subject().fideNumbers(['1', '2'])).toEqual(
        new Map([
          ['1', '10001'],
          ['2', '10002'],
        ]),
      );
    });

    it('of two numbers given to one player in one call keeps the last', async () => {
      await subject().putPlayers([withFide('10001', '1'), withFide('10001', '2')]);
      expect(await subject().fideNumbers(['1', '2'])).toEqual(new Map([['2', '10001']]));
    });
  });
}
