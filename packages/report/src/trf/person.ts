/** m, M; w, W, F, f; Turkish E(rkek) and K(adın). Anything else is unknown (formats 3 #17). */
export function readSex(text: string): 'm' | 'w' | null {
  const letter = text.trim().toLowerCase();
  if (letter === 'm' || letter === 'e') return 'm';
  return letter === 'w' || letter === 'f' || letter === 'k' ? 'w' : null;
}

/** A year of four digits at the start or end of a birth date, never one made up (formats 3 #2). */
export function readBirthYear(text: string): number | null {
  const [, first, last] = /^(?:(\d{4})(?!\d)|.*(?<!\d)(\d{4})$)/.exec(text.trim().slice(0, 12)) ?? [];
  const year = Number(first ?? last ?? 0);
  return year >= 1900 && year <= 2099 ? year : null;
}
