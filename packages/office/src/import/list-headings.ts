import type { Headings } from './columns.ts';
import { type RegisterField, registerHeadings } from './register-headings.ts';

/** What a rating list says of a player; `rating` in a list of one type. */
export type ListField =
  | Extract<RegisterField, 'player' | 'licence' | 'name' | 'surname' | 'given'>
  | 'ukd'
  | 'uhs'
  | 'uys'
  | 'rating';

const { player, licence, name, surname, given } = registerHeadings;
const who = { player, licence, name, surname, given };

export const listHeadings: Headings<ListField> = {
  ...who,
  ukd: ['ukd', 'ukd puani', 'ukd puan', 'ulusal kuvvet derecesi'],
  uhs: ['uhs', 'uhs puani', 'uhs puan'],
  uys: ['uys', 'uys puani', 'uys puan'],
  rating: ['rating', 'puan', 'puani', 'guncel puan', 'yeni puan', 'derece'],
};

/** One performance of an unrated player that waits for more games (U-26). */
export type ArchiveField = keyof typeof who | 'type' | 'tournament' | 'games' | 'performance';

export const archiveHeadings: Headings<ArchiveField> = {
  ...who,
  type: ['type', 'tur', 'turu', 'liste'],
  tournament: ['tournament', 'tournament code', 'event', 'turnuva', 'turnuva kodu'],
  games: ['games', 'rated games', 'oyun', 'oyun sayisi', 'mac', 'mac sayisi'],
  performance: ['performance', 'performans', 'performans puani'],
};
