import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Place } from './place.ts';

const name = 'kuvvet-desk';

const options = ({ secure }: Place) =>
  ({ path: '/desk', httpOnly: true, sameSite: 'Strict', secure }) as const;

/** The session a browser says it has; it may be over, or never have been. */
export const readSession = (c: Context): string | null => {
  const id = getCookie(c, name) ?? '';
  return /^[\w-]{43}$/.test(id) ? id : null;
};

export const writeSession = (c: Context, id: string, place: Place): void =>
  setCookie(c, name, id, options(place));

export const dropSession = (c: Context, place: Place): void => void deleteCookie(c, name, options(place));
