import { deedWords } from '@kuvvet/office';
import type { Language } from '@kuvvet/report';

/** What was done, in a word of the office; the code itself where there is no word. */
export const toldDeed = (deed: string, language: Language): string => deedWords[language][deed] ?? deed;
