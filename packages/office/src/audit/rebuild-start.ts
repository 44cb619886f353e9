import type { PlayerState } from '@kuvvet/engine';
import { readState, stateKey } from '@kuvvet/gazette';
import { beginningKey, readBeginning } from '../closings.ts';
import { licencesKey, readLicences } from '../licence-table.ts';
import { readRegister, registerKey } from '../register-snapshot.ts';
import { stepsBetween } from '../steps.ts';
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
    state: await lookUp(previousState, stateKey, readState, vault, note),
    register: await lookUp(begun.register, registerKey, readRegister, vault, note),
    licences: await lookUp(begun.licences, licencesKey, readLicences, vault, note),
  };
  const register = found.register ?? [];
  await restorePeople(register, found.licences ?? [], into);
  let before: readonly PlayerState[] = [];
  for (const { list, state } of begun.earlier) {
    const states = (await lookUp(state, stateKey, readState, vault, note)) ?? [];
    await into.ledger.addSteps(stepsBetween(before, states, list));
    before = states;
  }
  await into.ledger.addSteps(stepsBetween(before, found.state ?? [], period));
  const book = opened(period, ruleSet, previousState);
  await into.ledger.begin(book);
  const expected = { state: previousState, register: begun.register, licences: begun.licences };
  const digests = (['state', 'register', 'licences'] as const).map((name) => ({
    ...{ name, expected: expected[name] },
    found: found[name] ? expected[name] : '-',
  }));
  return { told: { ...told, digests }, place: { book, before: null, register } };
}
