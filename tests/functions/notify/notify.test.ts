import { type NotifyPorts, notify } from '@kuvvet/notify';
import { turkey } from '@kuvvet/office';
import { publish, rerun } from '@kuvvet/publish';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { subscriberActs } from '../../../cli/src/subscriber-acts.ts';
import { submissionOf } from '../event.ts';
import { rateAll } from '../month.ts';
import { departuresOf, open } from './receiver.ts';
import { openSubscribed, type Subscribed, secretOf } from './subscribed.ts';

/** Held: a second event of the same players with the same results. */
const held = submissionOf('B', { month: '2026-10' });

describe('subscribers', () => {
  let world: Subscribed;
  beforeEach(async () => {
    world = await openSubscribed();
  });
  afterEach(() => world[Symbol.dispose]());

  const rate = (...submissions: Parameters<typeof submissionOf>[]) =>
    rateAll(world.home, ...submissions.map((of) => submissionOf(...of)));
  const told = async (id: string) => {
    await world.notify();
    return world.told(id).map((message) => message.id);
  };

  it('are told of a report that is rated, in a message the document knows', async () => {
    await world.subscribe('club');
    await rate(['A']);
    await world.notify();
    const [message, ...more] = world.told('club');
    expect(more).toEqual([]);
    expect(message).toEqual({
      specversion: '1.0',
      id: 'report.rated/A/1',
      source: 'urn:kuvvet:TUR',
      type: 'report.rated',
      time: '2026-10-27T09:00:00.000Z',
      subject: 'A/1',
      datacontenttype: 'application/json',
      data: { report: 'https://api.example/v1/reports/A.1' },
    });
    expect(departuresOf(message)).toEqual([]);
  });

  it('are told of a report that is held, and of the revision that is rated in its place', async () => {
    await world.subscribe('club');
    await rate(['A']);
    await rateAll(world.home, held);
    expect((await told('club')).sort()).toEqual(['report.held/B/1', 'report.rated/A/1']);
    await rate(['B', { revision: 2, first: '0-1' }]);
    expect((await told('club')).slice(2)).toEqual(['report.rated/B/2']);
    expect(world.told('club').flatMap(departuresOf)).toEqual([]);
  });

  it('are told of what a report came to, not of what it was for a moment', async () => {
    await world.subscribe('club');
    await rate(['A']);
    await rateAll(world.home, held);
    await rate(['B', { revision: 2, first: '0-1' }]);
    expect((await told('club')).sort()).toEqual(['report.rated/A/1', 'report.rated/B/2']);
  });

  it('are not told of a report that is parked, refused or taken back', async () => {
    await world.subscribe('club');
    await rate(['N', { month: '2026-11' }]);
    await rateAll(world.home, { ...submissionOf('R'), report: new TextEncoder().encode('no report') });
    await rateAll(world.home, { ...submissionOf('W'), withdrawn: true, report: new Uint8Array() });
    expect(await told('club')).toEqual([]);
  });

  it.each([
    ['every event and sender', {}, true],
    ['the event by its code', { tournaments: ['IZM-1'] }, true],
    ['the event by its beginning', { tournaments: ['ANK-*', 'IZM-*'] }, true],
    ['another event', { tournaments: ['IZM', 'IZM-10', 'ANK-*'] }, false],
    ['the sender', { senders: ['other', 'arbiter'] }, true],
    ['another sender', { senders: ['arbiter-2'] }, false],
    ['the sender of another event', { senders: ['arbiter'], tournaments: ['ANK-*'] }, false],
    ['held reports only', { types: ['report.held'] as const }, false],
    ['lists only', { types: ['list.published', 'list.revised'] as const }, false],
    ['nothing any more', { active: false }, false],
  ])('are told of what they want: %s', async (_, of, wanted) => {
    await world.subscribe('club', of);
    await rate(['IZM-1']);
    expect(await told('club')).toEqual(wanted ? ['report.rated/IZM-1/1'] : []);
  });

  it('are told of the three lists of a month, wherever else they are limited to, and of what was made again', async () => {
    await world.subscribe('club', { tournaments: ['IZM-*'], senders: ['izmir'] });
    await rate(['A']);
    await publish('2026-10', turkey, world.home, { drain: false });
    await publish('2026-10', turkey, world.home, { drain: false });
    const ids = ['ukd', 'uhs', 'uys'].map((type) => `list.published/${type}/2026-11/1`);
    expect((await told('club')).sort()).toEqual(ids.sort());

    world.at('2026-11-05T09:00:00.000Z');
    await rate(['A', { revision: 2, first: '0-1' }]);
    const order = { reason: 'Bir sonuç yanlış girilmişti.', by: 'ayse' };
    await rerun('2026-10', order, turkey, world.home);
    await world.notify();
    const [revised, ...others] = world.told('club').slice(3);
    expect([revised, ...others].map(({ id }) => id).sort()).toEqual(
      ['ukd', 'uhs', 'uys'].map((type) => `list.revised/${type}/2026-11/2`).sort(),
    );
    for (const message of world.told('club')) {
      expect(departuresOf(message)).toEqual([]);
      expect(message.data.manifest).toMatch(/^https:\/\/lists\.example\/lists\//);
      const key = message.data.manifest.replace('https://lists.example/', '');
      expect(await world.home.lists.get(key)).not.toBeNull();
    }
    expect(revised).toMatchObject({ type: 'list.revised', time: '2026-11-05T09:00:00.000Z' });
    // Why it was made again is an officer's text: it stays in the manifest.
    expect(JSON.stringify(world.posted)).not.toContain('yanlış');
  });

  it('are not told of what was there before they came', async () => {
    await rate(['A']);
    await publish('2026-10', turkey, world.home, { drain: false });
    await world.notify();
    await world.subscribe('club');
    expect(await told('club')).toEqual([]);
    await publish('2026-11', turkey, world.home, { drain: false });
    expect(await told('club')).toHaveLength(3);
  });

  it('are told once, however often and by however many it is done', async () => {
    await world.subscribe('club');
    await world.subscribe('other');
    await rate(['A']);
    await Promise.all([1, 2, 3, 4].map(() => world.notify()));
    await world.notify();
    expect(world.posted.map(({ url }) => url).sort()).toEqual([
      'https://club.example/hook',
      'https://other.example/hook',
    ]);
  });
});

describe('a message', () => {
  let world: Subscribed;
  beforeEach(async () => {
    world = await openSubscribed();
    await world.subscribe('club');
    await rateAll(world.home, submissionOf('A'));
  });
  afterEach(() => world[Symbol.dispose]());
  const seconds = Date.parse('2026-10-27T09:00:00.000Z') / 1000;
  const opened = (secrets: readonly string[], at = seconds) =>
    Promise.all(world.posted.map((parcel) => open(parcel, secrets, at)));

  it('is vouched for by the secret of its subscriber, and by no other', async () => {
    await world.notify();
    expect(await opened([secretOf('club')])).toEqual(world.told('club'));
    expect(await opened([secretOf('other')])).toEqual([null]);
    expect(await opened([secretOf('club')], seconds + 301)).toEqual([null]);
    const [{ headers, body } = { headers: {}, body: new Uint8Array() }] = world.posted;
    for (const changed of [
      { headers: { ...headers, 'webhook-id': 'report-rated_B_1' }, body },
      { headers: { ...headers, 'webhook-timestamp': `${seconds - 1}` }, body },
      { headers, body: body.with(5, 0x41) },
    ]) {
      expect(await open(changed, [secretOf('club')], seconds)).toBeNull();
    }
  });

  it('is vouched for by both secrets while one is being rotated, and by none older', async () => {
    world.keyring = async () => ['new', 'old', 'older'].map(secretOf);
    await world.notify();
    for (const [secret, message] of [
      ['new', world.told('club')[0]],
      ['old', world.told('club')[0]],
      ['older', null],
    ]) {
      expect(await opened([secretOf(secret)])).toEqual([message]);
    }
  });

  it.each([
    ['no key', []],
    ['a key that is none', ['whsec_x']],
    ['a public key', [`whpk_${Buffer.alloc(32, 9).toString('base64')}`]],
  ])('is not sent without a signature: %s', async (_, keys) => {
    world.keyring = async () => keys;
    expect(await world.notify()).toMatchObject({ attempted: [{ outcome: 'failed' }] });
    expect(world.posted).toEqual([]);
    expect(await world.deliveries('club')).toMatchObject([{ attempts: 1, answer: 'no-key' }]);
  });

  it('uses up no attempt where the keys are out of reach', async () => {
    world.keyring = () => Promise.reject(new Error('out of reach'));
    await expect(world.notify()).rejects.toThrow('out of reach');
    expect(await world.deliveries('club')).toMatchObject([{ attempts: 0, state: 'pending' }]);
  });
});

describe('a delivery', () => {
  let world: Subscribed;
  beforeEach(async () => {
    world = await openSubscribed();
    await world.subscribe('club');
    await rateAll(world.home, submissionOf('A'));
  });
  afterEach(() => world[Symbol.dispose]());
  const standing = async () => (await world.deliveries('club'))[0];

  it.each([200, 201, 202, 204, 299])('went through when it is answered with %i', async (status) => {
    world.answer = () => ({ status });
    expect(await world.notify()).toEqual({
      attempted: [{ news: 'report.rated/A/1', subscriber: 'club', outcome: 'delivered' }],
      late: 0,
    });
    expect(await standing()).toMatchObject({ state: 'delivered', attempts: 1, answer: `${status}` });
    world.wait(10_000);
    await world.notify();
    expect(world.posted).toHaveLength(1);
  });

  it.each([
    ...[100, 199, 300, 301, 302, 307, 400, 401, 404, 409, 411, 429, 500, 503].map((status) => ({ status })),
    ...['timeout', 'unreachable', 'certificate', 'forbidden-address'].map((obstacle) => ({ obstacle })),
  ])('is tried again after $status$obstacle', async (reply) => {
    world.answer = () => reply;
    expect(await world.notify()).toMatchObject({ attempted: [{ outcome: 'failed' }] });
    const answer = 'status' in reply ? `${reply.status}` : reply.obstacle;
    expect(await standing()).toMatchObject({ state: 'pending', attempts: 1, answer });
    expect(await world.notify()).toMatchObject({ attempted: [] });
    world.wait(6);
    world.answer = () => ({ status: 200 });
    expect(await world.notify()).toMatchObject({ attempted: [{ outcome: 'delivered' }] });
  });

  it('is tried nine times over nearly four days, with one id and one body, then given up', async () => {
    world.answer = () => ({ obstacle: 'timeout' });
    const outcomes: string[] = [];
    const lateness: number[] = [];
    for (let tick = 0; tick < 5 * 24 * 12; tick++, world.wait(5)) {
      const { attempted, late } = await world.notify();
      outcomes.push(...attempted.map(({ outcome }) => outcome));
      lateness.push(late);
    }
    expect(outcomes).toEqual([...Array(8).fill('failed'), 'given-up']);
    expect(await standing()).toMatchObject({ state: 'given-up', attempts: 9, answer: 'timeout' });
    expect(new Set(world.posted.map(({ headers }) => headers['webhook-id']))).toEqual(
      new Set(['report-rated_A_1']),
    );
    expect(new Set(world.posted.map(({ body }) => Buffer.from(body).toString())).size).toBe(1);
    const moments = world.posted.map(({ at }) => Date.parse(at));
    for (const [at, { headers }] of world.posted.entries()) {
      expect(headers['webhook-timestamp']).toBe(`${Math.floor((moments[at] ?? 0) / 1000)}`);
    }
    const days = ((moments.at(-1) ?? 0) - (moments[0] ?? 0)) / 86_400_000;
    expect(days).toBeGreaterThan(3.5);
    expect(days).toBeLessThan(4.5);
    // Told as late once it was tried for most of a day, and no longer when it is given up.
    expect(lateness[12 * 12]).toBe(0);
    expect(lateness[24 * 12]).toBe(1);
    expect(lateness.at(-1)).toBe(0);
  });

  it('stops everything for a subscriber that says it is gone', async () => {
    await rateAll(
      world.home,
      submissionOf('C', { first: '0-1', players: ['100005', '100006', '100007', '100008'] }),
    );
    world.answer = () => ({ status: 410 });
    const { attempted } = await world.notify();
    expect(attempted.map(({ outcome }) => outcome)).toEqual(['gone', 'given-up']);
    expect(world.posted).toHaveLength(1);
    expect(await world.home.ledger.subscriber('club')).toMatchObject({ active: false });
    await rateAll(world.home, submissionOf('A', { revision: 2, first: '0-1' }));
    await world.notify();
    expect(world.posted).toHaveLength(1);
    expect(await world.deliveries('club')).toHaveLength(2);
  });

  it('is given up when its subscriber was removed', async () => {
    world.answer = () => ({ status: 503 });
    await world.notify();
    await world.home.ledger.removeSubscriber('club');
    world.wait(6);
    await world.notify();
    expect(await standing()).toMatchObject({ state: 'given-up', answer: 'unsubscribed' });
    expect(world.posted).toHaveLength(1);
  });

  it('that was given up is sent again when an officer says so, under its id', async () => {
    world.answer = () => ({ status: 500 });
    for (let tick = 0; tick < 120; tick++, world.wait(60)) await world.notify();
    expect(await standing()).toMatchObject({ state: 'given-up' });
    world.answer = () => ({ status: 204 });
    const replay = (since: string | null) =>
      subscriberActs.get('replay')?.carryOut(
        {
          ...{ id: 'club', to: null, types: [], tournaments: [], senders: [], since },
          subscriber: {
            ...{ id: 'club', url: '', types: [], tournaments: [], senders: [], active: true },
          },
        },
        { ...world.home, subscriberKeys: { of: async () => [], put: async () => {} } },
      );
    expect(await replay(null)).toMatchObject({ replayed: 1 });
    expect(await world.notify()).toMatchObject({ attempted: [{ outcome: 'delivered' }] });
    expect(await replay(null)).toMatchObject({ replayed: 0 });
    expect(await replay('2026-10-28')).toMatchObject({ replayed: 0 });
    expect(await replay('2026-10-27')).toMatchObject({ replayed: 1 });
    await world.notify();
    expect(new Set(world.posted.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(await standing()).toMatchObject({ state: 'delivered', attempts: 1 });
  });
});

describe('a run', () => {
  let world: Subscribed;
  beforeEach(async () => {
    world = await openSubscribed();
  });
  afterEach(() => world[Symbol.dispose]());

  const news = (count: number) => Array.from({ length: count }, (_, at) => `report.rated/T${100 + at}/1`);
  const owe = (subscriber: string, count: number) =>
    world.home.ledger.addDeliveries(
      news(count).map((one) => ({
        ...{ news: one, subscriber, time: world.home.now(), link: 'v1/reports/T.1' },
        ...{ state: 'pending', attempts: 0, due: world.home.now(), answer: null },
      })),
    );

  it('lets nobody wait for a subscriber that does not answer', async () => {
    for (const id of ['slow', 'quick']) {
      await world.subscribe(id);
      await owe(id, 3);
    }
    let release = () => {};
    const stuck = new Promise<void>((resolve) => {
      release = resolve;
    });
    world.answer = async ({ url }) => {
      if (url.includes('slow')) await stuck;
      if (world.told('quick').length === 3) release();
      return { status: 200 };
    };
    expect((await world.notify()).attempted).toHaveLength(6);
  });

  it('begins no attempt after two minutes: the rest is for the next', async () => {
    await world.subscribe('slow');
    await owe('slow', 30);
    world.answer = () => {
      world.wait(1 / 6);
      return { obstacle: 'timeout' };
    };
    expect((await world.notify()).attempted).toHaveLength(12);
    expect((await world.notify()).attempted).toHaveLength(12);
    expect((await world.notify()).attempted).toHaveLength(6);
  });

  it('begins no attempt once it is told to stop', async () => {
    await world.subscribe('club');
    await owe('club', 3);
    const stop = new AbortController();
    world.answer = () => {
      stop.abort();
      return { status: 200 };
    };
    const ports: NotifyPorts = { ...world.ports, stop: stop.signal };
    expect((await notify(ports)).attempted).toHaveLength(1);
    expect((await world.deliveries('club')).map(({ attempts }) => attempts)).toEqual([1, 0, 0]);
  });

  it('goes on for the others when one cannot be worked on, and fails', async () => {
    for (const id of ['broken', 'whole']) {
      await world.subscribe(id);
      await owe(id, 2);
    }
    world.keyring = async (subscriber) => {
      if (subscriber === 'broken') throw new Error('no secret');
      return [secretOf(subscriber)];
    };
    await expect(world.notify()).rejects.toThrow('no secret');
    expect((await world.deliveries('whole')).map(({ state }) => state)).toEqual(['delivered', 'delivered']);
    expect((await world.deliveries('broken')).map(({ attempts }) => attempts)).toEqual([0, 0]);
  });

  it('makes up for all the time nobody ran', async () => {
    await world.subscribe('club');
    await owe('club', 2);
    world.answer = () => ({ status: 503 });
    await world.notify();
    world.wait(30 * 24 * 60);
    world.answer = () => ({ status: 200 });
    expect((await world.notify()).attempted.map(({ outcome }) => outcome)).toEqual([
      'delivered',
      'delivered',
    ]);
  });
});
