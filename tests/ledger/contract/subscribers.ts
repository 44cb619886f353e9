import { describe, expect, it } from 'vitest';
import type { Subject } from '../contract.ts';
import { aSubscriber } from '../samples.ts';

export function subscribersContract(subject: Subject): void {
  describe('subscribers', () => {
    it('are kept, replaced and listed by id', async () => {
      expect(await subject().subscriber('ege-satranc')).toBeNull();
      expect(await subject().subscribers()).toEqual([]);
      for (const id of ['b', 'a-1', 'a']) await subject().putSubscriber(aSubscriber({ id }));
      const other = aSubscriber({
        id: 'a-1',
        url: 'https://x.example/',
        types: [],
        tournaments: ['*'],
        senders: [],
      });
      await subject().putSubscriber(other);
      expect(await subject().subscriber('a-1')).toEqual(other);
      expect(await subject().subscribers()).toEqual([
        aSubscriber({ id: 'a' }),
        other,
        aSubscriber({ id: 'b' }),
      ]);
    });

    it('are all listed, also where they fill more than a page', async () => {
      const ids = Array.from({ length: 90 }, (_, at) => `s${String(at).padStart(2, '0')}`);
      for (const id of ids) await subject().putSubscriber(aSubscriber({ id }));
      expect((await subject().subscribers()).map(({ id }) => id)).toEqual(ids);
    });

    it('are stopped, and stay what they are otherwise', async () => {
      await subject().putSubscriber(aSubscriber());
      await subject().stopSubscriber('ege-satranc');
      await subject().stopSubscriber('ege-satranc');
      expect(await subject().subscribers()).toEqual([aSubscriber({ active: false })]);
    });

    it('are removed, and do not come back by being stopped', async () => {
      await subject().putSubscriber(aSubscriber());
      await subject().removeSubscriber('ege-satranc');
      await subject().removeSubscriber('ege-satranc');
      await subject().stopSubscriber('ege-satranc');
      expect(await subject().subscribers()).toEqual([]);
      expect(await subject().subscriber('ege-satranc')).toBeNull();
    });

    it('are no senders', async () => {
      await subject().putSubscriber(aSubscriber());
      expect(await subject().sender('ege-satranc')).toBeNull();
    });
  });
}
