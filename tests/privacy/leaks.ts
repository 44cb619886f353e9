import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { openZip } from '../../packages/office/src/open-zip.ts';
import { SitePack } from '../gazette/read-pack.ts';
import { type Canary, canaries, keyCanaries, spellings } from './canaries.ts';

/** A text in base64, wherever it begins in what is encoded: what of it does not depend on its neighbours. */
function base64Of(text: string): readonly string[] {
  return [0, 1, 2].map((before) => {
    const encoded = Buffer.concat([Buffer.alloc(before), Buffer.from(text)]).toString('base64');
    return encoded.slice(
      before === 0 ? 0 : before + 1,
      Math.floor(((before + Buffer.byteLength(text)) * 8) / 6),
    );
  });
}

const hashes = ['md5', 'sha1', 'sha256'].map(
  (name) => (text: string) => createHash(name).update(text).digest(),
);

/** All that a text may have become on its way: as it is, in capitals, encoded, hashed without a key. */
function guises(text: string): readonly string[] {
  return [
    text,
    ...[encodeURIComponent(text), new URLSearchParams({ '': text }).toString().slice(1)],
    ...base64Of(text).flatMap((encoded) => [encoded, encoded.replaceAll('+', '-').replaceAll('/', '_')]),
    Buffer.from(text).toString('hex'),
    ...hashes.flatMap((hash) => [hash(text).toString('hex'), hash(text).toString('base64')]),
  ];
}

const everyCanary = [...canaries, ...spellings, ...keyCanaries];
const digitsOf = (text: string): string => text.normalize('NFKC').replace(/\D/g, '');

/** The numbers behind however they are grouped; of a telephone number without what leads to the country. */
const numbers = everyCanary.flatMap(({ kind, text }) =>
  kind === 'licence' || kind === 'telephone'
    ? [{ kind, digits: digitsOf(text).replace(/^(90|0)(?=5|212)/, '') }]
    : [],
);

/** Keys without what they begin with, and the beginning of them. */
const partsOf = ({ kind, text }: Canary): readonly string[] =>
  kind === 'key'
    ? [text, text.slice(6), text.slice(6, 26)]
    : [text, ...(digitsOf(text).length > 9 ? [digitsOf(text)] : [])];

/** What is looked for letter by letter, in small letters. */
const needles = new Map(
  everyCanary.flatMap((canary) =>
    partsOf(canary)
      .flatMap(guises)
      .map((guise) => [guise.toLowerCase(), canary.kind] as const),
  ),
);

/** A day in any of its writings; month and day may change places. */
const by = '[\\s./\\\\-]{1,3}';
const day = new RegExp(
  [
    ...[
      `14${by}0?3${by}2011`,
      `0?3${by}14${by}2011`,
      `2011${by}0?3${by}14`,
      `2011${by}14${by}0?3`,
      '20110314',
      '14032011',
    ],
    ...['14[./-]03[./-]11', '14\\s+mar(t|ch)?\\.?\\s+2011', 'mar(t|ch)\\.?\\s+14,?\\s+2011'],
  ].join('|'),
);

/** Any number that is a licence number by its check digits, whoever's it is. */
const licences = /(?<![a-z\d])[1-9]\d{10}(?![a-z\d])/g;

function isLicence(digits: string): boolean {
  const [odd, even] = [0, 1].map((from) =>
    Array.from(digits.slice(0, 9)).reduce((sum, digit, at) => sum + (at % 2 === from ? Number(digit) : 0), 0),
  ) as [number, number];
  const tenth = (7 * odd - even + 100) % 10;
  return digits.endsWith(`${tenth}${(odd + even + tenth) % 10}`);
}

/** What of a canary is in an output; the output's own escapes and full-width digits are undone first. */
export function leaksIn(output: string | Uint8Array): readonly string[] {
  const written = typeof output === 'string' ? output : Buffer.from(output).toString('utf8');
  const text = written
    .replace(/\\u([0-9a-f]{4})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    .normalize('NFKC')
    .toLowerCase();
  const bare = text.replace(/[^a-z\d]/g, '');
  const found = [
    ...[...needles].filter(([needle]) => text.includes(needle)).map(([hit, kind]) => ({ kind, hit })),
    ...numbers.filter(({ digits }) => bare.includes(digits)).map(({ kind, digits: hit }) => ({ kind, hit })),
    ...(day.exec(text) ?? []).slice(0, 1).map((hit) => ({ kind: 'birth', hit })),
    ...(text.match(licences) ?? []).filter(isLicence).map((hit) => ({ kind: 'licence', hit })),
  ];
  return [...new Set(found.map(({ kind, hit }) => `${kind}: ${around(text, hit)}`))];
}

function around(text: string, hit: string): string {
  const at = text.indexOf(hit);
  return JSON.stringify(text.slice(Math.max(at - 60, 0), at + hit.length + 20));
}

const packText = (bytes: Uint8Array) => new SitePack(bytes, () => new Uint8Array()).text;

/** The same in a file: whatever is packed is opened. */
export async function leaksInFile(bytes: Uint8Array): Promise<readonly string[]> {
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) return leaksInFile(gunzipSync(bytes));
  if (/^00\d{6}$/.test(Buffer.from(bytes.subarray(-8)).toString())) return leaksIn(packText(bytes));
  if (Buffer.from(bytes.subarray(0, 2)).toString() !== 'PK') return leaksIn(bytes);
  const files = await openZip(bytes);
  if ('code' in files) throw new Error(`a ZIP that cannot be opened: ${files.code}`);
  const inside = await Promise.all(
    files.map(async ({ name, bytes: content }) => [...leaksIn(name), ...(await leaksInFile(content))]),
  );
  return inside.flat();
}
