import type { Catalogue } from '@kuvvet/report';
import { registerLimits } from '../register-limits.ts';

const { lowestRating, highestRating } = registerLimits;

const correct = {
  tr: 'Satırı düzeltip dosyayı yeniden verin.',
  en: 'Correct the line and give the file again.',
};

/** A rating list or an archive of performances that is taken over, line by line. Nothing of the line itself is repeated. */
export const listFindings = {
  'rating-list.cells': {
    severity: 'error',
    source: 'M-04',
    tr: { what: 'Hücre sayısı başlık satırındakinden farklı.', todo: correct.tr },
    en: { what: 'The number of cells is not that of the header.', todo: correct.en },
  },
  'rating-list.unknown-player': {
    severity: 'error',
    source: 'ARCHITECTURE 4',
    tr: {
      what: 'Satırdaki oyuncu kütükte yok ya da numarası okunamıyor.',
      todo: 'Oyuncuyu önce kuvvet register import ile kütüğe alın.',
    },
    en: {
      what: 'The player of the line is not in the register, or the number cannot be read.',
      todo: 'Take the player into the register first, with kuvvet register import.',
    },
  },
  'rating-list.two-players': {
    severity: 'error',
    source: 'ARCHITECTURE 4',
    tr: {
      what: 'Satırdaki oyuncu numarası ile lisans numarası farklı kişileri gösteriyor.',
      todo: correct.tr,
    },
    en: { what: 'Player number and licence number of the line name different people.', todo: correct.en },
  },
  'rating-list.other-person': {
    severity: 'error',
    source: 'M-04',
    tr: { what: 'Satırdaki ad, kütükte bu numarayla kayıtlı oyuncununkine benzemiyor.', todo: correct.tr },
    en: {
      what: 'The name of the line is nothing like that of the player with this number in the register.',
      todo: correct.en,
    },
  },
  'rating-list.repeated': {
    severity: 'error',
    source: 'M-18',
    tr: { what: 'Bu oyuncu (arşivde: bu turnuvası) daha önceki bir satırda da var.', todo: correct.tr },
    en: { what: 'This player (in an archive: this event) stood on an earlier line.', todo: correct.en },
  },
  'rating-list.rating': {
    severity: 'error',
    source: 'U-19',
    tr: {
      what: `Puan ${lowestRating}-${highestRating} arasında bir tam sayı olmalı; puanı olmayan için boş veya 0.`,
      todo: correct.tr,
    },
    en: {
      what: `A rating must be a whole number from ${lowestRating} to ${highestRating}, empty or 0 where there is none.`,
      todo: correct.en,
    },
  },
  'rating-list.performance': {
    severity: 'error',
    source: 'U-26',
    tr: {
      what: 'Arşiv satırında tür (ukd, uhs, uys), turnuva kodu, oyun sayısı ya da performans okunamıyor.',
      todo: 'Performansı tam sayı, ondalık veya kesir olarak yazın (1523, 1523.5, 3047/2).',
    },
    en: {
      what: 'Type (ukd, uhs, uys), event code, number of games or performance of the line cannot be read.',
      todo: 'Write the performance as a whole number, a decimal or a fraction (1523, 1523.5, 3047/2).',
    },
  },
  'rating-list.rated': {
    severity: 'error',
    source: 'U-26, U-11',
    tr: {
      what: 'Oyuncunun bu türde puanı var; performansı arşivde bekleyemez.',
      todo: 'Satırı çıkarın ya da listedeki puanı düzeltin.',
    },
    en: {
      what: 'The player is rated in this type, so no performance can wait.',
      todo: 'Take the line out, or correct the rating in the list.',
    },
  },
} as const satisfies Catalogue;
