import { listTypes, PRS05, type TimeControl, timeClass } from '@kuvvet/engine';
import { areSeconds, perMove, readShape } from './spoken-shape.ts';
import { readWords, type Spoken } from './spoken-words.ts';
import { longestBase, longestIncrement, readCodedTime } from './time-control.ts';

const longestText = 200;

/**
 * The free time control of record 122, in Turkish or English: `90 dakika + 30 saniye`, `15'+10"`,
 * `G90+30`, `90'/40 + 30' + 30''`, `Hızlı Satranç 15+10`. A word or a sum it does not know for certain
 * makes it null: a person or record 222 must say.
 */
export function readSpokenTime(text: string): TimeControl | null {
  if (text.length > longestText) return null;
  const coded = /\/.*:/.test(text) ? readCodedTime(text) : 'unreadable';
  if (typeof coded !== 'string') return areSeconds(coded) ? coded : null;
  const spoken = readWords(text);
  const time = spoken && readShape(spoken);
  if (!time || time.base < 60 || time.base > longestBase || time.increment > longestIncrement) return null;
  return agrees(time, spoken) ? time : null;
}

/** Whether there is an increment if one is spoken of, none if it is denied, and the type is the one named. */
function agrees(time: TimeControl, { shape, remarks }: Spoken): boolean {
  const promised = remarks.has('increment') || (!remarks.has('whole') && shape.search(perMove) >= 0);
  if (remarks.has('none') ? time.increment > 0 : promised && time.increment === 0) return false;
  const type = timeClass(time, PRS05);
  return listTypes.every((named) => named === type || !remarks.has(named));
}
