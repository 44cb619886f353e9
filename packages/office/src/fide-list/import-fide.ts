import type { PlayerNumber } from '@kuvvet/engine';
import type { Player, PlayerRevision } from '@kuvvet/ledger';
import { type Finding, nameWords } from '@kuvvet/report';
import { namesAgree } from '../contradictions.ts';
import { type Fact, factsChanged } from '../import/merged-facts.ts';
import type { Ports } from '../ports.ts';
import type { FideEntry } from './fide-entry.ts';

/** What a list of FIDE's comes to in the register. */
export interface FideImport {
  /** Lines of the list. */
  readonly lines: number;
  /** People of the register it names. */
  readonly found: number;
  readonly changed: number;
  /** People with a FIDE number who are not on the list: they stay as they are. */
  readonly missing: number;
  readonly leftOut: number;
}

/** Players asked for and stored at once. */
const batchSize = 2000;

/**
 * Takes the ratings of a list of FIDE's into the register, by FIDE number and nothing else; memory holds the register's FIDE numbers and a batch. A name
 * that is nothing like the register's tells of a wrong number and keeps the ratings out. With `store` what changed is kept;
 * whose entry became another before that is looked at again.
 */
export async function importFideList(
  batches: AsyncIterable<readonly FideEntry[]>,
  { ledger }: Pick<Ports, 'ledger'>,
  store: boolean,
  told: {
    readonly change: (player: Player, facts: readonly Fact[]) => void;
    readonly finding: (finding: Finding) => void;
    readonly far?: (lines: number) => void;
  },
): Promise<FideImport> {
  let [lines, found, changed, leftOut] = [0, 0, 0, 0];
  const numbers = new Map<string, PlayerNumber>();
  for await (const { player, fide, mergedInto } of ledger.register()) {
    if (fide.number !== null && mergedInto === null) numbers.set(fide.number, player);
  }
  const known = numbers.size;
  const take = async (entries: readonly FideEntry[]): Promise<void> => {
    const players = await ledger.players(entries.flatMap(({ number }) => numbers.get(number) ?? []));
    const revisions: (PlayerRevision & { readonly entry: FideEntry; readonly facts: readonly Fact[] })[] = [];
    for (const entry of entries) {
      const { number, name, ratings } = entry;
      const player = players.get(numbers.get(number) ?? '');
      if (player?.fide.number !== number) continue;
      numbers.delete(number);
      found++;
      if (name !== '' && !namesAgree(nameWords(name), nameWords(player.name))) {
        leftOut++;
        told.finding({ code: 'fide-list.other-person', severity: 'hold', found: player.player });
        continue;
      }
      if (ratings === null) {
        leftOut++;
        told.finding({ code: 'fide-list.line', severity: 'hold', found: player.player });
        continue;
      }
      const next = { ...player, fide: { ...player.fide, ...ratings } };
      const facts = factsChanged(player, next);
      if (facts.length > 0) revisions.push({ before: player, after: next, licence: null, entry, facts });
    }
    const moved = new Set(store ? await ledger.revisePlayers(revisions) : []);
    const again: FideEntry[] = [];
    for (const { after, entry, facts } of revisions) {
      if (moved.has(after.player)) {
        found--;
        numbers.set(entry.number, after.player);
        again.push(entry);
      } else {
        changed++;
        told.change(after, facts);
      }
    }
    if (again.length > 0) await take(again);
  };
  let waiting: FideEntry[] = [];
  for await (const batch of batches) {
    lines += batch.length;
    told.far?.(lines);
    for (const entry of batch) if (numbers.has(entry.number)) waiting.push(entry);
    if (waiting.length < batchSize) continue;
    await take(waiting);
    waiting = [];
  }
  await take(waiting);
  return { lines, found, changed, leftOut, missing: known - found };
}
