import { type ListType, listTypes, type PlayerNumber, type Rating } from '@kuvvet/engine';
import type { LicenceEntry, Player } from '@kuvvet/ledger';
import { decodeText, type Finding, type Identify } from '@kuvvet/report';
import { parse } from 'csv-parse/sync';

/** A register file read: players, whom their licences name, and the ratings in force. */
export interface RegisterFile {
  readonly players: readonly Player[];
  readonly licences: readonly LicenceEntry[];
  readonly ratings: readonly {
    readonly player: PlayerNumber;
    readonly type: ListType;
    readonly rating: Rating;
  }[];
  /** Any error means the file must not be taken over. */
  readonly findings: readonly Finding[];
}

type Cells = Readonly<Record<string, string>>;

const required = ['player', 'name', 'federation'];

/**
 * Reads a register CSV with a header line: `player,licence,name,sex,birthYear,province,club,federation,fide,
 * ukd,uhs,uys` and optionally `fideStandard,fideRapid,fideBlitz,listed`. UTF-8 or Windows-1254.
 */
export function readRegisterFile(bytes: Uint8Array, identify: Identify): RegisterFile {
  const players: Player[] = [];
  const licences: LicenceEntry[] = [];
  const ratings: { player: PlayerNumber; type: ListType; rating: Rating }[] = [];
  const findings: Finding[] = [];
  const numbers = new Set<PlayerNumber>();
  const owners = new Map<string, PlayerNumber>();

  const { rows, errors } = parseRows(bytes);
  findings.push(...errors);
  for (const { line, cells } of rows) {
    const refuse = (code: string) => void findings.push({ code, severity: 'error', line });
    const player = cells.player ?? '';
    if (!/^[1-9]\d{3,7}$/.test(player)) {
      refuse('register.player-number');
      continue;
    }
    if (numbers.has(player)) refuse('register.player-repeated');
    numbers.add(player);

    const licence = identify(cells.licence ?? '');
    if (licence.kind === 'licence') {
      if (!licence.valid) refuse('register.licence-checksum');
      if (owners.has(licence.token)) refuse('register.licence-repeated');
      owners.set(licence.token, player);
      licences.push([licence.token, player]);
    } else if (licence.kind !== 'none') refuse('register.licence');

    const birthYear = wholeNumber(cells.birthYear, 1900, 2100);
    const fide = ['fideStandard', 'fideRapid', 'fideBlitz'].map((column) =>
      wholeNumber(cells[column], 1, 3500),
    );
    const listRatings = listTypes.map((type) => [type, wholeNumber(cells[type], 1000, 3500)] as const);
    if (birthYear === 'unreadable') refuse('register.birth-year');
    if ([...fide, ...listRatings.map(([, rating]) => rating)].includes('unreadable'))
      refuse('register.rating');
    if (!/^(\d{1,10})?$/.test(cells.fide ?? '')) refuse('register.fide-number');
    if (!/^[mwfk]?$/i.test(cells.sex ?? '')) refuse('register.sex');

    for (const [type, rating] of listRatings) {
      if (typeof rating === 'number') ratings.push({ player, type, rating });
    }
    const [standard, rapid, blitz] = fide.map((rating) => (typeof rating === 'number' ? rating : null));
    players.push({
      player,
      name: cells.name ?? '',
      sex: sexOf(cells.sex ?? ''),
      birthYear: typeof birthYear === 'number' ? birthYear : null,
      province: cells.province ?? '',
      club: cells.club ?? '',
      federation: cells.federation ?? '',
      fide: {
        number: cells.fide || null,
        standard: standard ?? null,
        rapid: rapid ?? null,
        blitz: blitz ?? null,
      },
      member: licence.kind === 'licence',
      listed: cells.listed !== '0',
    });
  }
  return { players, licences, ratings, findings };
}

function parseRows(bytes: Uint8Array) {
  const rows: { line: number; cells: Cells }[] = [];
  const refused = (code: string, line: number) => ({
    rows: [],
    errors: [{ code, severity: 'error', line } as Finding],
  });
  try {
    const table = parse(decodeText(bytes).text, {
      delimiter: [',', ';'],
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
    });
    const [header, ...records] = table as unknown as { record: string[]; info: { lines: number } }[];
    const columns = header?.record ?? [];
    if (!required.every((column) => columns.includes(column))) return refused('register.columns', 1);
    for (const { record, info } of records) {
      if (record.length !== columns.length) return refused('register.cells', info.lines);
      rows.push({
        line: info.lines,
        cells: Object.fromEntries(columns.map((column, at) => [column, (record[at] ?? '').trim()])),
      });
    }
    return { rows, errors: [] };
  } catch (cause) {
    return refused('register.unreadable', (cause as { lines?: number }).lines ?? 1);
  }
}

function wholeNumber(cell: string | undefined, least: number, most: number): number | null | 'unreadable' {
  if (!cell) return null;
  const value = /^\d{1,4}$/.test(cell) ? Number(cell) : Number.NaN;
  return value >= least && value <= most ? value : 'unreadable';
}

const sexOf = (cell: string) => (/^[m]$/i.test(cell) ? 'm' : /^[wfk]$/i.test(cell) ? 'w' : null);
