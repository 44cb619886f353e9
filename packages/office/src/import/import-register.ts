import type { Player, PlayerRevision } from '@kuvvet/ledger';
import { type Finding, nameWords } from '@kuvvet/report';
import { namesAgree } from '../contradictions.ts';
import type { Ports } from '../ports.ts';
import { slicesOf } from '../slices.ts';
import type { RegisterPerson } from './kept-people.ts';
import { type Fact, factsChanged, merged } from './merged-facts.ts';
import type { RegisterReading } from './register-reading.ts';

/** Who would be new, and who other than before. */
export interface RegisterChange {
  readonly player: Player;
  /** Null for somebody new. */
  readonly facts: readonly Fact[] | null;
}

/** What some lines come to. */
export interface RegisterBatch {
  readonly changes: readonly RegisterChange[];
  readonly unchanged: number;
  readonly findings: readonly Finding[];
  /** Lines nobody is taken from, because of an error or a hold. */
  readonly leftOut: number;
}

/** People compared at once: what that takes lies in memory beside the file. */
const compared = 2000;

/** People stored at once: their tokens and names come in no order, and the more there are, the more share a page. */
const stored = 12 * compared;

/**
 * Compares a register file with the register, batch by batch, and with `store` takes over what is new or other. Columns
 * the file does not have stay as they are, and so does whoever it does not name. Whose entry an officer changed between the
 * comparison and the storing is compared again. Repeating it changes nothing.
 */
export async function* importRegister(
  reading: RegisterReading,
  { ledger }: Pick<Ports, 'ledger'>,
  store: boolean,
): AsyncGenerator<RegisterBatch> {
  let waiting: Weighed[] = [];
  let revised = 0;
  for (const people of slicesOf(reading.people, compared)) {
    const weighed = await weigh(people, reading, ledger);
    waiting.push(weighed);
    revised += weighed.revisions.length;
    // Who stays as they are waits for nobody.
    if (store && revised > 0 && revised < stored) continue;
    yield* settle(waiting, reading, ledger, store);
    waiting = [];
    revised = 0;
  }
  yield* settle(waiting, reading, ledger, store);
}

/** Stores what was weighed, if it is to be; whoever was changed meanwhile is weighed again. */
async function* settle(
  weighed: readonly Weighed[],
  reading: RegisterReading,
  ledger: Ports['ledger'],
  store: boolean,
): AsyncGenerator<RegisterBatch> {
  const revisions = weighed.flatMap((one) => one.revisions);
  const moved = store && revisions.length > 0 ? await ledger.revisePlayers(revisions) : [];
  const again = moved.flatMap((player) => reading.people.find(player) ?? []);
  for (const { revisions: _, ...batch } of weighed) yield again.length > 0 ? without(again, batch) : batch;
  if (again.length > 0) yield* settle([await weigh(again, reading, ledger)], reading, ledger, store);
}

type Weighed = RegisterBatch & { readonly revisions: readonly PlayerRevision[] };

async function weigh(
  batch: readonly RegisterPerson[],
  reading: RegisterReading,
  ledger: Ports['ledger'],
): Promise<Weighed> {
  const [register, licences, fideNumbers] = await Promise.all([
    ledger.players(batch.map(({ player }) => player.player)),
    ledger.licences(batch.flatMap(({ licence }) => licence ?? [])),
    ledger.fideNumbers(batch.flatMap(({ player }) => player.fide.number ?? [])),
  ]);
  const changes: RegisterChange[] = [];
  const findings: Finding[] = [];
  const revisions: PlayerRevision[] = [];
  let unchanged = 0;
  let leftOut = 0;
  for (const { player: read, licence, line, isLeftOut } of batch) {
    const before = register.get(read.player) ?? null;
    const player = merged(before, read, reading.fields);
    const holder = licence === null ? undefined : licences.get(licence);
    const found = isLeftOut
      ? []
      : [
          ...taken('register.licence-taken', holder, read),
          ...(player.fide.number === read.fide.number
            ? taken('register.fide-taken', ownerOf(read, fideNumbers, reading), read)
            : []),
          ...standing(before, player, read),
        ].map((finding) => ({ ...finding, line }));
    findings.push(...found);
    if (isLeftOut || found.some(({ severity }) => severity === 'error' || severity === 'hold')) {
      leftOut++;
      continue;
    }
    const isNewLicence = licence !== null && holder === undefined;
    const facts = before && [...factsChanged(before, player), ...(isNewLicence ? [newLicence] : [])];
    if (facts?.length === 0) unchanged++;
    else {
      changes.push({ player, facts });
      revisions.push({ before, after: player, licence: isNewLicence ? licence : null });
    }
  }
  return { changes, unchanged, findings, leftOut, revisions };
}

/** What lines come to but for some that would have changed somebody. */
function without(
  some: readonly RegisterPerson[],
  { changes, findings, ...rest }: RegisterBatch,
): RegisterBatch {
  const players = new Set(some.map(({ player }) => player.player));
  const lines = new Set(some.map(({ line }) => line));
  return {
    ...rest,
    changes: changes.filter(({ player }) => !players.has(player.player)),
    findings: findings.filter(({ line }) => line === undefined || !lines.has(line)),
  };
}

/** Its number is nobody's business. */
const newLicence: Fact = { field: 'licence', before: '', after: '+' };

type Told = Omit<Finding, 'line'>;

const taken = (code: string, owner: string | undefined, { player }: Player): readonly Told[] =>
  owner === undefined || owner === player ? [] : [{ code, severity: 'error', found: owner }];

/** Who has the FIDE number now; nobody if this very file gives them another. */
function ownerOf(
  { fide }: Player,
  numbers: ReadonlyMap<string, string>,
  { people, fields }: RegisterReading,
): string | undefined {
  const owner = fide.number === null ? undefined : numbers.get(fide.number);
  const then = owner === undefined ? undefined : people.find(owner)?.player;
  return then && fields.has('fide') && then.fide.number !== fide.number ? undefined : owner;
}

/** What speaks against taking a line as it is. */
function standing(before: Player | null, player: Player, read: Player): readonly Told[] {
  if (before?.mergedInto) {
    return [{ code: 'register.merged', severity: 'error', found: before.mergedInto }];
  }
  if (before && isAnother(before, read)) return [{ code: 'register.other-person', severity: 'hold' }];
  if (!player.member && player.federation === '') return [{ code: 'register.federation', severity: 'error' }];
  return player.birthYear === null && player.member
    ? [{ code: 'register.no-birth-year', severity: 'warning' }]
    : [];
}

/** A number given to somebody else, or a column taken for what it is not: neither name nor birth year agrees. */
const isAnother = (before: Player, read: Player): boolean =>
  before.birthYear !== null &&
  read.birthYear !== null &&
  before.birthYear !== read.birthYear &&
  !namesAgree(nameWords(before.name), nameWords(read.name));
