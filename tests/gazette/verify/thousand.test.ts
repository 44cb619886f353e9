import { flawWords, keyRingKey } from '@kuvvet/gazette';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { signer } from '../../list-keys.ts';
import { threeMonths } from './months.ts';
import { linesOf, republish, type Site, siteOf } from './site.ts';
import {
  at,
  edited,
  flawsOf,
  monthsSwapped,
  type Options,
  pointedBack,
  replayed,
  types,
  verified,
} from './tampering.ts';

let whole: Site;
beforeAll(async () => {
  using month = await threeMonths();
  whole = await siteOf(month.lists);
});

/** What can be done to a site: somebody without the key, or with another one. */
type Tampering =
  | { readonly kind: 'flip'; readonly file: number; readonly byte: number; readonly bit: number }
  | { readonly kind: 'cut'; readonly file: number; readonly byte: number }
  | { readonly kind: 'drop' | 'swap'; readonly file: number; readonly other: number }
  | {
      readonly kind: 'months' | 'sign' | 'back';
      readonly type: number;
      readonly list: number;
      readonly other: number;
    }
  | { readonly kind: 'rating' | 'game'; readonly type: number; readonly list: number; readonly row: number };

const any = fc.nat(1_000_000);
const tampering: fc.Arbitrary<Tampering> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('flip' as const), file: any, byte: any, bit: fc.nat(7) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cut' as const), file: any, byte: any }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('drop', 'swap'), file: any, other: any }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constantFrom('months', 'sign', 'back'),
      type: fc.nat(2),
      list: fc.nat(2),
      other: fc.nat(1),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constantFrom('rating', 'game'),
      type: fc.nat(2),
      list: fc.nat(2),
      row: any,
    }),
  },
);

const oneList: Options = { types: ['ukd'], list: '2026-11' };

/** The site after it, and where to look; null where nothing would be another. */
async function tampered(how: Tampering): Promise<{ site: Site; options: Options } | null> {
  const site = new Map(whole);
  const keys = [...whole.keys()].sort();
  const keyAt = (file: number) => keys[file % keys.length] ?? '';
  const lookAt = (key: string): Options => {
    const [, type, period] = key.split('/');
    if (period && /^\d/.test(period)) return { types: types.filter((each) => each === type), list: period };
    // What is no list's own is looked at whichever list is asked for; a key's months only where all are.
    return key === keyRingKey ? {} : oneList;
  };
  switch (how.kind) {
    case 'flip': {
      const key = keyAt(how.file);
      const bytes = Uint8Array.from(site.get(key) ?? []);
      if (bytes.length === 0) return null;
      const place = how.byte % bytes.length;
      bytes[place] = (bytes[place] ?? 0) ^ (1 << how.bit);
      site.set(key, bytes);
      return { site, options: lookAt(key) };
    }
    case 'cut': {
      const key = keyAt(how.file);
      const bytes = whole.get(key) ?? new Uint8Array();
      if (bytes.length === 0) return null;
      site.set(key, bytes.subarray(0, how.byte % bytes.length));
      return { site, options: lookAt(key) };
    }
    case 'drop':
      // Feeds, plain pages and the calendar tell readers of lists; they are no part of them, and need not be there.
      if (/calendar\.json$|feed\.atom$|latest\.html$/.test(keyAt(how.file))) return null;
      site.delete(keyAt(how.file));
      return { site, options: lookAt(keyAt(how.file)) };
    case 'swap': {
      const [one, other] = [keyAt(how.file), keyAt(how.other)];
      const [left, right] = [whole.get(one), whole.get(other)];
      if (!left || !right || Buffer.compare(left, right) === 0) return null;
      site.set(one, right).set(other, left);
      return { site, options: lookAt(one) };
    }
    case 'months':
      return {
        site: monthsSwapped(whole, site, types[how.type] ?? 'ukd', how.list, (how.list + 1 + how.other) % 3),
        options: { types: types.filter((_, place) => place === how.type) },
      };
    case 'sign':
      await republish(site, types[how.type] ?? 'ukd', how.list, {}, signer(2 + how.other));
      return { site, options: { types: types.filter((_, place) => place === how.type) } };
    case 'back':
      return { site: pointedBack(whole, [types[how.type] ?? 'ukd'], site), options: { list: '2026-11' } };
    case 'rating':
    case 'game': {
      const file = how.kind === 'rating' ? 'list.ndjson' : 'audit.ndjson';
      const type = types[how.type] ?? 'ukd';
      const lines = linesOf(whole.get(at(whole, type, how.list, file)));
      if (lines.length === 0) return null;
      const row = how.row % lines.length;
      const changed = await edited(
        whole,
        [type, how.list, file],
        (all) => {
          if (how.kind === 'rating') all[row].rating += 1 + (how.row % 50);
          else
            replayed(all[row], (game) => {
              game.points = game.points === '0.00' ? '1.00' : '0.00';
            });
        },
        null,
      );
      return { site: changed, options: { types: [type] } };
    }
  }
}

describe('a thousand tamperings', () => {
  it('are all found', async () => {
    let done = 0;
    await fc.assert(
      fc.asyncProperty(tampering, async (how) => {
        const result = await tampered(how);
        fc.pre(result !== null);
        if (!result) return;
        const flaws = flawsOf(await verified(result.site, result.options));
        expect(flaws.length).toBeGreaterThan(0);
        for (const { code } of flaws) expect(flawWords[code].tr).not.toBe(flawWords[code].en);
        done++;
      }),
      { seed: 20261130, numRuns: 1000 },
    );
    expect(done).toBe(1000);
  }, 900_000);
});
