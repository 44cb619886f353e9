import { isTournamentCode } from '@kuvvet/office';
import { WrongUse } from './command.ts';

/** The report that a name such as `E01.2` stands for. */
export function receiptName(name: string): { readonly tournament: string; readonly revision: number } {
  const [, tournament = '', revision = ''] = /^(.*)\.([1-9]\d{0,3})$/.exec(name) ?? [];
  if (isTournamentCode(tournament)) return { tournament, revision: Number(revision) };
  throw new WrongUse({
    tr: 'Raporu KOD.REVİZYON olarak yazın, örnek E01.2.',
    en: 'Name the report as TOURNAMENT.REVISION, such as E01.2.',
  });
}
