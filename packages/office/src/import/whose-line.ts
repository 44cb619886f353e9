import type { PlayerNumber } from '@kuvvet/engine';
import type { LicenceEntry } from '@kuvvet/ledger';
import { type Finding, type Identify, nameWords } from '@kuvvet/report';
import { namesAgree } from '../contradictions.ts';
import type { Ports } from '../ports.ts';
import type { TableLine } from '../table/table-line.ts';
import { withName } from './with-name.ts';

/** A line about a player of the register. */
export interface PlayerLine {
  readonly line: number;
  readonly player: PlayerNumber;
  readonly cells: Readonly<Record<string, string>>;
}

/** Lines looked up at once. */
const batchSize = 2000;

/**
 * Finds whom each line is about, by licence number and by player number, never by name alone (ARCHITECTURE 4). A line about
 * nobody, or about two, is told of and left out; so is one whose name is nothing like that in the register.
 */
export async function* whoseLines(
  lines: AsyncIterable<TableLine>,
  cellsOf: (cells: readonly string[]) => Readonly<Record<string, string>>,
  width: number,
  { ledger, identify }: Pick<Ports, 'ledger'> & { readonly identify: Identify },
  note: (finding: Finding) => void,
): AsyncGenerator<PlayerLine> {
  let batch: Unknown[] = [];
  for await (const { line, cells } of lines) {
    if (cells.length !== width) {
      note({ code: 'rating-list.cells', severity: 'error', line });
      continue;
    }
    const named = withName(cellsOf(cells));
    const identity = identify(named.licence ?? '');
    batch.push({
      ...{ line, cells: named, number: named.player ?? '' },
      licence: identity.kind === 'licence' && identity.valid ? identity.token : null,
    });
    if (batch.length < batchSize) continue;
    yield* await found(batch, ledger, note);
    batch = [];
  }
  yield* await found(batch, ledger, note);
}

interface Unknown {
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
  readonly number: string;
  readonly licence: LicenceEntry[0] | null;
}

async function found(
  batch: readonly Unknown[],
  ledger: Ports['ledger'],
  note: (finding: Finding) => void,
): Promise<readonly PlayerLine[]> {
  const licences = await ledger.licences(batch.flatMap(({ licence }) => licence ?? []));
  const numbersOf = ({ number, licence }: Unknown) => [
    ...new Set([number, licence === null ? '' : (licences.get(licence) ?? '')].filter(Boolean)),
  ];
  const register = await ledger.players([...new Set(batch.flatMap(numbersOf))]);
  return batch.flatMap((unknown) => {
    const { line, cells } = unknown;
    const refuse = (code: string) => {
      note({ code, severity: 'error', line });
      return [];
    };
    const [number, ...others] = numbersOf(unknown);
    if (others.length > 0) return refuse('rating-list.two-players');
    const player = number === undefined ? undefined : register.get(number);
    if (!player) return refuse('rating-list.unknown-player');
    if (cells.name && !namesAgree(nameWords(cells.name), nameWords(player.name))) {
      return refuse('rating-list.other-person');
    }
    return { line, cells, player: player.mergedInto ?? player.player };
  });
}
