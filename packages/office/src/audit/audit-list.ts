import type { ListType, StateColumns } from '@kuvvet/engine';
import { type ListRow, readRelease, readStateColumns, stateKey } from '@kuvvet/gazette';
import { jsonLinesIn } from '../json-lines.ts';
import type { RegisterColumns } from '../register-columns.ts';
import { readRegister, registerKey } from '../register-snapshot.ts';
import { type Note, notice, wrong } from './audit-finding.ts';
import { auditSignature } from './audit-signature.ts';
import type { DoctorPorts } from './doctor.ts';
import { type ElectedList, manifestKeyOf } from './elected-lists.ts';
import { lookAgain } from './look-up.ts';

/** The file whose rows are compared. */
const compared = 'list.ndjson';

/** Whether a public list is whole and has the ratings of its state, of everybody who may be shown. */
export async function auditList(
  type: ListType,
  list: ElectedList,
  { lists, vault }: DoctorPorts,
  note: Note,
): Promise<void> {
  const key = manifestKeyOf(type, list);
  const release = await readRelease(lists, key, (name) => name === compared);
  const [damage] = release.damage;
  if (damage?.code === 'manifest.absent' && list.revision > 1 && list.last) {
    return note(notice('audit.unfinished', key));
  }
  for (const { code, key } of release.damage) note(wrong('audit.published', key, { found: code }));
  const manifest = await lists.get(key);
  if (manifest && release.release) await auditSignature(release.release, manifest.bytes, { lists }, note);
  const [file] = release.files;
  const states = await lookAgain(list.election.state, stateKey, readStateColumns, vault);
  const register = await lookAgain(list.election.register, registerKey, readRegister, vault);
  if (!file || !states || !register) return;

  // Both come by player number.
  const expected = ratedIn(type, states, register);
  const found = rowsIn(file.bytes);
  for (;;) {
    const [should, is] = [expected.next().value, found.next().value];
    if (should !== is) return note(wrong('audit.rows', key, { expected: should ?? '-', found: is ?? '-' }));
    if (should === undefined) return;
  }
}

function* ratedIn(
  type: ListType,
  { numbers, ratings }: StateColumns,
  register: RegisterColumns,
): Generator<string, undefined> {
  for (const [index, number] of numbers.entries()) {
    const rating = ratings[type][index] as number;
    if (rating !== 0 && register.isListed(number)) yield `${number} ${rating}`;
  }
}

function* rowsIn(ndjson: Uint8Array): Generator<string, undefined> {
  for (const { player, rating } of jsonLinesIn<ListRow>(ndjson)) yield `${player} ${rating}`;
}
