import { listTypes, type Period } from '@kuvvet/engine';
import type { Archive } from '@kuvvet/gazette';
import type { Election, PeriodBook, Rerun } from '@kuvvet/ledger';

/** What the first book was opened on. */
export interface Beginning {
  readonly period: Period;
  readonly ruleSet: string;
  /** sha-256 of the state its ratings make. */
  readonly previousState: string;
  /** sha-256 of the register as it was taken over. */
  readonly register: string;
  /** sha-256 of the licence table beside it. */
  readonly licences: string;
  /**
   * Lists of the months before, taken over too, the oldest first: what late events may be rated against. The state of each
   * by its sha-256.
   */
  readonly earlier: readonly { readonly list: Period; readonly state: string }[];
}

/** A book that was closed and what was elected; with `previous` a chain back to the beginning. */
export interface ClosedBook {
  readonly period: Period;
  readonly ruleSet: string;
  readonly previousState: string;
  readonly election: Election;
  /** The book closed before it; null for the first. */
  readonly previous: Period | null;
}

/** A list made again beside the one its book was closed with. */
export interface RerunBook extends Rerun {
  readonly period: Period;
}

/** From here everything can be found again without a ledger: what began, what was closed, what was re-run. */
export const beginningKey = 'closings/start';
export const closedBookKey = (period: Period) => `closings/${period}`;
export const rerunBookKey = (period: Period, revision: number) => `closings/${period}.${revision}`;

export const beginningBytes = ({
  period,
  ruleSet,
  previousState,
  register,
  licences,
  earlier = [],
}: Omit<Beginning, 'earlier'> & Partial<Beginning>) =>
  documentBytes({
    ...{ format: 'kuvvet.beginning/1', period, ruleSet, previousState },
    ...{ register, licences },
    ...(earlier.length > 0 && { earlier: earlier.map(({ list, state }) => ({ list, state })) }),
  });

export const closedBookBytes = ({ period, ruleSet, previousState, election, previous }: ClosedBook) =>
  documentBytes({
    ...{ format: 'kuvvet.closing/1', period, ruleSet, previousState },
    ...{ election: canonical(election), previous },
  });

export const rerunBookBytes = ({ period, revision, reason, by, at, election }: RerunBook) =>
  documentBytes({
    ...{ format: 'kuvvet.rerun/1', period, revision, reason, by, at },
    ...{ election: canonical(election) },
  });

/** Each reads what it wrote itself; null for anything else, so that damage can be told where it is found. */
export function readBeginning(bytes: Uint8Array): Beginning | null {
  const begun = reread<Omit<Beginning, 'earlier'> & Partial<Beginning>>(bytes, beginningBytes);
  return begun && { earlier: [], ...begun };
}
export const readClosedBook = (bytes: Uint8Array) => reread<ClosedBook>(bytes, closedBookBytes);
export const readRerunBook = (bytes: Uint8Array) => reread<RerunBook>(bytes, rerunBookBytes);

/** The keys the vault must have of what was opened, elected and re-run in these books. */
export const closingKeysOf = (books: readonly PeriodBook[]): readonly string[] => [
  ...(books.length > 0 ? [beginningKey] : []),
  ...books.flatMap(({ period, elected, revised }) => [
    ...(elected ? [closedBookKey(period)] : []),
    ...revised.map(({ revision }) => rerunBookKey(period, revision)),
  ]),
];

/** Whether a list before the first book was taken over: then its ratings are known though no book here led to it. */
export async function wasTakenOver(list: Period, vault: Archive): Promise<boolean> {
  const stored = await vault.get(beginningKey);
  return (stored && readBeginning(stored.bytes))?.earlier.some((one) => one.list === list) ?? false;
}

/** Tells the vault that a book was closed; before the book is turned, so that no list is in force without it. */
export async function recordClosing(
  { period, ruleSet, previousState }: PeriodBook,
  election: Election,
  previous: Period | null,
  vault: Archive,
): Promise<void> {
  const bytes = closedBookBytes({ period, ruleSet, previousState, election, previous });
  await vault.putOnce(closedBookKey(period), bytes, { mediaType: json, lifetime: 'immutable' });
}

/** Tells the vault that a list was made again; before readers are pointed to it. */
export async function recordRerun(period: Period, rerun: Rerun, vault: Archive): Promise<void> {
  const bytes = rerunBookBytes({ ...rerun, period });
  await vault.putOnce(rerunBookKey(period, rerun.revision), bytes, {
    mediaType: json,
    lifetime: 'immutable',
  });
}

const json = 'application/json';

const canonical = ({ book, state, register, licences, manifests }: Election) => ({
  ...{ book, state, register, licences },
  manifests: Object.fromEntries(listTypes.map((type) => [type, manifests[type]])),
});

const documentBytes = (document: object): Uint8Array => Buffer.from(`${JSON.stringify(document)}\n`);

function reread<Document>(bytes: Uint8Array, write: (document: Document) => Uint8Array): Document | null {
  try {
    const { format: _, ...document } = JSON.parse(new TextDecoder().decode(bytes));
    return Buffer.compare(write(document as Document), bytes) === 0 ? (document as Document) : null;
  } catch {
    return null;
  }
}
