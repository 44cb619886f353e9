import type { Catalogue } from '@kuvvet/report';
import { registerLimits } from '../register-limits.ts';

const correct = {
  tr: 'Satırı düzeltip komutu yeniden çalıştırın.',
  en: 'Correct the line and run the command again.',
};

/** The two files of a month that is worked out again, line by line. Nothing of the line itself is repeated. */
export const recomputeFindings = {
  'recompute.columns': {
    severity: 'error',
    source: 'ARCHITECTURE 1',
    tr: {
      what: 'Başlık satırında gerekli bir sütun eksik ya da iki kez geçiyor.',
      todo: 'Puan dosyasında player ve rating, oyun dosyasında white, black ve points sütunları bulunmalı.',
    },
    en: {
      what: 'The header line lacks a column or names one twice.',
      todo: 'The ratings need the columns player and rating, the games white, black and points.',
    },
  },
  'recompute.cells': {
    severity: 'error',
    source: 'ARCHITECTURE 1',
    tr: { what: 'Hücre sayısı başlık satırındakinden farklı ya da bir tırnak kapanmıyor.', todo: correct.tr },
    en: {
      what: 'The number of cells is not that of the header, or a quote is left open.',
      todo: correct.en,
    },
  },
  'recompute.player-number': {
    severity: 'error',
    source: 'ARCHITECTURE 4',
    tr: { what: 'Oyuncu numarası 4-8 basamaklı olmalı ve sıfırla başlamamalı.', todo: correct.tr },
    en: { what: 'A player number must be 4 to 8 digits without a leading zero.', todo: correct.en },
  },
  'recompute.player-repeated': {
    severity: 'error',
    source: 'ARCHITECTURE 1',
    tr: { what: 'Bu oyuncu numarası daha önceki bir satırda da var.', todo: correct.tr },
    en: { what: 'This player number stood on an earlier line.', todo: correct.en },
  },
  'recompute.rating': {
    severity: 'error',
    source: 'U-19',
    tr: {
      what: `Puan 1 ile ${registerLimits.highestRating} arasında bir tam sayı olmalı; puansız oyuncuda boş kalır.`,
      todo: correct.tr,
    },
    en: {
      what: `A rating must be a whole number from 1 to ${registerLimits.highestRating}; that of an unrated player is empty.`,
      todo: correct.en,
    },
  },
  'recompute.player-unknown': {
    severity: 'error',
    source: 'U-09',
    tr: {
      what: 'Oyunculardan biri puan dosyasında yok.',
      todo: 'Puansız oyuncuları da puan dosyasına, boş puanla yazın.',
    },
    en: {
      what: 'One of the two players is not in the file of ratings.',
      todo: 'Put unrated players there too, with an empty rating.',
    },
  },
  'recompute.points': {
    severity: 'error',
    source: 'U-15',
    tr: { what: 'Beyazın puanı 1, 0.5 veya 0 olmalı.', todo: correct.tr },
    en: { what: "White's points must be 1, 0.5 or 0.", todo: correct.en },
  },
  'recompute.same-player': {
    severity: 'error',
    source: 'U-15',
    tr: { what: 'Beyaz ve siyah aynı oyuncu.', todo: correct.tr },
    en: { what: 'White and Black are the same player.', todo: correct.en },
  },
} as const satisfies Catalogue;
