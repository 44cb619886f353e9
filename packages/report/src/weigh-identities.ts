import type { FindingLog } from './finding-log.ts';
import type { Identity } from './identity.ts';
import type { ReportPlayer } from './report.ts';

/** An identity and the line it stands in, if it stands in one. */
export interface Evidence {
  readonly identity: Identity;
  readonly line?: number;
}

export type Numbers = Pick<ReportPlayer, 'licence' | 'fideNumber' | 'playerNumber'>;

/**
 * What all sources together say of one player. A wrong or contradicted licence number is not used and
 * holds the report: the games would go to somebody else.
 */
export function weighIdentities(startNo: number, evidence: readonly Evidence[], log: FindingLog): Numbers {
  const licences = new Set<string>();
  let fideNumber: string | null = null;
  let playerNumber: string | null = null;
  for (const { identity, line } of evidence) {
    const facts = line === undefined ? { startNo } : { line, startNo };
    if (identity.kind === 'licence' && identity.valid) licences.add(identity.token);
    else if (identity.kind === 'licence') log.note('licence.checksum', facts);
    else if (identity.kind === 'fide') fideNumber = identity.number;
    else if (identity.kind === 'player') playerNumber = identity.number;
    else if (identity.kind === 'unreadable') log.note('number.unreadable', facts);
  }
  if (licences.size > 1) log.note('licence.conflict', { startNo });
  const [licence = null] = licences.size === 1 ? licences : [];
  return { licence, fideNumber, playerNumber };
}

/** Notes numbers that stand beside two players, and how many players have none. */
export function noteIdentities(players: readonly ReportPlayer[], log: FindingLog): void {
  noteRepeated(players, 'licence', (player) => player.licence, log);
  noteRepeated(players, 'FIDE', (player) => player.fideNumber, log);
  noteRepeated(players, 'player', (player) => player.playerNumber, log);
  const without = players.filter((player) => !(player.licence ?? player.fideNumber ?? player.playerNumber));
  if (without.length > 0) log.note('identity.none', { found: `${without.length}` });
}

function noteRepeated(
  players: readonly ReportPlayer[],
  kind: string,
  numberOf: (player: ReportPlayer) => string | null,
  log: FindingLog,
): void {
  const owners = new Map<string, number>();
  for (const player of players) {
    const number = numberOf(player);
    if (number === null) continue;
    const owner = owners.get(number);
    if (owner === undefined) owners.set(number, player.startNo);
    else log.note('identity.repeated', { startNo: owner, otherNo: player.startNo, found: kind });
  }
}
