import type { Language } from '@kuvvet/report';

/** What was done, by the word that is kept of it. */
export const deedWords: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    release: 'released for rating',
    refuse: 'refused',
    match: 'matched by hand',
    retype: 'counted for another list',
  },
  tr: {
    release: 'değerlendirmeye bırakıldı',
    refuse: 'geri çevrildi',
    match: 'elle eşleştirildi',
    retype: 'başka bir listeye sayıldı',
  },
};
