const clocks = new Map<string, Intl.DateTimeFormat>();

/** What the clocks of a time zone, as in `Europe/Istanbul`, show at an instant in milliseconds. */
export function wallClock(instant: number, timeZone: string) {
  const parts = clockOf(timeZone).formatToParts(instant);
  const { year, month, day, hour, minute } = Object.fromEntries(
    parts.map(({ type, value }) => [type, value]),
  );
  return { year, month, day, hour, minute };
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
