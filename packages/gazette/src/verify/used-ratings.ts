import type { AuditLine } from '../evidence.ts';
import type { Inspection } from './inspection.ts';
import { type ListRatings, ratingOn } from './ratings.ts';

/** Whether an event used the ratings of the list it is based on, for both sides (U-09, Q-12). */
export async function checkRatings(line: AuditLine, inspection: Inspection): Promise<void> {
  const { type, ratingsOf, unseen, keyOf, note } = inspection;
  const own = await ratingsOf(type, line.basis);
  const standard = await ratingsOf('ukd', line.basis);
  if (!own || !standard) {
    unseen.ratings += 1 + line.lines.length;
    return;
  }
  const event = `${line.player} ${line.event}`;
  const used = [
    { number: line.player, rating: line.rating, place: event, isOpponent: false },
    ...line.lines.map(({ opponent, opponentRating, round }) => ({
      ...{ number: opponent, rating: opponentRating, place: `${event} ${round}`, isOpponent: true },
    })),
  ];
  for (const { number, rating, place, isOpponent } of used) {
    const inForce = number === null ? null : ratingOn(Number(number), own, standard);
    if (rating === inForce) continue;
    if (inForce === null || (isOpponent && isForeign(Number(number), own, standard))) unseen.ratings++;
    else {
      const key = keyOf('audit.ndjson');
      note({ code: 'event.rating', key, place, found: `${rating}`, expected: `${inForce}` });
    }
  }
}

/** A player of another federation may count with the FIDE rating all the same (U-10). */
const isForeign = (player: number, ...lists: readonly ListRatings[]): boolean =>
  lists.some(({ foreign }) => foreign.has(player));
