import type { ListType } from '@kuvvet/engine';
import { foldName } from './fold-name.ts';

/** What a word says beside the numbers. `whole` is said of moves, `none` denies an increment. */
type Remark = ListType | 'game' | 'whole' | 'increment' | 'none';

/**
 * A free time control without its words: numbers, `h`, `m`, `s`, `M` for moves, `p` for `per`, `x`, `½` and the
 * signs `+` and `/`. `90 dk + 30 sn/hamle` is `90m+30s/M`; a blank parts two numbers with nothing between.
 */
export interface Spoken {
  readonly shape: string;
  readonly remarks: ReadonlySet<Remark>;
}

/** Numbers keep their points and colons: `1,5`, but `09.30`, `03.10.2026` too. */
const pieces = /\d+(?:[.,:]\d+)*|\p{L}+|(['’‘´`′ʹ])\1|\S/gu;

const minuteSigns = "'’‘´`′ʹ";
const letters: readonly (readonly [string, RegExp])[] = [
  ['h', /^(h|hrs?|hours?|sa|saat\w*)$/],
  ['m', /^(m|mins?|minutes?|dk|dak|dakika\w*)$/],
  ['s', /^(s|secs?|seconds?|sn|san|saniye\w*|["″”“ʺ])$/],
  ['½', /^(½|half|yarim|bucuk)$/],
  ['M', /^(moves?|mv|hamle\w*)$/],
  ['1', /^(one|bir)$/],
  ['p', /^(per|each|every|her|bas(i|ina)|icin|for)$/],
  ['+', /^([+]|plus|and|arti|ve)$/],
  ['x', /^[x×*]$/],
  ['/', /^[/]$/],
];

const remarks: readonly (readonly [Remark, RegExp])[] = [
  ['ukd', /^(ukd|standart|standard|klasik|classical|yavas|slow)$/],
  ['uhs', /^(uhs|rapid|hizli)$/],
  ['uys', /^(uys|blitz|yildirim)$/],
  ['game', /^g$/],
  ['whole', /^(whole|all|tum|butun)$/],
  [
    'increment',
    /^(artt?irim(li)?|artis(li)?|ek(li)?|ekleme(li)?|eklenir|ilave(li)?|increments?|inc|added|fischer)$/,
  ],
  ['none', /^((artt?irim|artis|ekleme|ilave)siz|no|without)$/],
];

const fillers =
  /^([.,;:()]|satranc|chess|the|games?|oyun|players?|side|oyuncu|kisi|ko|finish|sonra|then|rest|kalan|tempo|sure(si)?|dusunme|time|control|with|from|starting|ilk|first|itibaren|ile|of|a|an|in|to)$/;

/** The words, numbers and signs of a free time control; null where one of them is not known. */
export function readWords(text: string): Spoken | null {
  const said = new Set<Remark>();
  let shape = '';
  for (const [piece] of text.matchAll(pieces)) {
    const word = foldName(piece) || piece;
    const remark = remarks.find(([, pattern]) => pattern.test(word))?.[0];
    const written = /^\d/.test(piece) ? readNumber(piece) : readLetter(word);
    if (remark) said.add(remark);
    else if (written !== undefined)
      shape += /\d$/.test(shape) && /^\d/.test(written) ? ` ${written}` : written;
    else if (!fillers.test(word)) return null;
  }
  return { shape, remarks: said };
}

/** Whole, or a half; any other point or colon makes it a clock, a date or a fraction too fine. */
function readNumber(digits: string): string | undefined {
  return /^\d+([.,]5)?$/.test(digits) ? digits.replace(/[.,]5$/, '½') : undefined;
}

function readLetter(word: string): string | undefined {
  if (minuteSigns.includes(word.charAt(0))) return word.length === 1 ? 'm' : 's';
  return letters.find(([, pattern]) => pattern.test(word))?.[0];
}
