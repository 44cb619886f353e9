import type { Delivery } from '@kuvvet/ledger';
import { describe, expect, it } from 'vitest';
import type { Subject } from '../contract.ts';
import { aDelivery, collect } from '../samples.ts';

export function deliveriesContract(subject: Subject): void {
  const pending = () => collect(subject().pendingDeliveries());
  const all = (subscriber = 'ege-satranc') => collect(subject().deliveries(subscriber));

  describe('addDeliveries', () => {
    it('adds each unless there is one of that news and subscriber, whatever became of it', async () => {
      await subject().addDeliveries([aDelivery()]);
      const delivered = aDelivery({ state: 'delivered', attempts: 1, answer: '204' });
      await subject().moveDelivery(aDelivery(), delivered);
      const others = [aDelivery({ news: 'report.held/IZM-2026-11/1' }), aDelivery({ subscriber: 'ankara' })];
      await subject().addDeliveries([aDelivery({ link: 'elsewhere' }), ...others]);
      expect(await all()).toEqual([others[0], delivered]);
      expect(await all('ankara')).toEqual([others[1]]);
    });

    it('adds nothing where there is nothing to add', async () => {
      await subject().addDeliveries([]);
      expect(await pending()).toEqual([]);
    });

    it('lets one of two racing publishers add it', async () => {
      const links = ['a', 'b', 'c'];
      await Promise.all(links.map((link) => subject().addDeliveries([aDelivery({ link })])));
      expect(await all()).toHaveLength(1);
    });
  });

  describe('moveDelivery', () => {
    it.each<[string, Partial<Delivery>]>([
      ['claimed', { attempts: 1, due: '2026-11-05T09:05:00.000Z' }],
      ['delivered', { state: 'delivered', attempts: 1, answer: '200' }],
      ['given up', { state: 'given-up', attempts: 9, answer: 'timeout' }],
    ])('moves one that is as it was: %s', async (_, to) => {
      await subject().addDeliveries([aDelivery()]);
      expect(await subject().moveDelivery(aDelivery(), aDelivery(to))).toBe(true);
      expect(await all()).toEqual([aDelivery(to)]);
    });

    it.each<[string, Partial<Delivery>]>([
      ['another state', { state: 'delivered' }],
      ['more attempts', { attempts: 1 }],
      ['another time', { due: '2026-11-05T09:00:00.001Z' }],
    ])('leaves one of %s', async (_, was) => {
      await subject().addDeliveries([aDelivery(was)]);
      expect(await subject().moveDelivery(aDelivery(), aDelivery({ attempts: 1 }))).toBe(false);
      expect(await all()).toEqual([aDelivery(was)]);
    });

    it('makes none', async () => {
      expect(await subject().moveDelivery(aDelivery(), aDelivery({ attempts: 1 }))).toBe(false);
      expect(await all()).toEqual([]);
    });

    it('lets one of many workers claim it', async () => {
      await subject().addDeliveries([aDelivery()]);
      const claimed = aDelivery({ attempts: 1, due: '2026-11-05T09:05:00.000Z' });
      const claims = await Promise.all([1, 2, 3, 4].map(() => subject().moveDelivery(aDelivery(), claimed)));
      expect(claims.filter(Boolean)).toHaveLength(1);
    });
  });

  describe('pendingDeliveries', () => {
    it('serves what is to be made, the earliest due first, then by subscriber and news', async () => {
      const later = '2026-11-05T09:30:00.000Z';
      const rows = [
        aDelivery({ news: 'list.published/ukd/2026-11/1', due: later }),
        aDelivery({ subscriber: 'b' }),
        aDelivery({ subscriber: 'a', news: 'report.held/X/2' }),
        aDelivery({ subscriber: 'a', news: 'report.held/X/1' }),
        aDelivery({ news: 'report.rated/X/3', state: 'delivered' }),
        aDelivery({ news: 'report.rated/X/4', state: 'given-up' }),
      ];
      await subject().addDeliveries(rows);
      expect(await pending()).toEqual([rows[3], rows[2], rows[1], rows[0]]);
    });

    it('follows a delivery out and in again', async () => {
      await subject().addDeliveries([aDelivery()]);
      const delivered = aDelivery({ state: 'delivered', attempts: 1 });
      await subject().moveDelivery(aDelivery(), delivered);
      expect(await pending()).toEqual([]);
      const again = aDelivery({ due: '2026-11-09T00:00:00.000Z' });
      await subject().moveDelivery(delivered, again);
      expect(await pending()).toEqual([again]);
    });

    it('serves more than a page while its reader makes them', async () => {
      const news = Array.from({ length: 300 }, (_, at) => `report.rated/T${String(at).padStart(3, '0')}/1`);
      await subject().addDeliveries(news.map((one) => aDelivery({ news: one })));
      const seen: string[] = [];
      for await (const delivery of subject().pendingDeliveries()) {
        seen.push(delivery.news);
        await subject().moveDelivery(delivery, { ...delivery, state: 'delivered' });
      }
      expect(seen).toEqual(news);
      expect(await pending()).toEqual([]);
      expect((await all()).map((delivery) => delivery.news)).toEqual(news);
    });
  });
}
