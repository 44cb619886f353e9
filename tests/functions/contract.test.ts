import { ingestRoutes } from '@kuvvet/ingest';
import { Interruption } from '@kuvvet/ledger';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { departuresOf } from './contract/departures.ts';
import { type Place, places, violationsOf } from './contract/document.ts';
import { address, licences, name, sent } from './contract/requests.ts';
import { type Intake, openIntake, report } from './intake.ts';

/** What is done to the service: a documented request, a pause, the work of the other stages. */
type Step = (intake: Intake, met: Set<string>) => unknown;

type Ask = (intake: Intake) => Response | Promise<Response>;

const asked =
  (place: Place, ask: Ask): Step =>
  async (intake, met) => {
    const response = await ask(intake);
    met.add(`${place.operation.operationId} ${response.status}`);
    expect(await departuresOf(place, response, secrets)).toEqual([]);
  };
const posts = places.filter(({ method }) => method === 'post');
const post = fc.oneof(
  ...posts.map((place) => sent(place).map((request) => asked(place, ({ post }) => post(request)))),
);
const gets = places.filter(({ method }) => method === 'get');
const get = fc.oneof(
  ...gets.map((place) => address(place).map((path) => asked(place, ({ app }) => app.request(path)))),
);
/** More at once than is granted. */
const flood = fc.constantFrom(...posts).map(
  (place): Step =>
    async (intake, met) => {
      const request = asked(place, ({ post }) =>
        post({ path: place.path, query: '', body: new Uint8Array() }),
      );
      for (let i = 0; i < 50; i++) await request(intake, met);
    },
);
const pause = fc.nat(1_000).map(
  (milliseconds): Step =>
    ({ wait }) =>
      wait(milliseconds),
);
const work = fc.constant<Step>(({ rateAll }) => rateAll());
const step = fc.oneof(
  { weight: 40, arbitrary: post },
  { weight: 10, arbitrary: get },
  { weight: 1, arbitrary: flood },
  { weight: 3, arbitrary: pause },
  { weight: 3, arbitrary: work },
);

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
      fc.asyncProperty(fc.array(step, { maxLength: 60, size: 'max' }), async (steps) => {
        using intake = await openIntake();
        for (const act of steps) await act(intake, met);
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
      const app = ingestRoutes({ ...intake.ports, ledger });
      const path = place.path.replace('{receipt}', 'E01.1').replace('{tournament}', 'E01');
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
