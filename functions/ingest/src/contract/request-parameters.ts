import type * as z from 'zod/mini';
import { parametersSchema } from '../parameters.ts';
import { signatureHeadersSchema } from '../signature-headers.ts';
import { jsonSchemaOf } from './components.ts';
import { day, fileName, listName, listType, receiptCode, tournamentCode } from './terms.ts';

/** What an address and the headers say of a report. */
export const submissionParameters = [
  ...parametersOf('query', parametersSchema),
  ...parametersOf('header', signatureHeadersSchema),
];

export const acceptLanguage = {
  name: 'accept-language',
  in: 'header',
  required: false,
  description: 'Turkish unless English weighs more.',
  schema: { type: 'string', examples: ['en'] },
};

const pathParameters = {
  ...{ receipt: receiptCode, tournament: tournamentCode },
  ...{ type: listType, date: day, list: listName, file: fileName },
};

/** The parameters of a path, in its order. */
export const pathParametersOf = (path: string) =>
  Object.entries(pathParameters)
    .filter(([name]) => path.includes(`{${name}}`))
    .map(([name, value]) => parameterOf(name, 'path', true, value));

function parametersOf(place: 'query' | 'header', schema: z.ZodMiniObject) {
  const { required = [] } = jsonSchemaOf(schema);
  return Object.entries(schema.shape).map(([name, value]) =>
    parameterOf(name, place, required.includes(name), value),
  );
}

function parameterOf(name: string, place: string, required: boolean, value: z.core.$ZodType) {
  const { $schema, description, ...schema } = jsonSchemaOf(value);
  return { name, in: place, required, description, schema };
}
