import { Conflict } from '../errors.ts';
import type { Word } from '../items.ts';
import type { Ledger } from '../ledger.ts';
import { isSameWord } from '../settling.ts';
import { trailPartition, wordKey, wordPartition } from './keys.ts';
import { get, query, type Table } from './read.ts';
import { officeIndex } from './table.ts';
import { listed } from './waiting.ts';
import { transact } from './write.ts';

/** The write of a word, for a transaction: said once. */
export function saying({ name: TableName }: Table, word: Word) {
  const { about, at, id } = word;
  return {
    Put: {
      TableName,
      Item: {
        ...wordKey(word),
        word,
        [officeIndex.partition]: trailPartition(at.slice(0, 7)),
        [officeIndex.sort]: `${at}#${about}#${id}`,
      },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  };
}

/** Whether this very word stands. `Conflict` if another of its name does. */
export async function wasSaid(table: Table, word: Word): Promise<boolean> {
  const standing: Word | null = (await get(table, wordKey(word)))?.word ?? null;
  if (standing === null) return false;
  if (isSameWord(standing, word)) return true;
  throw new Conflict(`Another word ${word.id} about ${word.about} stands.`);
}

export function words(table: Table): Pick<Ledger, 'say' | 'words' | 'trail'> {
  return {
    async say(word) {
      const refused = await transact(table, [saying(table, word)]);
      if (refused) await wasSaid(table, word);
    },

    async words(about) {
      const pages = query(table, {
        KeyConditionExpression: 'pk = :about',
        ExpressionAttributeValues: { ':about': wordPartition(about) },
      });
      const words: Word[] = [];
      for await (const page of pages) words.push(...page.map(({ word }) => word));
      return words.sort((one, other) => (`${one.at} ${one.id}` < `${other.at} ${other.id}` ? -1 : 1));
    },

    async *trail(month) {
      for await (const page of listed(table, officeIndex, trailPartition(month))) {
        yield* page.map(({ word }) => word);
      }
    },
  };
}
