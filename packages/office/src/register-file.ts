import { type ListType, listTypes, type PlayerNumber, type Rating } from '@kuvvet/engine';
import type { LicenceEntry, Player } from '@kuvvet/ledger';
import type { Finding, Identify } from '@kuvvet/report';
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
import { registerLimits } from './register-limits.ts';
import { parseTable, type TableRow } from './register-table.ts';

/** A rating in force, as the register gives it. */
export interface RegisterRating {
  readonly player: PlayerNumber;
  readonly type: ListType;
  readonly rating: Rating;
}

/** A register file read: players, whom their licences name, and the ratings in force. */
export interface RegisterFile {
  readonly players: readonly Player[];
  readonly licences: readonly LicenceEntry[];
  readonly ratings: readonly RegisterRating[];
  /** Any of them means that the file must not be taken over. */
  readonly findings: readonly Finding[];
}

/**
 * Reads a register CSV with a header line: `player,licence,name,sex,birthYear,province,club,federation,fide,
 * ukd,uhs,uys` and optionally `fideStandard,fideRapid,fideBlitz,listed`; in any order and case, others ignored.
 */
export function readRegisterFile(bytes: Uint8Array, identify: Identify): RegisterFile {
  const { rows, finding } = parseTable(bytes);
  const register = {
    players: [] as Player[],
    licences: [] as LicenceEntry[],
    ratings: [] as RegisterRating[],
    findings: finding ? [finding] : ([] as Finding[]),
  };
  const taken = new Set<string>();
  for (const row of rows) {
    const codes: string[] = [];
    const once = (kind: string, value: string, code: string) => {
      if (taken.has(`${kind} ${value}`)) codes.push(code);
      taken.add(`${kind} ${value}`);
    };
    const { cells } = row;
    const licence = identify(cells.licence ?? '');
    if (licence.kind === 'licence') {
      if (!licence.valid) codes.push('register.licence-checksum');
      once('licence', licence.token, 'register.licence-repeated');
      register.licences.push([licence.token, cells.player ?? '']);
    } else if (licence.kind !== 'none') codes.push('register.licence');

    const player = readPlayer(row, licence.kind === 'licence', codes);
    once('player', player.player, 'register.player-repeated');
    if (player.fide.number !== null) once('fide', player.fide.number, 'register.fide-number');
    register.players.push(player);
    for (const type of listTypes) {
      const inForce = take(rating(cells[type], registerLimits.lowestRating), 'register.rating', codes);
      if (inForce !== null) register.ratings.push({ player: player.player, type, rating: inForce });
    }
    for (const code of new Set(codes)) register.findings.push({ code, severity: 'error', line: row.line });
  }
  return register;
}

function readPlayer({ cells }: TableRow, member: boolean, codes: string[]): Player {
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
function take<T>(cell: Cell<T>, code: string, codes: string[]): T | null {
  if (cell !== unreadable) return cell;
  codes.push(code);
  return null;
}
