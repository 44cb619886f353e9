import { type ListType, listTypes, type PlayerNumber, type Rating } from '@kuvvet/engine';
import type { LicenceEntry, Player } from '@kuvvet/ledger';
import type { Finding, Identify } from '@kuvvet/report';
import { rating } from './register-cells.ts';
import { registerLimits } from './register-limits.ts';
import { readRegisterRow, take } from './register-row.ts';
import { parseTable } from './register-table.ts';

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
  for (const { line, cells } of rows) {
    const { player, licence, codes: found } = readRegisterRow(cells, identify);
    const codes = [...found];
    const once = (kind: string, value: string, code: string) => {
      if (taken.has(`${kind} ${value}`)) codes.push(code);
      taken.add(`${kind} ${value}`);
    };
    if (licence !== null) {
      once('licence', licence, 'register.licence-repeated');
      register.licences.push([licence, player.player]);
    }
    once('player', player.player, 'register.player-repeated');
    if (player.fide.number !== null) once('fide', player.fide.number, 'register.fide-number');
    register.players.push(player);
    for (const type of listTypes) {
      const inForce = take(rating(cells[type], registerLimits.lowestRating), 'register.rating', codes);
      if (inForce !== null) register.ratings.push({ player: player.player, type, rating: inForce });
    }
    for (const code of new Set(codes)) register.findings.push({ code, severity: 'error', line });
  }
  return register;
}
