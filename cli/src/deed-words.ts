import type { Language } from '@kuvvet/report';

/** What was done, by the word that is kept of it. */
export const deedWords: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    release: 'released for rating',
    refuse: 'refused',
    match: 'matched by hand',
    retype: 'counted for another list',
    award: 'awarded',
    merge: 'merged',
    rerun: 'made again',
    list: 'listed again',
    unlist: 'taken off the lists',
    licence: 'licence corrected',
    erase: 'erased',
  },
  tr: {
    release: 'değerlendirmeye bırakıldı',
    refuse: 'geri çevrildi',
    match: 'elle eşleştirildi',
    retype: 'başka bir listeye sayıldı',
    award: 'karar gereği verildi',
    merge: 'birleştirildi',
    rerun: 'yeniden yapıldı',
    list: 'listelere geri alındı',
    unlist: 'listelerden çıkarıldı',
    licence: 'lisansı düzeltildi',
    erase: 'silindi',
  },
};
