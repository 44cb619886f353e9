import { foldName } from './fold-name.ts';

/** A partition key of DynamoDB takes 2,048 bytes; no name needs as many letters as this. */
const longest = 200;

/** The words of a name, folded; none of a name without a Latin letter or digit. */
export const nameWords = (name: string): readonly string[] => foldName(name).split(' ').filter(Boolean);

/**
 * A name's words in an order of their own: `IŞIK, Ömer` and `Ömer Işık` are both `isik omer`. Namesakes have
 * one key; empty where the name has no words. Like `foldName` it finds candidates, never a match.
 */
export const nameKey = (name: string): string => nameWords(name).toSorted().join(' ').slice(0, longest);
