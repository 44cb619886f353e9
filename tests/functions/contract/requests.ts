import fc from 'fast-check';
import { pack } from '../../office/pack.ts';
import { report, type Sent } from '../intake.ts';
import { document, type Parameter, type Place, parametersOf } from './document.ts';
import { fromSchema } from './from-schema.ts';

/** Numbers and a name that no answer may hold. */
export const licences = ['90000000100', '90000000264', '90000000332'] as const;
export const name = 'GİZLİ, KİŞİ';

const codes = ['E01', 'E02', 'IZM-2026-11'];
const hostile = fc.constantFrom(
  '',
  ' ',
  '0',
  '-1',
  '1e3',
  '007',
  'null',
  '../x',
  'ğ',
  '\u0000',
  '9'.repeat(70),
);

/** Now and then a value, else none. */
const seldom = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value });

/** Values of a parameter: mostly right, sometimes absent, sometimes wrong. */
function valuesOf({ name, required, schema }: Parameter): fc.Arbitrary<string | undefined> {
  const right = fromSchema(schema).map(String);
  return fc.oneof(
    { weight: required ? 40 : 2, arbitrary: name === 'tournament' ? fc.constantFrom(...codes) : right },
    { weight: 1, arbitrary: right },
    { weight: 1, arbitrary: hostile },
    { weight: required ? 1 : 100, arbitrary: fc.constant(undefined) },
  );
}

const queryOf = ({ operation }: Place): fc.Arbitrary<string> => {
  const documented = parametersOf(operation).filter((parameter) => parameter.in === 'query');
  const values = documented.map((parameter) =>
    valuesOf(parameter).map((value) => [parameter.name, value] as const),
  );
  const undocumented = seldom(seldom(fc.constantFrom(...licences))).map(
    (value) => ['secret', value] as const,
  );
  return fc.tuple(...values, undocumented).map((pairs) => {
    const query = new URLSearchParams();
    for (const [key, value] of pairs) if (value !== undefined) query.set(key, value);
    return `${query}`;
  });
};

interface Content {
  readonly body: Uint8Array;
  readonly mediaType: string;
}

const samples = ['E01.trf26.utf8.trf', 'E02.national.cp1254.trf', 'E05.trf16.utf8.trf'].map(report);
const sample = fc.constantFrom(...samples);
const octets = (body: Uint8Array): Content => ({ body, mediaType: 'application/octet-stream' });

/** A report with some of its bytes overwritten, or the end cut off. */
const damaged = fc
  .tuple(sample, fc.array(fc.tuple(fc.nat(2_000), fc.nat(255)), { maxLength: 8 }), seldom(fc.nat(2_000)))
  .map(([bytes, changes, length]) => {
    const copy = Uint8Array.from(bytes);
    for (const [at, byte] of changes) copy[at] = byte;
    return octets(copy.subarray(0, length));
  });

const json = (value: unknown): Content => ({
  body: new TextEncoder().encode(JSON.stringify(value)),
  mediaType: 'application/json',
});
const { Report, Withdrawal } = document.components.schemas;
const written = fromSchema(Report ?? {}, {
  licence: fc.constantFrom(...licences),
  name: fc.constant(name),
}).map(json);
const withdrawal = fromSchema(Withdrawal ?? {}, {
  tournament: fc.constantFrom(...codes),
  revision: fc.integer({ min: 1, max: 3 }),
}).map(json);

const zipped = fc
  .tuple(sample, fc.constantFrom('report.trf', 'report.pdf'))
  .map(([bytes, file]) => octets(pack({ name: file, content: bytes })));
const form = fc.tuple(sample, fc.constantFrom(...licences)).map(([bytes, licence]): Content => {
  const part = (field: string, content: Uint8Array | string) =>
    Buffer.concat([
      Buffer.from(`--b\r\ncontent-disposition: form-data; name="${field}"; filename="${field}"\r\n\r\n`),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ]);
  const parts = [
    part('report', bytes),
    part('licences', JSON.stringify({ 1: licence })),
    Buffer.from('--b--\r\n'),
  ];
  return { body: Buffer.concat(parts), mediaType: 'multipart/form-data; boundary=b' };
});
const tooLarge = fc.constantFrom(2_000_001, 2_500_001).map((length) => octets(new Uint8Array(length)));

const content = fc.oneof(
  { weight: 6, arbitrary: sample.map(octets) },
  { weight: 4, arbitrary: damaged },
  { weight: 4, arbitrary: written },
  { weight: 2, arbitrary: withdrawal },
  { weight: 2, arbitrary: zipped },
  { weight: 1, arbitrary: form },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 300 }).map(octets) },
  { weight: 1, arbitrary: tooLarge },
);

const mediaTypes = Object.keys(document.components.requestBodies.Submission.content);
const otherMediaType = fc.constantFrom(...mediaTypes, 'Text/Plain; charset=utf-8', 'application/xml', '');

const language = fc.constantFrom('tr', 'en', 'de, en;q=0.3', 'tr;q=0.1, en-GB;q=0.9', 'x;;q=9');

/** Headers that are not as they should be. */
const spoiled = fc.constantFrom<Sent['headers']>(
  { 'webhook-signature': `v1,${Buffer.alloc(32).toString('base64')}` },
  { 'webhook-signature': '' },
  { 'webhook-timestamp': '1' },
  { 'webhook-timestamp': 'now' },
  { 'webhook-id': 'a.b' },
  { 'kuvvet-sender': 'nobody' },
  { 'kuvvet-sender': 'former' },
  { 'kuvvet-sender': 'NOBODY' },
);

/** A request for `app.post`: of a sender who may do anything, one who may do little, or nobody known. */
export const sent = (place: Place): fc.Arbitrary<Sent> =>
  fc
    .record({
      query: queryOf(place),
      content,
      mediaType: seldom(otherMediaType),
      named: seldom(fc.constantFrom('E02_1_x', 'E01_7')),
      language,
      headers: fc.oneof(
        { weight: 8, arbitrary: fc.constant({}) },
        { weight: 1, arbitrary: fc.constant({ 'kuvvet-sender': 'izmir' }) },
        { weight: 2, arbitrary: spoiled },
      ),
    })
    .map(({ query, content: { body, mediaType: own }, mediaType, named, language: wanted, headers }) => ({
      path: place.path,
      query,
      body,
      ...(named && { named }),
      headers: { 'content-type': mediaType ?? own, 'accept-language': wanted, ...headers },
    }));

/** What is there, or may be. */
const known: Readonly<Record<string, readonly string[]>> = {
  receipt: codes.map((code) => `${code}.1`),
  tournament: codes,
  type: ['ukd', 'uhs'],
  date: ['2026-11-14', '2026-10-31', '2027-05-01'],
  list: ['latest', '2026-11', '2026-11-r2'],
  file: ['list.csv'],
};

/** An address to read: of something that may be there, of something that might be, of nothing. */
export const address = ({ path, operation }: Place): fc.Arbitrary<string> => {
  const parameters = parametersOf(operation).filter((one) => one.in === 'path');
  const values = parameters.map(({ name, schema }) =>
    fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom(...(known[name] ?? [])) },
      { weight: 1, arbitrary: fromSchema(schema).map(String) },
      { weight: 1, arbitrary: hostile.filter((text) => text !== '') },
    ),
  );
  return fc
    .tuple(...values)
    .map((given) =>
      parameters.reduce(
        (address, { name }, at) => address.replace(`{${name}}`, encodeURIComponent(given[at] ?? '')),
        path,
      ),
    );
};
