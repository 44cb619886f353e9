import type { Period } from '@kuvvet/engine';

const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

/** `NOV26`: how FIDE names a month at the head of a list. */
export const monthCode = (period: Period): string =>
  `${months[Number(period.slice(5)) - 1]}${period.slice(2, 4)}`;
