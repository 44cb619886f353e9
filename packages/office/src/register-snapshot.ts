import type { Player } from '@kuvvet/ledger';
import { jsonLines, readJsonLines } from './json-lines.ts';
import { RegisterColumns } from './register-columns.ts';

const format = 'kuvvet.register/1';

/** The register as a list was rendered from it: one player a line, by number. Each chunk is good until the next. */
export const registerChunks = (players: Iterable<Player>): Generator<Uint8Array> =>
  jsonLines({ format }, players, canonical);

/** Key order is part of the bytes, so it is written out. */
const canonical = (player: Player) => ({
  player: player.player,
  name: player.name,
  sex: player.sex,
  birthYear: player.birthYear,
  province: player.province,
  club: player.club,
  federation: player.federation,
  fide: {
    number: player.fide.number,
    standard: player.fide.standard,
    rapid: player.fide.rapid,
    blitz: player.fide.blitz,
  },
  member: player.member,
  listed: player.listed,
  ...(player.mergedInto !== null && { mergedInto: player.mergedInto }),
});

export const registerKey = (digest: string) => `registers/${digest}`;

/** The reverse of `registerChunks`. Throws for bytes that are none. */
export function readRegister(bytes: Uint8Array): RegisterColumns {
  const register = new RegisterColumns();
  for (const line of readJsonLines<Omit<Player, 'mergedInto'>>(bytes, format)) {
    register.add({ mergedInto: null, ...line });
  }
  return register;
}
