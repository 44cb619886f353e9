import { calendarKey, feedKey } from '@kuvvet/gazette';
import { openMemoryArchive } from '@kuvvet/gazette/memory';
import { Interruption } from '@kuvvet/ledger';
import { notify } from '@kuvvet/notify';
import { turkey } from '@kuvvet/office';
import { publish } from '@kuvvet/publish';
import { describe, expect, it } from 'vitest';
import { tellReaders } from '../../../functions/publish/src/tell-readers.ts';
import { submissionOf } from '../event.ts';
import { faulty } from '../faulty.ts';
import { rateAll } from '../month.ts';
import { openSubscribed } from './subscribed.ts';

const others = ['100005', '100006', '100007', '100008'];

describe.each([
  ['before its effect', false],
  ['after its effect, before the answer', true],
])('telling subscribers while a port call dies, %s', (_case, effect) => {
  /** Two reports, two subscribers, one of whom refuses the first attempt of each. */
  async function openWorld() {
    const world = await openSubscribed();
    await world.subscribe('club');
    await world.subscribe('busy', { types: ['report.rated'] });
    await rateAll(world.home, submissionOf('A'), submissionOf('B', { players: others }));
    const refused = new Set<string>();
    world.answer = ({ url, headers }) => {
      const name = `${url} ${headers['webhook-id']}`;
      if (!url.includes('busy') || refused.has(name)) return { status: 204 };
      refused.add(name);
      return { status: 503 };
    };
    return world;
  }
  type World = Awaited<ReturnType<typeof openWorld>>;

  const struck = (world: World, calls: { next: number }, at: number) => {
    const { keyring, post } = faulty({ keyring: world.ports.keyring, post: world.ports.post }, calls, {
      at,
      effect,
    });
    return { ...world.ports, ledger: faulty(world.ports.ledger, calls, { at, effect }), keyring, post };
  };
  /** Runs on until nothing is to be done any more. */
  const finish = async (world: World) => {
    for (let run = 0; run < 4; run++, world.wait(40)) await world.notify();
  };
  const namesOf = ({ posted }: World) =>
    posted.map(({ url, headers, body }) => `${url} ${headers['webhook-id']} ${Buffer.from(body)}`);

  it('loses nothing, and repeats carry the id and the bytes of the first', async () => {
    const calls = { next: 0 };
    const whole = await openWorld();
    for (let run = 0; run < 3; run++, whole.wait(40)) await notify(struck(whole, calls, -1));
    const expected = new Set(namesOf(whole));
    expect(expected.size).toBe(4);
    const total = calls.next;
    expect(total).toBeGreaterThan(30);
    whole[Symbol.dispose]();

    for (let at = 0; at < total; at++) {
      const world = await openWorld();
      calls.next = 0;
      for (let run = 0; run < 3; run++, world.wait(40)) {
        await notify(struck(world, calls, at)).catch((error) => {
          expect(error, `call ${at}`).toBeInstanceOf(Interruption);
        });
      }
      await finish(world);
      expect(new Set(namesOf(world)), `call ${at}`).toEqual(expected);
      for (const id of ['club', 'busy']) {
        const states = (await world.deliveries(id)).map(({ state }) => state);
        expect(states, `call ${at}`).toEqual(['delivered', 'delivered']);
      }
      expect(await Array.fromAsync(world.home.ledger.untold()), `call ${at}`).toEqual([]);
      world[Symbol.dispose]();
    }
  }, 300_000);
});

describe.each([
  ['before its effect', false],
  ['after its effect, before the answer', true],
])('telling readers of a list while a port call dies, %s', (_case, effect) => {
  it('loses no news: who finds it in the calendar, subscribers are told of it', async () => {
    using world = await openSubscribed();
    await publish('2026-10', turkey, world.home, { drain: false });
    const pointers = [calendarKey, ...(['ukd', 'uhs', 'uys'] as const).map(feedKey)];
    /** The lists as they were before readers were told. */
    const untold = () => {
      const fresh = openMemoryArchive();
      const of = (key: string) => (pointers.includes(key) ? fresh : world.home.lists);
      return {
        ...world.home.lists,
        get: (key: string) => of(key).get(key),
        replace: (...[key, ...rest]: Parameters<typeof fresh.replace>) => of(key).replace(key, ...rest),
      };
    };
    const through = (lists: ReturnType<typeof untold>, calls: { next: number }, at: number) => ({
      ledger: faulty(world.home.ledger, calls, { at, effect }),
      lists: faulty(lists, calls, { at, effect }),
    });
    const counted = { next: 0 };
    await tellReaders(turkey, through(untold(), counted, -1));
    expect(counted.next).toBeGreaterThan(10);
    for (let at = 0; at < counted.next; at++) {
      const id = `s${at}`;
      await world.subscribe(id);
      const lists = untold();
      await expect(tellReaders(turkey, through(lists, { next: 0 }, at))).rejects.toThrow('struck');
      if (await lists.get(calendarKey)) expect(await world.deliveries(id), `call ${at}`).toHaveLength(3);
      await tellReaders(turkey, { ...world.home, lists });
      const news = (await world.deliveries(id)).map((delivery) => delivery.news);
      expect(news, `call ${at}`).toEqual(
        ['uhs', 'ukd', 'uys'].map((type) => `list.published/${type}/2026-11/1`),
      );
      await world.home.ledger.removeSubscriber(id);
    }
  }, 300_000);
});
