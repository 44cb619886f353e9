import type { Language } from '../page.ts';

/** The language of the page: its own address says it, nothing else is asked. */
export const language: Language = document.documentElement.lang === 'en' ? 'en' : 'tr';

/** A dictionary has the same sentences in both languages; the compiler sees to it. */
export const spoken = <Words>(dictionary: Readonly<Record<Language, Words>>): Words => dictionary[language];

/** The address of a page in the language of this one. */
export const pageAddress = (path: string): string => `${language === 'tr' ? '/' : `/${language}/`}${path}`;
