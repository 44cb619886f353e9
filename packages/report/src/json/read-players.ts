import { isFederation } from '../federations.ts';
import type { FindingLog } from '../finding-log.ts';
import { readFreeText } from '../free-text.ts';
import type { Identify, Identity } from '../identity.ts';
import type { ReportPlayer } from '../report.ts';
import { type Evidence, noteIdentities, weighIdentities } from '../weigh-identities.ts';
import type { JsonReport } from './schema.ts';

/** Players by start number. Each may carry licence, FIDE and player number at once. */
export function readJsonPlayers(
  written: JsonReport['players'],
  licences: ReadonlyMap<number, Identity>,
  identify: Identify,
  log: FindingLog,
): readonly ReportPlayer[] {
  const players = new Map<number, ReportPlayer>();
  const places = new Map<number, string>();
  for (const [i, one] of written.entries()) {
    const { startNo } = one;
    const pointer = `/players/${i}`;
    const first = places.get(startNo);
    if (first !== undefined) {
      log.note('player.repeated', { pointer, startNo, expected: first });
      continue;
    }
    places.set(startNo, pointer);
    const evidence: Evidence[] = [{ identity: licenceOnly(identify(one.licence ?? '')) }];
    const listed = licences.get(startNo);
    if (listed) evidence.push({ identity: listed });
    players.set(startNo, {
      startNo,
      name: readFreeText(one.name, log, { pointer: `${pointer}/name`, startNo }),
      sex: one.sex ?? null,
      birthYear: one.birthYear ?? null,
      federation: one.federation && isFederation(one.federation) ? one.federation : null,
      ...weighIdentities(startNo, evidence, log),
      fideNumber: one.fideNumber ?? null,
      playerNumber: one.playerNumber ?? null,
    });
  }
  for (const startNo of licences.keys())
    if (!players.has(startNo)) log.note('licences.unknown-row', { startNo });
  const sorted = [...players.values()].toSorted((a, b) => a.startNo - b.startNo);
  noteIdentities(sorted, log);
  return sorted;
}

const licenceOnly = (identity: Identity): Identity =>
  identity.kind === 'licence' || identity.kind === 'none' ? identity : { kind: 'unreadable' };
