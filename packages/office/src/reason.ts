import { hidePersonal, invisibleIn } from '@kuvvet/report';

const longest = 200;

/** What is wrong with the words beside an act, which are kept for ever and may be published; null if nothing is. */
export function flawOfWords(text: string): 'shape' | 'personal' | null {
  if (text.trim() === '' || text.length > longest || invisibleIn(text) !== null) return 'shape';
  return hidePersonal(text) === text ? null : 'personal';
}
