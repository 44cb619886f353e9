import { hidePersonal } from '@kuvvet/report';
import { hideKeys } from './webhook/keys.ts';

/**
 * What was typed, as it may be repeated: a path may be named for a person, a key may stand in the wrong place. Dates of
 * the years of `event` stay.
 */
export const shown = (typed: string, event?: Parameters<typeof hidePersonal>[1]): string =>
  hideKeys(hidePersonal(typed, event));
