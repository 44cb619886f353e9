import * as z from 'zod/mini';
import { parametersSchema } from '../parameters.ts';
import { type ProblemCode, problems } from '../problems.ts';
import { findingSchema } from './finding.ts';

/** Why a request was refused (RFC 9457). */
export const problemSchema = z
  .strictObject({
    type: z.string().check(z.regex(/^urn:kuvvet:problem:[a-z-]+\.[a-z-]+$/)),
    title: z.string(),
    status: z.int(),
    detail: z.string().check(z.meta({ description: 'What to do, in the language of the answer.' })),
    code: z
      .enum(Object.keys(problems) as ProblemCode[])
      .check(z.meta({ description: 'Stable; listed in errors.md.' })),
    parameters: z.exactOptional(
      z
        .readonly(z.array(z.keyof(parametersSchema)))
        .check(z.meta({ description: 'Which parameters are missing or wrong.' })),
    ),
    firstDate: z.exactOptional(
      z.iso.date().check(z.meta({ description: 'The first day there is a list for.' })),
    ),
    errors: z.exactOptional(
      z.readonly(z.array(findingSchema)).check(z.meta({ description: 'What was found in the report.' })),
    ),
  })
  .check(z.meta({ description: 'Why a request was refused (RFC 9457).' }));

export type Problem = z.infer<typeof problemSchema>;
