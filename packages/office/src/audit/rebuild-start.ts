import type { StateColumns } from '@kuvvet/engine';
import { readStateColumns, stateKey } from '@kuvvet/gazette';
import { beginningKey, readBeginning } from '../closings.ts';
import { licencesKey, readLicences } from '../licence-table.ts';
import { RegisterColumns } from '../register-columns.ts';
import { readRegister, registerKey } from '../register-snapshot.ts';
import { recordSteps } from '../steps.ts';
import { wrong } from './audit-finding.ts';
import { lookUp, readOrNote } from './look-up.ts';
import { notebook, type Progress, type RebuildPorts, type Rebuilt } from './rebuilt.ts';
import { opened, restorePeople } from './restore.ts';

/** Takes over once more what the first book was opened on. */
export async function rebuildStart({
  vault,
  into,
}: RebuildPorts): Promise<{ told: Rebuilt; place: Progress | null }> {
  const { findings, note } = notebook();
  const stored = await vault.get(beginningKey);
  if (!stored) note(wrong('audit.absent', beginningKey));
  const begun = stored && readOrNote(beginningKey, () => readBeginning(stored.bytes), note);
  const told = { list: begun?.period ?? '', revision: 0, tournaments: 0, digests: [], findings };
  if (!begun) return { told, place: null };

  const { period, ruleSet, previousState } = begun;
  const found = {
    state: await lookUp(previousState, stateKey, readStateColumns, vault, note),
    register: await lookUp(begun.register, registerKey, readRegister, vault, note),
    licences: await lookUp(begun.licences, licencesKey, readLicences, vault, note),
  };
  const register = found.register ?? new RegisterColumns();
  await restorePeople(register, found.licences ?? [], into);
  let before: StateColumns | null = null;
  for (const { list, state } of begun.earlier) {
    const states = await lookUp(state, stateKey, readStateColumns, vault, note);
    if (states) await recordSteps(before, states, list, into.ledger);
    before = states;
  }
  if (found.state) await recordSteps(before, found.state, period, into.ledger);
  const book = opened(period, ruleSet, previousState);
  await into.ledger.begin(book);
  const expected = { state: previousState, register: begun.register, licences: begun.licences };
  const digests = (['state', 'register', 'licences'] as const).map((name) => ({
    ...{ name, expected: expected[name] },
    found: found[name] ? expected[name] : '-',
  }));
  return { told: { ...told, digests }, place: { book, before: null, register } };
}
