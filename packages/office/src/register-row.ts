import type { Player } from '@kuvvet/ledger';
import type { Identify, LicenceToken } from '@kuvvet/report';
import {
  birthYear,
  type Cell,
  federation,
  fideNumber,
  listed,
  publicText,
  rating,
  sex,
  unreadable,
} from './register-cells.ts';

/** One line of a register: who it is, and what is wrong with it. */
export interface RegisterRow {
  readonly player: Player;
  readonly licence: LicenceToken | null;
  /** Codes of findings; any of them means that the line must not be taken over. */
  readonly codes: readonly string[];
}

/** Reads the cells of a line by column. The licence number leaves here as its token (ARCHITECTURE 4). */
export function readRegisterRow(cells: Readonly<Record<string, string>>, identify: Identify): RegisterRow {
  const codes: string[] = [];
  const identity = identify(cells.licence ?? '');
  if (identity.kind === 'licence' && !identity.valid) codes.push('register.licence-checksum');
  if (identity.kind !== 'licence' && identity.kind !== 'none') codes.push('register.licence');
  const licence = identity.kind === 'licence' ? identity.token : null;
  return { player: readPlayer(cells, licence !== null, codes), licence, codes };
}

function readPlayer(cells: Readonly<Record<string, string>>, member: boolean, codes: string[]): Player {
  const player = cells.player ?? '';
  if (!/^[1-9]\d{3,7}$/.test(player)) codes.push('register.player-number');
  if (!cells.name) codes.push('register.name');
  const text = (column: string) => take(publicText(cells[column]), 'register.text', codes) ?? '';
  const fideRating = (column: string) => take(rating(cells[column], 1), 'register.rating', codes);
  return {
    player,
    name: text('name'),
    sex: take(sex(cells.sex), 'register.sex', codes),
    birthYear: take(birthYear(cells.birthYear), 'register.birth-year', codes),
    province: text('province'),
    club: text('club'),
    // A licence holder is never foreign, so the code may be left out (U-10).
    federation:
      member && !cells.federation
        ? ''
        : (take(federation(cells.federation), 'register.federation', codes) ?? ''),
    fide: {
      number: take(fideNumber(cells.fide), 'register.fide-number', codes),
      standard: fideRating('fideStandard'),
      rapid: fideRating('fideRapid'),
      blitz: fideRating('fideBlitz'),
    },
    member,
    mergedInto: null,
    listed: take(listed(cells.listed), 'register.listed', codes) ?? false,
  };
}

/** A cell's value, null when there is none; what cannot be read is noted. */
export function take<T>(cell: Cell<T>, code: string, codes: string[]): T | null {
  if (cell !== unreadable) return cell;
  codes.push(code);
  return null;
}
