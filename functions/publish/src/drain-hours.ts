import { hoursToAppear } from '@kuvvet/gazette';

/** Hours of the first day in which the close waits for reports that are still queued: until the last tick in time. */
export const drainHours = hoursToAppear - 1;
