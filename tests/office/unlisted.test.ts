import { gunzipSync } from 'node:zlib';
import { listTypes, PRS05 } from '@kuvvet/engine';
import type { ListFile } from '@kuvvet/gazette';
import type { Player } from '@kuvvet/ledger';
import { composeList } from '@kuvvet/office';
import { describe, expect, it } from 'vitest';
import { membersOf } from '../gazette/read-zip.ts';
import { rendered } from '../gazette/rendered.ts';
import { aClosedBook, aPosting, aResult, aState } from './closings.ts';

const facts = { sex: 'w', birthYear: 2015, province: 'Sinop', federation: 'TUR' } as const;
const member = { member: true, mergedInto: null } as const;
const fide = { standard: 1500, rapid: 1500, blitz: 1500 };
const seen: Player = {
  ...{ ...facts, ...member, player: '1001', name: 'Açık, Ayşe', club: 'Kale', listed: true },
  fide: { ...fide, number: '99000001' },
};
const hidden: Player = {
  ...{ ...facts, ...member, player: '40440440', name: 'GİZLİ, Çağla', club: 'Sır Satranç', listed: false },
  fide: { ...fide, number: '990000404' },
};
/** What of her could be in a file, in any spelling. */
const traces = ['40440440', '990000404', 'GİZLİ', 'GIZLI', 'Çağla', 'Cagla', 'Sır', 'Sir'];

const closed = aClosedBook(
  [seen, hidden].map(({ player }) => aState(player, { ukd: 1490, uhs: 1400, uys: 1300 })),
  listTypes.map((type) =>
    aPosting(type, { type, results: [seen, hidden].map(({ player }) => aResult(player)) }),
  ),
);
const register = new Map([seen, hidden].map((player) => [player.player, player]));

/** All a reader of the file could come to see. */
function contentsOf({ name, bytes }: ListFile): string {
  if (name.endsWith('.gz')) return gunzipSync(bytes).toString();
  if (name.endsWith('.xlsx'))
    return membersOf(bytes)
      .map(({ contents }) => contents.toString())
      .join('\n');
  return Buffer.from(bytes).toString();
}

describe.each(listTypes)('a player who does not want to be listed, in the %s list', (type) => {
  it('is in none of its files; another is in every one that has players', async () => {
    const files = await rendered(composeList(type, '2026-11', closed, register, PRS05));
    expect(files.length).toBeGreaterThan(15);
    for (const file of files) {
      const contents = contentsOf(file);
      expect(
        traces.filter((trace) => contents.includes(trace)),
        file.name,
      ).toEqual([]);
      expect(contents.includes(seen.player), file.name).toBe(file.rows > 0);
      expect(file.rows, file.name).toBeLessThanOrEqual(1);
    }
  });
});
