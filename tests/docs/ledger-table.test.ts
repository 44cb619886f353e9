import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as keys from '../../packages/ledger/src/dynamodb/keys.ts';
import { root } from '../run.ts';

const page = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');

/** The table of section 5: entity, pk, sk; an entity, or several that differ in one of them, a row. */
const rows = page
  .slice(page.indexOf('| entity '))
  .split('\n\n')[0]
  ?.split('\n')
  .slice(2)
  .map((line) => line.split('|').slice(1, 4))
  .map(([entities = '', pk = '', sk = '']) => ({
    entities: entities.split(',').map((entity) => entity.trim()),
    pks: patterns(pk),
    sks: patterns(sk),
  }));

/** What a cell allows: `<...>` is any text, `same` is the other key, digits stand for any digits. */
function patterns(cell: string): readonly (RegExp | 'same')[] {
  if (cell.trim() === 'same') return ['same'];
  return Array.from(
    cell.matchAll(/`([^`]+)`/g),
    ([, text = '']) => new RegExp(`^${text.replaceAll(/<[^>]+>/g, '[^#]+').replaceAll(/\d/g, '\\d')}$`),
  );
}

const entityKeys = {
  Period: keys.bookKey('2026-10'),
  Current: keys.currentKey,
  Posting: keys.postingKey('2026-10', 'IZM-1'),
  Act: keys.actKey('2026-10', 'one'),
  Head: keys.headKey('IZM-1'),
  Receipt: keys.receiptKey('IZM-1', 3),
  Claim: keys.claimKey('ab'.repeat(32)),
  Player: keys.playerKey('100123'),
  Ratings: keys.ratingsKey(100500, '2026-11'),
  Licence: keys.licenceKey('token' as Parameters<typeof keys.licenceKey>[0]),
  FIDE: keys.fideKey('6300000'),
  Sender: keys.senderKey('arbiter'),
  Word: keys.wordKey({ about: 'tournament/IZM-1', id: 'release-1' }),
  Name: keys.nameEntryKey('ad yeni', '100123'),
  Subscriber: keys.subscriberKey('club'),
  Delivery: keys.deliveryKey('club', 'list.published/ukd/2026-11/1'),
};

describe('the table of the ledger in ARCHITECTURE 5', () => {
  it('has every entity that has a key, and no other', () => {
    expect(rows?.flatMap(({ entities }) => entities)).toEqual(Object.keys(entityKeys));
    const named = Object.keys(keys).filter((name) => name.endsWith('Key'));
    expect(named).toHaveLength(Object.keys(entityKeys).length);
  });

  it.each(Object.entries(entityKeys))('says where a %s lies', (entity, { pk, sk }) => {
    const row = rows?.find(({ entities }) => entities.includes(entity));
    const of = (cell: readonly (RegExp | 'same')[] = []) =>
      cell[cell.length > 1 ? (row?.entities.indexOf(entity) ?? 0) : 0];
    expect(pk).toMatch(of(row?.pks) ?? 'no pattern');
    const sort = of(row?.sks);
    if (sort === 'same') expect(sk).toBe(pk);
    else expect(sk).toMatch(sort ?? 'no pattern');
  });
});
