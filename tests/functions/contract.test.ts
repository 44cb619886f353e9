import { ingestRoutes } from '@kuvvet/ingest';
import { Interruption } from '@kuvvet/ledger';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { departuresOf } from './contract/departures.ts';
import { type Place, places, violationsOf } from './contract/document.ts';
import { licences, name } from './contract/requests.ts';
import { answersTo, steps } from './contract/steps.ts';
import { type Intake, openIntake, report } from './intake.ts';

/** Something there is, for each parameter of a path. */
const there = {
  ...{ receipt: 'E01.1', tournament: 'E01' },
  ...{ type: 'ukd', date: '2026-11-14', list: 'latest', file: 'list.csv' },
};

/** Of the sample month: what its reports hold. */
const secrets = [
  name,
  ...licences,
  ...['E01.trf26.utf8.trf', 'E02.national.cp1254.trf'].flatMap(
    (file) =>
      report(file)
        .toString('latin1')
        .match(/\b9000000\d{4}\b/g) ?? [],
  ),
];

describe('the API keeps its contract (docs/openapi.json)', () => {
  it('whatever it is asked, in whatever order', async () => {
    expect(secrets.length).toBeGreaterThan(20);
    const met = new Set<string>();
    await fc.assert(
      fc.asyncProperty(steps, async (taken) => {
        using intake = await openIntake();
        for (const step of taken) {
          for await (const { place, response } of answersTo(step, intake)) {
            met.add(`${place.operation.operationId} ${response.status}`);
            expect(response.status).toBeLessThan(500);
            expect(await departuresOf(place, response, secrets)).toEqual([]);
          }
        }
      }),
      { seed: 27, numRuns: 40 },
    );
    // Every documented answer that needs no fault was met on the way.
    const answers = places.flatMap(({ operation: { operationId, responses } }) =>
      Object.keys(responses)
        .filter((status) => Number(status) < 500)
        .map((status) => `${operationId} ${status}`),
    );
    expect([...met].sort()).toEqual(answers.sort());
  });

  it('with all that can be said of a player', async () => {
    using intake = await openIntake();
    await intake.post({ query: 'tournament=E01&dual=true' });
    await intake.rateAll();
    const response = await intake.app.request('/v1/reports/E01.1');
    expect(await response.clone().json()).toMatchObject({
      state: 'rated',
      players: expect.arrayContaining([expect.objectContaining({ fide: expect.anything() })]),
    });
    const place = places.find(({ path }) => path === '/v1/reports/{receipt}') as Place;
    expect(await departuresOf(place, response, secrets)).toEqual([]);
  });

  describe.each([
    ['out of reach', 503, () => new Interruption('throttled')],
    ['broken', 500, () => new TypeError(`at ${name} ${licences[0]}`)],
  ])('when the ledger is %s', (_case, status, error) => {
    let intake: Intake;
    beforeAll(async () => {
      intake = await openIntake();
    });
    afterAll(() => intake[Symbol.dispose]());

    it.each(places)('$method $path', async (place) => {
      const failing = () => Promise.reject(error());
      async function* failingPages() {
        yield await failing();
      }
      const ledger = new Proxy(intake.ports.ledger, {
        get: (_, verb) => (verb === 'pending' ? failingPages : failing),
      });
      const app = ingestRoutes({ ...intake.ports, ledger, lists: { get: failing } });
      const path = Object.entries(there).reduce(
        (address, [name, value]) => address.replace(`{${name}}`, value),
        place.path,
      );
      const response = await (place.method === 'post' ? intake.post({ path }, app) : app.request(path));
      expect(response.status).toBe(status);
      expect(await departuresOf(place, response, secrets)).toEqual([]);
    });
  });

  it.each([
    ['GET', '/'],
    ['GET', '/v1'],
    ['GET', '/v1/reports'],
    ['GET', '/v1/reports/'],
    ['GET', '/v1/reports/E01.1/x'],
    ['PUT', '/v1/reports?tournament=E01'],
    ['DELETE', '/v1/tournaments/E01'],
    ['POST', '/v1/reports:rate'],
    ['POST', '/v1/%E0%A4%A'],
  ])('answers what it does not document as a problem: %s %s', async (method, path) => {
    using intake = await openIntake();
    const response = await intake.app.request(path, { method });
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    const body = await response.json();
    expect(body).toMatchObject({ code: 'address.unknown' });
    expect(violationsOf(['components', 'schemas', 'Problem'], body)).toEqual([]);
  });
});
