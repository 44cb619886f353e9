import { gunzipSync } from 'node:zlib';
import { assess, listTypes, PRS05 } from '@kuvvet/engine';
import type { ListFile } from '@kuvvet/gazette';
import { openMemoryArchive } from '@kuvvet/gazette/memory';
import type { Act, Player, Posting } from '@kuvvet/ledger';
import {
  type Assessment,
  assessmentBytes,
  assessmentKey,
  composeList,
  keep,
  membersAmong,
  resultRows,
  toRegisterColumns,
} from '@kuvvet/office';
import { describe, expect, it } from 'vitest';
import { withEvidence } from '../../packages/office/src/evidence.ts';
import { SitePack } from '../gazette/read-pack.ts';
import { membersOf } from '../gazette/read-zip.ts';
import { rendered } from '../gazette/rendered.ts';
import { aClosedBook, aPosting, aState } from './closings.ts';

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

const register = [seen, hidden];
const players = toRegisterColumns(register);
const states = register.map(({ player }) => aState(player, { ukd: 1490, uhs: 1400, uys: 1300 }));

/** One game between the two, in each of the lists, and a word of the officer for either. */
const vault = openMemoryArchive();
const postings: Posting[] = [];
for (const type of listTypes) {
  const participants = states.map(({ player, ratings }) => ({ player, rating: ratings[type] }));
  const games = [{ round: 1, white: seen.player, black: hidden.player, points: 100 as const }];
  const assessment: Assessment = {
    ...{ format: 'kuvvet.assessment/1', tournament: 'T', revision: 1, type, basis: '2026-10' },
    ...{ ruleSet: PRS05, engine: '1.0.0', event: 'ab'.repeat(32), fide: null },
    seats: register.map(({ player }, at) => [at + 1, player]),
    ...{ submission: '', name: '', results: assess(participants, games, PRS05) },
  };
  const digest = await keep(assessmentBytes(assessment), assessmentKey, vault);
  const results = resultRows(assessment, membersAmong(register));
  postings.push(aPosting(type, { type, assessment: digest, results }));
}
const acts: Act[] = listTypes.flatMap((type) =>
  register.map(({ player }) => ({
    ...{ id: `${type} ${player}`, period: '2026-10', kind: 'award', by: 'officer', reason: 'bir söz' },
    ...{ at: '2026-10-20T10:00:00Z', amendment: { kind: 'points', player, type, points: 5 } },
  })),
);
const closed = aClosedBook(states, postings, acts);

/** All a reader of the file could come to see. */
function contentsOf({ name, bytes }: ListFile): string {
  if (name.endsWith('.gz')) return gunzipSync(bytes).toString();
  if (name.endsWith('.pack')) return new SitePack(bytes, () => new Uint8Array()).text;
  if (name.endsWith('.xlsx'))
    return membersOf(bytes)
      .map(({ contents }) => contents.toString())
      .join('\n');
  return Buffer.from(bytes).toString();
}

describe.each(listTypes)('a player who does not want to be listed, in the %s list', (type) => {
  it('is in none of its files; another is in every one that has players', async () => {
    const list = composeList(type, '2026-11', closed, players, PRS05);
    const sources = { postings, acts, register: players, rules: PRS05 };
    const files = await withEvidence(sources, closed, vault, (complete) => rendered(complete(list)));
    expect(files.length).toBeGreaterThan(20);
    for (const file of files) {
      const contents = contentsOf(file);
      expect(
        traces.filter((trace) => contents.includes(trace)),
        file.name,
      ).toEqual([]);
      const hasPlayers = file.rows > 0 || ['report.json', 'tops.json'].includes(file.name);
      expect(contents.includes(seen.player), file.name).toBe(hasPlayers);
      expect(file.rows, file.name).toBeLessThanOrEqual(1);
    }
  });
});
