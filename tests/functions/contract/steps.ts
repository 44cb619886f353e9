import fc from 'fast-check';
import type { Intake, Sent } from '../intake.ts';
import { type Place, places } from './document.ts';
import { address, sent } from './requests.ts';

/** What is done to the service: documented requests, a pause, the work of the other stages. */
export type Step =
  | { readonly act: 'post'; readonly operation: string; readonly request: Sent; readonly times: number }
  | { readonly act: 'get'; readonly operation: string; readonly path: string }
  | { readonly act: 'pause'; readonly milliseconds: number }
  | { readonly act: 'work' };

const idOf = ({ operation }: Place) => operation.operationId;
const posts = places.filter(({ method }) => method === 'post');
const gets = places.filter(({ method }) => method === 'get');

const post = fc.oneof(
  ...posts.map((place) =>
    sent(place).map((request): Step => ({ act: 'post', operation: idOf(place), request, times: 1 })),
  ),
);
/** More at once than is granted. */
const flood = fc.constantFrom(...posts).map((place): Step => {
  const request = { path: place.path, query: '', body: new Uint8Array() };
  return { act: 'post', operation: idOf(place), request, times: 50 };
});
const get = fc.oneof(
  ...gets.map((place) => address(place).map((path): Step => ({ act: 'get', operation: idOf(place), path }))),
);

export const steps = fc.array(
  fc.oneof(
    { weight: 40, arbitrary: post },
    { weight: 1, arbitrary: flood },
    { weight: 15, arbitrary: get },
    { weight: 3, arbitrary: fc.nat(60_000).map((milliseconds): Step => ({ act: 'pause', milliseconds })) },
    { weight: 5, arbitrary: fc.constant<Step>({ act: 'work' }) },
  ),
  { maxLength: 60, size: 'max' },
);

interface Answered {
  readonly place: Place;
  readonly response: Response;
}

/** Does it; every answer on the way. */
export async function* answersTo(step: Step, intake: Intake): AsyncGenerator<Answered> {
  if (step.act === 'pause') return intake.wait(step.milliseconds);
  if (step.act === 'work') return void (await intake.rateAll());
  const place = places.find((one) => idOf(one) === step.operation) as Place;
  if (step.act === 'get') return yield { place, response: await intake.app.request(step.path) };
  for (let i = 0; i < step.times; i++) yield { place, response: await intake.post(step.request) };
}
