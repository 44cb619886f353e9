import type { PlayerNumber } from '@kuvvet/engine';
import type { LicenceEntry, PeriodBook, Player } from '@kuvvet/ledger';
import { aboutPlayer } from '../author.ts';
import { beginningKey, readBeginning } from '../closings.ts';
import { licencesKey, readLicences } from '../licence-table.ts';
import type { RegisterColumns } from '../register-columns.ts';
import { readRegister, registerKey } from '../register-snapshot.ts';
import { slicesOf } from '../slices.ts';
import { type Note, wrong } from './audit-finding.ts';
import type { DoctorPorts } from './doctor.ts';
import { lookAgain } from './look-up.ts';

/** Asked for at once. */
const batch = 500;

/**
 * Whether everybody is still found: who stood in the register when a month was last closed, by number and by licence, and
 * whoever has a FIDE number by that. Nobody ever leaves the register (decision 0020); a licence goes by an order only.
 */
export async function auditRegister(
  books: readonly PeriodBook[],
  register: RegisterColumns,
  ports: DoctorPorts,
  note: Note,
): Promise<void> {
  const { players, licences } = await snapshotOf(books, ports.vault);
  for (const { player } of players) if (!register.has(Number(player))) note(wrong('audit.player', player));
  await auditLicences(licences, ports, note);
  await auditFideNumbers(register, ports, note);
}

/** What the newest election was made from, or the beginning; nothing where that was lost, which is told with the books. */
async function snapshotOf(books: readonly PeriodBook[], vault: DoctorPorts['vault']) {
  const start = await vault.get(beginningKey);
  const kept = books.findLast(({ elected }) => elected)?.elected ?? (start && readBeginning(start.bytes));
  if (!kept) return { players: [], licences: [] };
  return {
    players: (await lookAgain(kept.register, registerKey, readRegister, vault)) ?? [],
    licences: (await lookAgain(kept.licences, licencesKey, readLicences, vault)) ?? [],
  };
}

async function auditLicences(entries: Iterable<LicenceEntry>, { ledger }: DoctorPorts, note: Note) {
  for (const some of slicesOf(entries, batch)) {
    const known = await ledger.licences(some.map(([token]) => token));
    for (const [token, player] of some) {
      if (known.has(token) || (await gaveUpLicence(player, ledger))) continue;
      note(wrong('audit.licence', player));
    }
  }
}

const gaveUpLicence = async (player: PlayerNumber, ledger: DoctorPorts['ledger']): Promise<boolean> =>
  (await ledger.words(aboutPlayer(player))).some(({ deed }) => deed === 'licence' || deed === 'erase');

async function auditFideNumbers(register: Iterable<Player>, { ledger }: DoctorPorts, note: Note) {
  for (const some of slicesOf(numbered(register), batch)) {
    const found = await ledger.fideNumbers(some.map(({ fide }) => fide.number ?? ''));
    for (const { player, fide } of some) {
      if (found.has(fide.number ?? '')) continue;
      // Somebody may have been given another number since the register was read.
      const now = (await ledger.players([player])).get(player)?.fide.number;
      if (now === fide.number) note(wrong('audit.fide', player));
    }
  }
}

function* numbered(register: Iterable<Player>): Generator<Player> {
  for (const player of register) if (player.fide.number !== null && player.mergedInto === null) yield player;
}
