/** Hours of the first day in which the close waits for reports that are still queued. */
export const drainHours = 6;
