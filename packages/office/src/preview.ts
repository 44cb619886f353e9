import { type ListType, nextPeriod, type Period, type PlayerNumber, ruleSet } from '@kuvvet/engine';
import { type ListReport, render, reportOf, scratchOver } from '@kuvvet/gazette';
import { accountOf } from './account.ts';
import { withEvidence } from './evidence.ts';
import { openMaterial } from './open-material.ts';
import { currentBook } from './place.ts';
import type { Federation, Ports } from './ports.ts';
import { fold, listsAfter } from './stage-closing.ts';

/** What the next lists would be if the open month were closed now: not official, and kept nowhere (M-14). */
export interface Preview {
  readonly official: false;
  /** The book it is of, and the list it would be. */
  readonly period: Period;
  readonly list: Period;
  readonly reports: Readonly<Record<ListType, ListReport>>;
  /** Reports that may still come into it. */
  readonly waiting: { readonly received: number; readonly held: number };
}

/** A file of a list that is none yet. */
export interface PreviewFile {
  readonly name: string;
  readonly contents: Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
}

type PreviewPorts = Pick<Ports, 'ledger' | 'vault'>;

/**
 * Closes the open month in memory, with everything in it by now, by the same steps as the close itself. Writes
 * nothing. Each file goes to `write`, if there is one, while it is made.
 */
export async function preview(
  federation: Federation,
  { ledger, vault }: PreviewPorts,
  write?: (file: PreviewFile) => Promise<void>,
): Promise<Preview> {
  const book = await currentBook(ledger);
  const scratch = scratchOver(vault);
  const material = await openMaterial(book, federation, { ledger, vault: scratch });
  const closed = await fold(book, material);
  const rules = ruleSet(book.ruleSet);
  const isListed = (player: PlayerNumber) => material.register.isListed(Number(player));
  const reports = {} as Record<ListType, ListReport>;
  for (const list of listsAfter(book, closed, material.register)) {
    const account = accountOf(list, closed, material.postings, rules, isListed);
    reports[list.type] = reportOf({ ...list, account });
  }
  const list = nextPeriod(book.period);
  if (write) {
    await withEvidence({ ...material, rules }, closed, scratch, async (complete) => {
      for (const each of listsAfter(book, closed, material.register)) {
        for (const { name, contents } of render(complete(each))) {
          if (!previewed.has(name)) continue;
          await write({ name: `preview-${each.type}-${list}-${name}`, contents: contents() });
        }
      }
    });
  }
  return { official: false, period: book.period, list, reports, waiting: await waitingIn(ledger) };
}

/** What people look at; the rest only says where a published list comes from, or is for pairing programs. */
const previewed = new Set([
  ...['list.csv', 'list.tr-excel.csv', 'list.xlsx', 'changes.csv', 'report.json'],
  ...['audit', 'kept', 'amendments'].map((name) => `${name}.ndjson`),
]);

async function waitingIn(ledger: Ports['ledger']): Promise<Preview['waiting']> {
  const count = async (state: 'received' | 'held') => {
    let reports = 0;
    for await (const _ of ledger.reports(state)) reports++;
    return reports;
  };
  return { received: await count('received'), held: await count('held') };
}
