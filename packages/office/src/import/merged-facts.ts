import type { Player } from '@kuvvet/ledger';
import type { RegisterField } from './register-headings.ts';

/** One fact that would be another, as people read it. */
export interface Fact {
  readonly field: RegisterField;
  readonly before: string;
  readonly after: string;
}

/**
 * A player of the register with what a file says of them. A column that is not there changes nothing; an empty cell takes
 * a fact away, but for licence and federation, which nobody loses by a gap in a file. A file can keep somebody out of the
 * lists, and never shows again who asked to be kept out (ARCHITECTURE 4).
 */
export function merged(before: Player | null, read: Player, fields: ReadonlySet<RegisterField>): Player {
  if (!before) return read;
  const of = <T>(field: RegisterField, fact: (player: Player) => T): T =>
    fact(fields.has(field) ? read : before);
  return {
    player: before.player,
    name: fields.has('name') || fields.has('surname') ? read.name : before.name,
    sex: of('sex', ({ sex }) => sex),
    birthYear: of('birthYear', ({ birthYear }) => birthYear),
    province: of('province', ({ province }) => province),
    club: of('club', ({ club }) => club),
    federation: read.federation || before.federation,
    fide: {
      number: of('fide', ({ fide }) => fide.number),
      standard: of('fideStandard', ({ fide }) => fide.standard),
      rapid: of('fideRapid', ({ fide }) => fide.rapid),
      blitz: of('fideBlitz', ({ fide }) => fide.blitz),
    },
    member: before.member || read.member,
    listed: before.listed && read.listed,
    mergedInto: before.mergedInto,
  };
}

/** The facts in which two entries differ. */
export function factsChanged(before: Player, after: Player): readonly Fact[] {
  const [one, other] = [factsOf(before), factsOf(after)];
  return one.flatMap(([field, value], at) => {
    const then = other[at]?.[1] ?? '';
    return value === then ? [] : { field, before: value, after: then };
  });
}

const factsOf = ({ name, sex, birthYear, province, club, federation, fide, listed, member }: Player) =>
  [
    ['name', name],
    ['sex', sex ?? ''],
    ['birthYear', `${birthYear ?? ''}`],
    ['province', province],
    ['club', club],
    ['federation', federation],
    ['fide', fide.number ?? ''],
    ['fideStandard', `${fide.standard ?? ''}`],
    ['fideRapid', `${fide.rapid ?? ''}`],
    ['fideBlitz', `${fide.blitz ?? ''}`],
    ['listed', `${listed}`],
    ['licence', `${member}`],
  ] as const satisfies readonly (readonly [RegisterField, string])[];
