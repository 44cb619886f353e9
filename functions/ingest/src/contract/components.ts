import { reportSchema } from '@kuvvet/report';
import * as z from 'zod/mini';
import { withdrawalSchema } from '../withdrawal.ts';
import { checkSchema } from './check.ts';
import { findingSchema } from './finding.ts';
import { newsSchema } from './news.ts';
import type { AnswerName } from './operations.ts';
import { playerOutcomeSchema } from './player-outcome.ts';
import { problemSchema } from './problem.ts';
import { receiptSchema } from './receipt.ts';
import { statusSchema } from './status.ts';
import { tournamentSchema } from './tournament.ts';

const answers: Record<AnswerName, z.core.$ZodType> = {
  Receipt: receiptSchema,
  Check: checkSchema,
  Tournament: tournamentSchema,
  Status: statusSchema,
};

const named = {
  ...answers,
  Problem: problemSchema,
  Finding: findingSchema,
  PlayerOutcome: playerOutcomeSchema,
  Report: reportSchema,
  Withdrawal: withdrawalSchema,
  News: newsSchema,
};

export const schemaReference = (name: keyof typeof named) => ({ $ref: `#/components/schemas/${name}` });

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** A schema of the API as JSON Schema: what a sender has to write, or gets to read. */
export const jsonSchemaOf = (schema: z.core.$ZodType): JsonSchema =>
  z.toJSONSchema(schema, { io: 'input', override: ({ jsonSchema }) => simplify(jsonSchema) });

/** The named schemas, each referring to the others by name. */
export function schemaComponents(): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(named)) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, {
    io: 'input',
    uri: (id) => `#/components/schemas/${id}`,
    override: ({ jsonSchema }) => simplify(jsonSchema),
  });
  return Object.fromEntries(Object.entries(schemas).map(([id, { $schema, $id, ...schema }]) => [id, schema]));
}

/** Leaves out what says no more than `integer` and `date-time` do, and that arrays are read-only in TypeScript. */
function simplify(schema: JsonSchema): void {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.format === 'date-time') delete schema.pattern;
  delete schema.readOnly;
}
