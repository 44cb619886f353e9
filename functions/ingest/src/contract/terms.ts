import { isTournamentCode, revisionLimit, tournamentPattern } from '@kuvvet/office';
import * as z from 'zod/mini';

export const tournamentCode = z.string().check(
  z.regex(tournamentPattern),
  z.refine(isTournamentCode),
  z.meta({
    description:
      'Code of the event, for everybody to see: letters, digits and hyphens, no licence or telephone number, never eleven digits in a row.',
    examples: ['IZM-2026-11'],
  }),
);

/** What a receipt is called: tournament code and revision, as `receiptName` joins them. */
export const receiptPattern = new RegExp(tournamentPattern.source.replace(/\$$/, '\\.[1-9]\\d{0,3}$'));

export const receiptCode = z
  .string()
  .check(
    z.regex(receiptPattern),
    z.meta({ description: 'Tournament code, a point, the revision.', examples: ['IZM-2026-11.1'] }),
  );

export const revisionNumber = z.int().check(z.gte(1), z.lte(revisionLimit));

export const listType = z
  .enum(['ukd', 'uhs', 'uys'])
  .check(z.meta({ description: 'Standard, rapid or blitz.' }));

export const period = z
  .string()
  .check(
    z.regex(/^\d{4}-(0[1-9]|1[0-2])$/),
    z.meta({ description: 'A month, YYYY-MM: the book and the list in force.' }),
  );

export const digest = z
  .string()
  .check(z.regex(/^[0-9a-f]{64}$/), z.meta({ description: 'SHA-256 in hexadecimal.' }));

export const playerNumber = z
  .string()
  .check(z.regex(/^[1-9]\d{3,7}$/), z.meta({ description: 'Public player number.' }));

export const rating = z.int().check(z.gte(0));

/** Exact sums go out as text, for a JSON number is a float to most readers. */
export const hundredths = z
  .string()
  .check(z.regex(/^-?\d+\.\d{2}$/), z.meta({ description: 'Exact, with two decimals.' }));

/** What a list is called in addresses: its month and, where not the one that stands is meant, its revision. */
export const listPattern = /^(?:latest|(\d{4}-(?:0[1-9]|1[0-2]))(?:-r([1-9]\d{0,3}))?)$/;

export const listName = z.string().check(
  z.regex(listPattern),
  z.meta({
    description: '`latest`, a month (the revision that stands), or a month and a revision.',
    examples: ['latest', '2026-11', '2026-11-r1'],
  }),
);

export const day = z.iso.date().check(z.meta({ description: 'YYYY-MM-DD.', examples: ['2026-11-14'] }));

export const fileName = z
  .string()
  .check(z.regex(/^[\w.-]+$/), z.meta({ description: 'As in the manifest.', examples: ['list.csv'] }));
