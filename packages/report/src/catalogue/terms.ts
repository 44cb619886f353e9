/** Facts of findings that are words, by the word that stands in the finding. */
export const terms: Readonly<Record<string, { readonly tr: string; readonly en: string }>> = {
  text: { tr: 'metin', en: 'text' },
  number: { tr: 'sayı', en: 'number' },
  list: { tr: 'liste', en: 'list' },
  object: { tr: 'nesne', en: 'object' },
  length: { tr: 'uzunluk', en: 'length' },
  licence: { tr: 'lisans', en: 'licence' },
  player: { tr: 'oyuncu', en: 'player' },
  rounds: { tr: 'tur sayısı', en: 'rounds' },
  players: { tr: 'oyuncu sayısı', en: 'players' },
  games: { tr: 'oyun sayısı', en: 'games' },
  ymd: { tr: 'yıl-ay-gün', en: 'year-month-day' },
  dmy: { tr: 'gün-ay-yıl', en: 'day-month-year' },
  mdy: { tr: 'ay-gün-yıl', en: 'month-day-year' },
  ydm: { tr: 'yıl-gün-ay', en: 'year-day-month' },
};
