import { type Fraction, formatHundredths, type Hundredths, roundFraction } from '@kuvvet/engine';
import type { Language } from '../page.ts';

/** `+15,25` in Turkish, `+15.25` in English, with a real minus; nothing in it depends on the browser's locale. */
export const spokenChange = (change: Hundredths, language: Language): string =>
  `${change > 0 ? '+' : ''}${spokenHundredths(change, language)}`;

/** `0,69`, `−13,80`. */
export const spokenHundredths = (value: Hundredths, language: Language): string =>
  spoken(formatHundredths(value), language);

/** Whole points with their sign. */
export const spokenPoints = (points: number): string =>
  `${points > 0 ? '+' : ''}${spoken(`${points}`, 'en')}`;

/** A mean: whole where it is, else rounded to two decimals. */
export const spokenMean = ({ numerator, denominator }: Fraction, language: Language): string =>
  denominator === 1
    ? `${numerator}`
    : spokenHundredths(roundFraction({ numerator: 100 * numerator, denominator }), language);

const spoken = (text: string, language: Language): string =>
  text.replace('-', '−').replace('.', language === 'tr' ? ',' : '.');
