/** What a column of a Chess-Results table holds, by its Turkish, English or German heading. */
export type Column = 'round' | 'rank' | 'number' | 'name' | 'national' | 'fide' | 'rating' | 'result';

/** As hand-made tables head them. */
const turkishNames = [
  'ad',
  'adi',
  'oyuncu',
  'oyuncu adi',
  'sporcu',
  'ad soyad',
  'adi soyadi',
  'soyad ad',
  'soyadi adi',
];

const headings: Readonly<Record<Column, readonly string[]>> = {
  round: ['rd', 'tur', 'round', 'rnd'],
  rank: ['rk', 'rg', 'sira', 'sr', 'rank', 'pl'],
  number: ['sno', 'snr', 'no', 'nr', 'bno', 'bsno', 'bslno', 'basno', 'bsl'],
  name: ['name', 'isim', ...turkishNames, 'player', 'full name'],
  national: ['ukd', 'uhs', 'uys', 'rtgn', 'ulusal rating', 'rtg ukd'],
  fide: ['elo', 'rtgi', 'fide', 'elo fide', 'uluslararasi rating'],
  rating: ['rtg', 'rating', 'derece'],
  result: ['res', 'sonuc', 'result', 'erg'],
};

/** Labels of the rows above a player's card. */
export const labels = {
  name: ['name', 'isim', 'ad soyad'],
  national: ['ulusal rating', 'rating national', 'national rating', 'ukd', 'elo national'],
  fide: ['uluslararasi rating', 'rating international', 'international rating', 'elo', 'fide rating'],
  rating: ['rating', 'rtg', 'baslangic rating'],
} as const;

/** Small letters without marks, signs and doubled blanks: how headings are compared. */
export const foldHeading = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replace(/[.,:()/-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

export function columnOf(heading: string): Column | null {
  const folded = foldHeading(heading);
  const compact = folded.replaceAll(' ', '');
  const found = (Object.keys(headings) as Column[]).find(
    (column) => headings[column].includes(folded) || headings[column].includes(compact),
  );
  return found ?? null;
}

/** `1.Rd`, `2. Tur`, `Round 3`: the round of a column of a cross-table; null for any other heading. */
export function roundOf(heading: string): number | null {
  const [, before, after] =
    /^(?:(\d{1,2}) ?(?:rd|rnd|round|tur|r)|(?:rd|rnd|round|tur|r) ?(\d{1,2}))$/.exec(foldHeading(heading)) ??
    [];
  return Number(before ?? after) || null;
}
