import { formFields } from './form.ts';
import { headerFields, queryFields } from './http.ts';
import { jsonFields } from './json.ts';
import type { Planted } from './planted.ts';
import { trfFields } from './trf.ts';
import { zipFields } from './zip.ts';

/** Every field a request has, each with a text planted in it. */
export const requestsWith = (text: string): readonly Planted[] => [
  ...trfFields(text),
  ...jsonFields(text),
  ...formFields(text),
  ...zipFields(text),
  ...headerFields(text),
  ...queryFields(text),
];
