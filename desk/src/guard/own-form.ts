import type { Context } from 'hono';
import type { Form } from '../visit.ts';
import { isFormToken } from './form-token.ts';
import type { Place } from './place.ts';

/** The texts of a form; what cannot be read is one without any. */
export async function readForm(c: Context): Promise<Form> {
  const fields = await c.req.parseBody().catch(() => ({}));
  return Object.fromEntries(
    Object.entries(fields).filter((field): field is [string, string] => typeof field[1] === 'string'),
  );
}

/** Whether a form was sent from a page of this session: by its token, and by what the browser says. */
export const comesFromHere = (c: Context, session: string, form: Form, place: Place | null): boolean =>
  c.req.header('origin') === place?.origin && isFormToken(session, form.token ?? '');
