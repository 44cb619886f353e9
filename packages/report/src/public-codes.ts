/**
 * Findings that may be published with a list: what concerns an event, its
 * rounds and its games. Whatever is about who somebody is, or casts a doubt on a person, is for officers alone; so is
 * what says that something personal stood in a report (ARCHITECTURE 4). What a report was written in does not matter
 * to a list, which is the same in every dialect.
 */
export const publicCodes = [
  'date.outside',
  'date.span',
  'time-control.missing',
  'time-control.unreadable',
  'time-control.conflict',
  'time-control.unequal',
  'time-control.mixed',
  'time-control.suspect',
  'time-control.too-fast',
  'time-control.contradicts',
  'type.conflict',
  'round.empty',
  'round.conflict',
  'row.misaligned',
  'pair.unusual',
  'pair.bye-opponent',
  'pair.no-opponent',
  'game.none',
  'points.unexplained',
  'event.rounds-a-day',
  'event.late',
  'event.basis-unknown',
  'event.abroad',
  'event.future',
  'tournament.published',
  'tournament.duplicate',
] as const;

export type PublicCode = (typeof publicCodes)[number];
