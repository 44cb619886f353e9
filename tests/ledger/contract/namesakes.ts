import { nameKey } from '@kuvvet/report';
import { describe, expect, it } from 'vitest';
import type { Subject } from '../contract.ts';
import { aPlayer, withFide } from '../samples.ts';

const named = (player: string, name: string) => aPlayer({ player, name });

export function namesakesContract(subject: Subject): void {
  const find = async (...names: readonly string[]) => {
    const found = await subject().namesakes(names.map(nameKey));
    return names.map((name) => found.get(nameKey(name)) ?? []);
  };

  describe('namesakes', () => {
    it('finds players by their words, whatever the letters and the order', async () => {
      await subject().putPlayers([
        named('10001', 'IŞIK, Ömer'),
        named('10002', 'ÖMER IŞIK'),
        named('10003', 'Işık, Ömer Can'),
        named('10004', 'IŞIKÖMER'),
        named('10005', 'ĞÜRSOY, İnci'),
      ]);
      expect(await find('isik omer', 'İNCİ GÜRSOY', 'ÖMER IŞIK')).toEqual([
        ['10001', '10002'],
        ['10005'],
        ['10001', '10002'],
      ]);
    });

    it('leaves out names nobody has', async () => {
      await subject().putPlayers([named('10001', 'IŞIK, Ömer')]);
      expect(await subject().namesakes([nameKey('Işık')])).toEqual(new Map());
      expect(await subject().namesakes([])).toEqual(new Map());
    });

    it('knows nobody by a name without words', async () => {
      await subject().putPlayers([named('10001', '—'), named('10002', 'Борис')]);
      expect(await subject().namesakes([''])).toEqual(new Map());
    });

    it('follows a player to another name and back', async () => {
      await subject().putPlayers([named('10001', 'ÇINAR, Ege'), named('10002', 'ÇINAR, Ege')]);
      await subject().putPlayers([named('10001', 'KOÇ, Ege')]);
      expect(await find('Ege Çınar', 'Ege Koç')).toEqual([['10002'], ['10001']]);
      await subject().putPlayers([named('10001', 'Ege ÇINAR'), named('10002', '')]);
      expect(await find('Ege Çınar', 'Ege Koç')).toEqual([['10001'], []]);
    });

    it('of two names given to one player in one call keeps the last', async () => {
      await subject().putPlayers([named('10001', 'ÇINAR, Ege'), named('10001', 'KOÇ, Ege')]);
      expect(await find('Ege Çınar', 'Ege Koç')).toEqual([[], ['10001']]);
    });

    it('keeps a name when only other facts change', async () => {
      await subject().putPlayers([withFide('10001', '1')]);
      await subject().putPlayers([withFide('10001', '2')]);
      expect(await find(aPlayer().name)).toEqual([['10001']]);
    });

    it('gives the lowest 25 of many, by number', async () => {
      const numbers = Array.from({ length: 60 }, (_, at) => String(9_990 + at));
      await subject().putPlayers([...numbers].reverse().map((player) => named(player, 'YILMAZ, Ali')));
      expect(await find('Ali Yılmaz')).toEqual([numbers.slice(0, 25)]);
    });

    it('takes more names than fit one request', async () => {
      const players = Array.from({ length: 130 }, (_, at) => named(String(1_000 + at), `Oyuncu ${at}`));
      await subject().putPlayers(players);
      expect(await find(...players.map(({ name }) => name))).toEqual(players.map(({ player }) => [player]));
    });
  });
}
