import { nameWords } from '@kuvvet/report/name-key';
import type { Query } from '../parts/use-query.ts';
import type { RankLine } from '../release/rows.ts';

/** Under so many years in the year of the list, or at least so many: as `tops.json` has them. */
export const ages = { under: [8, 10, 12, 14, 16, 18, 20], over: [50, 65] } as const;

/** What a ranking is narrowed to; '' for everybody. */
export interface Filter {
  readonly province: string;
  readonly club: string;
  readonly age: string;
  readonly sex: string;
  readonly federation: string;
}

export const filterOf = ({ province = '', club = '', age = '', sex = '', fed = '' }: Query): Filter => ({
  ...{ province, club, age, sex, federation: fed },
});

export const isNarrowed = (filter: Filter): boolean => Object.values(filter).some((value) => value !== '');

/** Whether a row stays, in the list of this year. */
export function fits(filter: Filter, year: number): (line: RankLine) => boolean {
  const { province, club, sex, federation } = filter;
  const isOfAge = ofAge(filter.age, year);
  return (line) =>
    (province === '' || line[4] === province) &&
    (club === '' || line[5] === club) &&
    (sex === '' || line[2] === sex) &&
    (federation === '' || line[6] === federation) &&
    isOfAge(line[3]);
}

function ofAge(age: string, year: number): (birthYear: number) => boolean {
  const under = /^U(\d+)$/.exec(age)?.[1];
  if (under) return (born) => born > 0 && year - born <= Number(under);
  const over = /^(\d+)\+$/.exec(age)?.[1];
  if (over) return (born) => born > 0 && year - born >= Number(over);
  return () => true;
}

/** The section that has who fits with the fewest others, and the keys between which they lie. */
export function sectionFor({ province }: Filter): readonly [section: string, from: string, to: string] {
  if (province === '') return ['rank', '', '~'];
  const folded = nameWords(province).join(' ');
  return ['place', `${folded}|`, `${folded}|~`];
}
