import type { Pack } from './pack.ts';

/** A player number as keys of packs have it. */
export const numberKey = (player: string | number): string => `${player}`.padStart(8, '0');

/** Every line of a player in a section that is ordered by player. */
export async function linesOf<Line>(
  pack: Pack,
  section: string,
  player: string,
  isOf: (line: Line) => boolean,
): Promise<readonly Line[]> {
  const key = numberKey(player);
  const found: Line[] = [];
  for await (const lines of pack.blocks<Line>(section, key, key)) found.push(...lines.filter(isOf));
  return found;
}
