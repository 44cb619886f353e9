import { foldHeading, labels } from './headings.ts';
import type { Import, ImportedGame, ImportedPlayer, ImportFinding, Table } from './imported.ts';
import { type Columns, ratingsIn } from './rating-columns.ts';
import { readRatingCell, readResult } from './read-cell.ts';
import { titleAbove } from './title-above.ts';

/** One player's card: a line for each round, and above it who the player is. */
export function readCard(table: Table, head: number, columns: Columns): Import {
  const findings: ImportFinding[] = [];
  const games: ImportedGame[] = [];
  const players: ImportedPlayer[] = [ownerOf(table.slice(0, head))];
  for (let index = head + 1; index < table.length; index += 1) {
    const cells = table[index] ?? [];
    const round = Number(cells[columns.get('round') ?? 0]?.trim());
    if (!Number.isInteger(round) || round < 1) break;
    const row = index + 1;
    const written = resultIn(cells, columns, (table[head] ?? []).length);
    const points = readResult(written);
    if (points === undefined)
      findings.push({ code: 'import.result', row, round, found: written.slice(0, 12) });
    else if (points === 'unplayed') findings.push({ code: 'import.not-played', row, round });
    else {
      const name = cells[columns.get('name') ?? -1]?.trim() ?? '';
      players.push({ no: players.length, name, ...ratingsIn(cells, columns, row, findings) });
      games.push({ round, white: 0, black: players.length - 1, points });
    }
  }
  if (games.length === 0) return { tournament: null, findings: [...findings, { code: 'import.no-results' }] };
  const [owner] = players;
  if (owner?.national === null && owner.fide === null) findings.push({ code: 'import.no-own-rating' });
  if (!columns.has('national') && columns.has('rating')) findings.push({ code: 'import.which-rating' });
  return { tournament: { name: titleAbove(table.slice(0, head)), players, games, self: 0 }, findings };
}

/**
 * What stands under the heading, or behind the colour's box, which a copied page puts into a cell of its own. Columns
 * that are headed after it, such as K and the change, hold no result.
 */
function resultIn(cells: readonly string[], columns: Columns, headings: number): string {
  const from = columns.get('result') ?? 0;
  const end = Math.max(from + 1, cells.length - (headings - from - 1));
  return cells.slice(from, end).find((cell) => !/^\s*[wbs]?\s*$/i.test(cell)) ?? '';
}

function ownerOf(rows: Table): ImportedPlayer {
  const stated = (wanted: readonly string[]): string => {
    const row = rows.find(([label = '']) => wanted.includes(foldHeading(label)));
    return (
      row
        ?.slice(1)
        .find((cell) => cell.trim() !== '')
        ?.trim() ?? ''
    );
  };
  const national = readRatingCell(stated(labels.national)) ?? readRatingCell(stated(labels.rating)) ?? null;
  return { no: 0, name: stated(labels.name), national, fide: readRatingCell(stated(labels.fide)) ?? null };
}
