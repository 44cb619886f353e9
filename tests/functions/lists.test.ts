import { ingestRoutes } from '@kuvvet/ingest';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Intake, openIntake } from './intake.ts';

const keyOf = (type: string, period: string, digit: string, file = 'manifest.json') =>
  `/lists/${type}/${period}/${digit.repeat(64)}/${file}`;

describe('addresses of lists', () => {
  let intake: Intake;
  beforeEach(async () => {
    intake = await openIntake();
  });
  afterEach(() => intake[Symbol.dispose]());

  it.each([
    ['the first day there is a list', '/v1/lists/ukd/on/2026-11-01', keyOf('ukd', '2026-11', 'b')],
    [
      'a day in its middle, in the revision that stands',
      '/v1/lists/ukd/on/2026-11-14',
      keyOf('ukd', '2026-11', 'b'),
    ],
    ['its last day', '/v1/lists/ukd/on/2026-11-30', keyOf('ukd', '2026-11', 'b')],
    ['the first day of the next', '/v1/lists/ukd/on/2026-12-01', keyOf('ukd', '2026-12', 'c')],
    ['the last day of the newest', '/v1/lists/ukd/on/2026-12-31', keyOf('ukd', '2026-12', 'c')],
    ['another type', '/v1/lists/uhs/on/2026-11-30', keyOf('uhs', '2026-11', 'd')],
    ['the newest', '/v1/lists/ukd/latest', keyOf('ukd', '2026-12', 'c')],
    ['a month', '/v1/lists/ukd/2026-11', keyOf('ukd', '2026-11', 'b')],
    ['a month as it first was', '/v1/lists/ukd/2026-11-r1', keyOf('ukd', '2026-11', 'a')],
    ['a month made again', '/v1/lists/ukd/2026-11-r2', keyOf('ukd', '2026-11', 'b')],
    ['a file of the newest', '/v1/lists/ukd/latest/list.csv', keyOf('ukd', '2026-12', 'c', 'list.csv')],
    ['its manifest as a file', '/v1/lists/ukd/latest/manifest.json', keyOf('ukd', '2026-12', 'c')],
    [
      'the signature of that',
      '/v1/lists/ukd/latest/manifest.sig.json',
      keyOf('ukd', '2026-12', 'c', 'manifest.sig.json'),
    ],
    ['a file of a month', '/v1/lists/ukd/2026-11/list.csv', keyOf('ukd', '2026-11', 'b', 'list.csv')],
    ['a file of a revision', '/v1/lists/ukd/2026-11-r1/list.csv', keyOf('ukd', '2026-11', 'a', 'list.csv')],
  ])('lead to what never changes: %s', async (_, path, location) => {
    for (const method of ['GET', 'HEAD']) {
      const response = await intake.app.request(path, { method });
      expect(response.status).toBe(302);
      expect(await response.text()).toBe('');
      expect(Object.fromEntries(response.headers)).toMatchObject({
        location,
        'cache-control': 'public, max-age=60, stale-while-revalidate=600',
        'access-control-allow-origin': '*',
      });
    }
  });

  it('lead to where the lists can be fetched', async () => {
    const app = ingestRoutes({ ...intake.ports, listsUrl: 'https://lists.example' });
    const response = await app.request('/v1/lists/ukd/latest');
    expect(response.headers.get('location')).toBe(`https://lists.example${keyOf('ukd', '2026-12', 'c')}`);
  });

  it.each([
    ['the day before the first list', '/v1/lists/ukd/on/2026-10-31', 404, 'list.before'],
    ['a day long ago', '/v1/lists/ukd/on/1999-01-01', 404, 'list.before'],
    ['a day of the next month, whose list is not out', '/v1/lists/ukd/on/2027-01-01', 404, 'list.not-yet'],
    ['a day of a type that is behind', '/v1/lists/uhs/on/2026-12-01', 404, 'list.not-yet'],
    ['a type that has no list yet', '/v1/lists/uys/on/2026-11-14', 404, 'list.unknown'],
    ['no type', '/v1/lists/elo/on/2026-11-14', 404, 'list.unknown'],
    ['a type that is part of every object', '/v1/lists/constructor/latest', 404, 'list.unknown'],
    ['a day that is none', '/v1/lists/ukd/on/2026-02-30', 400, 'list.date'],
    ['a month for a day', '/v1/lists/ukd/on/2026-11', 400, 'list.date'],
    ['a day with a time', '/v1/lists/ukd/on/2026-11-14T10:00:00Z', 400, 'list.date'],
    ['a day in other digits', '/v1/lists/ukd/on/٢٠٢٦-١١-١٤', 400, 'list.date'],
    ['a month there is no list of', '/v1/lists/ukd/2026-10', 404, 'list.unknown'],
    ['a revision there is not', '/v1/lists/ukd/2026-11-r3', 404, 'list.unknown'],
    ['revision 0', '/v1/lists/ukd/2026-11-r0', 404, 'list.unknown'],
    ['a revision of the newest, which is another tomorrow', '/v1/lists/ukd/latest-r1', 404, 'list.unknown'],
    ['a file the list has not', '/v1/lists/ukd/latest/list.doc', 404, 'list.unknown'],
    ['a way out', '/v1/lists/ukd/latest/..%2F..%2Flatest.json', 404, 'list.unknown'],
    ['a manifest that is not there', '/v1/lists/uhs/latest/list.csv', 404, 'list.unknown'],
    ['nothing', '/v1/lists/ukd', 404, 'address.unknown'],
  ])('say in both languages why there is none: %s', async (_, path, status, code) => {
    const details = [];
    for (const language of ['tr', 'en']) {
      const response = await intake.app.request(path, { headers: { 'accept-language': language } });
      expect(response.status).toBe(status);
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      const body = (await response.json()) as { detail: string };
      expect(body).toMatchObject({ code, status });
      details.push(body.detail);
    }
    expect(new Set(details).size).toBe(2);
  });

  it('name the first day there is a list for', async () => {
    const response = await intake.app.request('/v1/lists/ukd/on/2026-10-31');
    expect(await response.json()).toMatchObject({ firstDate: '2026-11-01' });
  });

  it.each(['latest', '2026-11', 'on/2026-11-14', 'latest/list.csv'])(
    'lead nowhere before the first list is published: %s',
    async (path) => {
      const app = ingestRoutes({ ...intake.ports, lists: { get: async () => null } });
      expect(await (await app.request(`/v1/lists/ukd/${path}`)).json()).toMatchObject({
        code: 'list.unknown',
      });
    },
  );
});
