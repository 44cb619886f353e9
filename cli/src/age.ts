import type { Sentence } from './command.ts';

/** How long ago an instant was, in whole minutes, hours or days. */
export function ageOf(instant: string, now: string): Sentence {
  const minutes = Math.max(0, Math.floor((Date.parse(now) - Date.parse(instant)) / 60_000));
  const [count, tr, en] =
    minutes < 60
      ? [minutes, 'dakika', 'min']
      : minutes < 2 * 24 * 60
        ? [Math.floor(minutes / 60), 'saat', 'h']
        : [Math.floor(minutes / 60 / 24), 'gün', 'd'];
  return { tr: `${count} ${tr}`, en: `${count} ${en}` };
}
