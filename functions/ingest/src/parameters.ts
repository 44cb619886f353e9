import * as z from 'zod/mini';
import { listType, revisionNumber, tournamentCode } from './contract/terms.ts';

const count = (of: string) =>
  z.exactOptional(
    z
      .int()
      .check(
        z.gte(0),
        z.lte(999_999),
        z.meta({ description: `${of}; a report with another number is refused.` }),
      ),
  );

/** What an address says of the report that is sent to it. */
export const parametersSchema = z.strictObject({
  tournament: tournamentCode,
  revision: z
    ._default(revisionNumber, 1)
    .check(
      z.meta({ description: '1 for the first report, one more for each correction; the highest counts.' }),
    ),
  type: z.exactOptional(
    listType.check(
      z.meta({ description: 'The time control decides; a type that contradicts it holds the report.' }),
    ),
  ),
  dual: z
    ._default(z.boolean(), false)
    .check(z.meta({ description: 'FIDE rates the event too: an estimate is computed beside.' })),
  rounds: count('Rounds'),
  players: count('Players'),
  games: count('Pairings of two players, forfeits included, byes not'),
  final: z.exactOptional(
    z.boolean().check(
      z.meta({
        description: '`false` for a report that may still change: it is refused until one comes without it.',
      }),
    ),
  ),
});

export type Parameters = z.infer<typeof parametersSchema>;
export type ParameterName = keyof Parameters;

/** The parameters of a query, or the names of those that are missing or wrong; what is none of them is not named. */
export function readParameters(
  query: Readonly<Record<string, string>>,
): Parameters | readonly ParameterName[] {
  const values = Object.entries(query).map(([name, text]) => [
    name,
    name === 'tournament' ? text : valueIn(text),
  ]);
  const { success, data, error } = parametersSchema.safeParse(Object.fromEntries(values));
  if (success) return data;
  return [...new Set(error.issues.flatMap(({ path }) => path.slice(0, 1) as ParameterName[]))];
}

/** Numbers and truth values have one spelling; what has none stays a text, which the schema refuses. */
function valueIn(text: string): string | number | boolean {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^(0|[1-9]\d{0,5})$/.test(text) ? Number(text) : text;
}
