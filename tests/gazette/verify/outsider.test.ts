import {
  calendarKey,
  type FlawCode,
  feedKey,
  keyRingKey,
  latestKey,
  manifestName,
  sha256,
  signatureName,
} from '@kuvvet/gazette';
import { beforeAll, describe, expect, it } from 'vitest';
import { signer } from '../../list-keys.ts';
import { threeMonths } from './months.ts';
import { republish, type Site, siteOf } from './site.ts';
import {
  at,
  codesOf,
  digestIn,
  edited,
  manifestsOf,
  monthsSwapped,
  pointedBack,
  types,
} from './tampering.ts';

let whole: Site;
beforeAll(async () => {
  using month = await threeMonths();
  whole = await siteOf(month.lists);
});

/** A text of a file in place of another, wherever it stands. */
function retold(key: string, text: string, other: string): Site {
  const told = Buffer.from(whole.get(key) ?? []).toString();
  expect(told).toContain(text);
  return new Map(whole).set(key, Buffer.from(told.replaceAll(text, other)));
}

describe('what somebody changed who holds the site but not the key', () => {
  it.each<[string, () => Promise<Site> | Site, readonly FlawCode[]]>([
    [
      'a rating, with every digest after it',
      () =>
        edited(
          whole,
          ['ukd', 1, 'list.ndjson'],
          (lines) => {
            lines[0].rating += 1;
          },
          null,
        ),
      ['signature.wrong', 'row.wrong', 'form.differs'],
    ],
    [
      'the program a list says it was made with',
      async () => {
        const site = new Map(whole);
        await republish(site, 'uys', 1, {}, null, { engine: '9.9.9' });
        return site;
      },
      ['signature.wrong'],
    ],
    [
      'the signature of another key',
      async () => {
        const site = new Map(whole);
        const key = at(whole, 'ukd', 2, signatureName);
        await republish(site, 'ukd', 2, {}, signer(2));
        expect(site.get(key)).not.toEqual(whole.get(key));
        return site;
      },
      ['signature.key'],
    ],
    [
      'another key among those to verify with, in place of the true one',
      async () => {
        const site = new Map(whole);
        const other = Buffer.from((await signer(2)(new Uint8Array())).publicKey);
        const own = Buffer.from((await signer()(new Uint8Array())).publicKey);
        const text = Buffer.from(site.get(keyRingKey) ?? []).toString();
        const swapped = text
          .replace(own.toString('base64'), other.toString('base64'))
          .replace(sha256(own), sha256(other));
        site.set(keyRingKey, Buffer.from(swapped));
        return site;
      },
      ['signature.key', 'keys.range'],
    ],
    ['the months a key is for', () => retold(keyRingKey, '2026-11', '2026-01'), ['keys.range']],
    ['a pointer that goes back', () => pointedBack(whole, ['uhs'], new Map(whole)), ['latest.behind']],
    ['all pointers that go back', () => pointedBack(whole, types, new Map(whole)), ['latest.behind']],
    [
      'a pointer that goes back where there is no calendar',
      () => {
        const site = new Map(whole);
        site.delete('lists/calendar.json');
        return pointedBack(whole, ['uys'], site);
      },
      ['latest.behind'],
    ],
    [
      'a calendar that names a list of its own',
      () => retold(calendarKey, digestIn(manifestsOf(whole, 'ukd')[1]), 'ab'.repeat(32)),
      ['chain.calendar', 'manifest.absent'],
    ],
    [
      'a calendar with another day, and nothing else',
      () => retold(calendarKey, '"inForceFrom": "2026-12-01"', '"inForceFrom": "2026-12-02"'),
      ['calendar.wrong'],
    ],
    [
      'a calendar that has one revision more',
      () => retold(calendarKey, '"stands": 1', '"stands": 2'),
      ['calendar.wrong'],
    ],
    [
      'a page that has another at the top',
      () => retold('lists/ukd/latest.html', '<td>1</td>', '<td>2</td>'),
      ['page.wrong'],
    ],
    ['a feed that leads elsewhere', () => retold(feedKey('uhs'), '/list.csv"', '/list.csw"'), ['feed.wrong']],
    [
      'two months that change places',
      () => monthsSwapped(whole, new Map(whole), 'ukd', 0, 2),
      ['manifest.digest'],
    ],
    [
      'a list of another type in its place',
      () => {
        const site = new Map(whole);
        site.set(latestKey('uhs'), whole.get(latestKey('ukd')) ?? new Uint8Array());
        return site;
      },
      ['latest.malformed'],
    ],
    [
      'a month that is left out',
      () => {
        const site = new Map(whole);
        site.delete(at(whole, 'ukd', 1, manifestName));
        return site;
      },
      ['manifest.absent', 'chain.calendar'],
    ],
  ])('%s', async (_, tampered, expected) => {
    const codes = await codesOf(await tampered());
    for (const code of expected) expect(codes).toContain(code);
  });
});
