import type { ListType } from '@kuvvet/engine';
import { readRelease, readState, stateKey } from '@kuvvet/gazette';
import { readRegister, registerKey } from '../register-snapshot.ts';
import { type Note, notice, wrong } from './audit-finding.ts';
import { auditSignature } from './audit-signature.ts';
import type { DoctorPorts } from './doctor.ts';
import { type ElectedList, manifestKeyOf } from './elected-lists.ts';
import { lookAgain } from './look-up.ts';

/** Whether a public list is whole and has the ratings of its state, of everybody who may be shown. */
export async function auditList(
  type: ListType,
  list: ElectedList,
  { lists, vault }: DoctorPorts,
  note: Note,
): Promise<void> {
  const key = manifestKeyOf(type, list);
  const release = await readRelease(lists, key);
  const [damage] = release.damage;
  if (damage?.code === 'manifest.absent' && list.revision > 1 && list.last) {
    return note(notice('audit.unfinished', key));
  }
  for (const { code, key } of release.damage) note(wrong('audit.published', key, { found: code }));
  const manifest = await lists.get(key);
  if (manifest && release.release) await auditSignature(release.release, manifest.bytes, { lists }, note);
  const file = release.files.find(({ name }) => name === 'list.ndjson');
  const states = await lookAgain(list.election.state, stateKey, readState, vault);
  const register = await lookAgain(list.election.register, registerKey, readRegister, vault);
  if (!file || !states || !register) return;

  const rows = rowsIn(file.bytes);
  // Both come by player number.
  const rated = states.flatMap(({ player, ratings }) =>
    ratings[type] !== null && register.isListed(Number(player)) ? `${player} ${ratings[type]}` : [],
  );
  const at = Array.from({ length: Math.max(rows.length, rated.length) }).findIndex(
    (_, row) => rows[row] !== rated[row],
  );
  if (at >= 0) note(wrong('audit.rows', key, { expected: rated[at] ?? '-', found: rows[at] ?? '-' }));
}

const rowsIn = (ndjson: Uint8Array): readonly string[] =>
  new TextDecoder()
    .decode(ndjson)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
    .map(({ player, rating }) => `${player} ${rating}`);
