/** A column of a list as files, workbooks and descriptions name it. */
export interface Column {
  readonly name: string;
  /** Table Schema's word for what the cells hold. */
  readonly type: 'string' | 'integer' | 'number' | 'boolean';
  /** For people: Turkish / English. */
  readonly title: string;
}

/** Of `list.*`. Frozen: a new column may only come last, and only with a new version of the format. */
export const listColumns: readonly Column[] = [
  { name: 'player', type: 'string', title: 'Oyuncu no / Player no' },
  { name: 'name', type: 'string', title: 'Ad / Name' },
  { name: 'sex', type: 'string', title: 'Cinsiyet / Sex' },
  { name: 'birth_year', type: 'integer', title: 'Doğum yılı / Birth year' },
  { name: 'province', type: 'string', title: 'İl / Province' },
  { name: 'club', type: 'string', title: 'Kulüp / Club' },
  { name: 'federation', type: 'string', title: 'Federasyon / Federation' },
  { name: 'rating', type: 'integer', title: 'Puan / Rating' },
  { name: 'previous', type: 'integer', title: 'Önceki puan / Previous rating' },
  { name: 'change', type: 'number', title: 'Değişim / Change' },
  { name: 'games', type: 'integer', title: 'Oyun / Games' },
  { name: 'status', type: 'string', title: 'Durum / Status' },
];

/** Of `changes.*`; frozen likewise. Several reasons of a cell stand apart by blanks. */
export const changeColumns: readonly Column[] = [
  { name: 'player', type: 'string', title: 'Oyuncu no / Player no' },
  { name: 'previous', type: 'integer', title: 'Önceki puan / Previous rating' },
  { name: 'rating', type: 'integer', title: 'Puan / Rating' },
  { name: 'change', type: 'number', title: 'Değişim / Change' },
  { name: 'games', type: 'integer', title: 'Oyun / Games' },
  { name: 'first', type: 'boolean', title: 'İlk puan / First rating' },
  { name: 'amended', type: 'integer', title: 'Eklenen puan / Points added' },
  { name: 'into', type: 'string', title: 'Kalan no / Number that stays' },
  { name: 'reasons', type: 'string', title: 'Neden / Reasons' },
];
