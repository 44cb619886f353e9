import type { Player } from '@kuvvet/ledger';

const format = 'kuvvet.register/1';

/** The register as a list was rendered from it: one player a line, by number. */
export function registerBytes(players: Iterable<Player>): Uint8Array {
  const lines = [JSON.stringify({ format })];
  for (const player of players) lines.push(JSON.stringify(canonical(player)));
  return new TextEncoder().encode(`${lines.join('\n')}\n`);
}

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

/** The reverse of `registerBytes`. Throws for bytes that are none. */
export function readRegister(bytes: Uint8Array): readonly Player[] {
  const [head, ...lines] = new TextDecoder().decode(bytes).trimEnd().split('\n');
  if (JSON.parse(head ?? '').format !== format) throw new Error('another format');
  return lines.map((line) => ({ mergedInto: null, ...JSON.parse(line) }));
}
