import type { Player } from '@kuvvet/ledger';
import { describe, expect, it } from 'vitest';
import type { Subject } from '../contract.ts';
import { aBook, aMerge, aPlayer, collect, digest, withFide } from '../samples.ts';

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

  describe('revisePlayers', () => {
    const token = digest('licence');
    const before = withFide('10001', '6300001');
    const after = { ...withFide('10001', '6300002'), name: 'ARI, Deniz', club: 'Yeni' };
    const found = async (numbers: readonly string[]) => ({
      fide: await subject().fideNumbers(['6300001', '6300002']),
      names: await subject().namesakes(['cigirgan ilkay ogutcu sukru', 'ari deniz']),
      licences: await subject().licences([token]),
      players: [...(await subject().players(numbers)).values()],
    });

    it('writes who is new and who is still as read, with the licence and how they are found', async () => {
      await subject().putPlayers([before]);
      const come = aPlayer({ player: '10002', name: 'IŞIK, Ömer' });
      const revisions = [
        { before, after, licence: token },
        { before: null, after: come, licence: digest('other') },
      ];
      expect(await subject().revisePlayers(revisions)).toEqual([]);
      expect(await found(['10001', '10002'])).toEqual({
        fide: new Map([['6300002', '10001']]),
        names: new Map([['ari deniz', ['10001']]]),
        licences: new Map([[token, '10001']]),
        players: [after, come],
      });
      expect(await subject().licences([digest('other')])).toEqual(new Map([[digest('other'), '10002']]));
    });

    it.each<[string, Player]>([
      ['was changed', { ...before, club: 'Başka' }],
      ['was taken out of the lists', { ...before, listed: false }],
      ['was erased', { ...before, name: '-', birthYear: null, fide: aPlayer().fide }],
    ])('leaves and gives whose entry %s meanwhile', async (_, standing) => {
      await subject().putPlayers([standing]);
      const as = await found(['10001']);
      expect(await subject().revisePlayers([{ before, after, licence: token }])).toEqual(['10001']);
      expect(await found(['10001'])).toEqual(as);
    });

    it('leaves and gives who was merged meanwhile: the merge stays', async () => {
      const other = aPlayer({ player: '10002' });
      await subject().putPlayers([before, other]);
      await subject().begin(aBook());
      await subject().enter(aMerge('10001', '10002'));
      expect(await subject().revisePlayers([{ before, after, licence: null }])).toEqual(['10001']);
      expect(await collect(subject().register())).toEqual([{ ...before, mergedInto: '10002' }, other]);
    });

    it('leaves and gives whose licence names somebody else meanwhile', async () => {
      await subject().putPlayers([before]);
      await subject().putLicences([[token, '10002']]);
      expect(await subject().revisePlayers([{ before, after, licence: token }])).toEqual(['10001']);
      expect((await found(['10001'])).players).toEqual([before]);
      expect(await subject().licences([token])).toEqual(new Map([[token, '10002']]));
    });

    it('lets people exchange a FIDE number', async () => {
      const [one, two] = [withFide('10001', '6300001'), withFide('10002', '6300002')];
      await subject().putPlayers([one, two]);
      const revisions = [
        { before: one, after: { ...one, fide: two.fide }, licence: null },
        { before: two, after: { ...two, fide: one.fide }, licence: null },
      ];
      expect(await subject().revisePlayers(revisions)).toEqual([]);
      expect(await subject().fideNumbers(['6300001', '6300002'])).toEqual(
        new Map([
          ['6300001', '10002'],
          ['6300002', '10001'],
        ]),
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
