const clocks = new Map<string, Intl.DateTimeFormat>();

/** What the clocks of a time zone, as in `Europe/Istanbul`, show at an instant in milliseconds. */
export function wallClock(instant: number, timeZone: string) {
  const parts = clockOf(timeZone).formatToParts(instant);
  const { year, month, day, hour, minute } = Object.fromEntries(
    parts.map(({ type, value }) => [type, value]),
  );
  return { year, month, day, hour, minute };
}

/** The instant in milliseconds at which the clocks of a time zone show what they show in UTC at `shown`. */
export function instantAt(shown: number, timeZone: string): number {
  // The offset of the guess may be another than that of the moment itself, where clocks change in between.
  const guess = shown - offsetAt(shown, timeZone);
  return shown - offsetAt(guess, timeZone);
}

/** Milliseconds by which the clocks of a time zone are ahead of UTC. */
function offsetAt(instant: number, timeZone: string): number {
  const { year, month, day, hour, minute } = wallClock(instant, timeZone);
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:00Z`) - instant;
}

/** Made once a time zone: making one takes longer than reading it a hundred times. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  });
  clocks.set(timeZone, clock);
  return clock;
}
