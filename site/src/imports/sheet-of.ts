import type { Points } from '@kuvvet/engine';
import type { Sheet, SheetGame } from '../calculators/sheet.ts';
import type { ImportedTournament } from './imported.ts';

/**
 * One player's games of an imported tournament, put into a sheet in place of its own; behind its own where events of an
 * unrated player are gathered (U-24).
 */
export function sheetOf(tournament: ImportedTournament, no: number, sheet: Sheet): Sheet {
  const { name, players, games } = tournament;
  const playersByNo = new Map(players.map((player) => [player.no, player]));
  const own = playersByNo.get(no);
  const played = games
    .filter(({ white, black }) => white === no || black === no)
    .toSorted((one, other) => one.round - other.round)
    .map(({ white, black, points }): SheetGame => {
      const opponent = playersByNo.get(white === no ? black : white);
      return {
        opponent: opponent?.national ?? null,
        opponentFide: opponent?.fide ?? null,
        points: (white === no ? points : 100 - points) as Points,
        ...(opponent?.name && { opponentName: opponent.name }),
      };
    });
  const { name: _, ...kept } = sheet;
  const before = sheet.mode === 'first' ? sheet.events.filter((event) => event.length > 0) : [];
  return {
    ...kept,
    own: own?.national ?? null,
    fide: own?.fide ?? null,
    events: [...before, played],
    ...(name && { name }),
  };
}
