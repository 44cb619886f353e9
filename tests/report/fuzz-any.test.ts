import { readReport } from '@kuvvet/report';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faultsOf } from './fuzz/oracle.ts';
import { identify } from './trf-text.ts';

describe('what is no report at all', () => {
  it('any bytes at all', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 400 }),
        fc.option(fc.uint8Array({ maxLength: 40 })),
        (bytes, licences) => {
          expect(faultsOf(readReport({ bytes, licences }, identify))).toEqual([]);
        },
      ),
      { seed: 1, numRuns: 1000 },
    );
  });

  it('any JSON', () => {
    const keys = [
      'format',
      'name',
      'players',
      'games',
      'startNo',
      'licence',
      'counts',
      '__proto__',
      'constructor',
      'toString',
    ];
    const value = fc.letrec((tie) => ({
      any: fc.oneof(
        { maxDepth: 4 },
        fc.jsonValue({ maxDepth: 1 }),
        fc.array(tie('any'), { maxLength: 4 }),
        fc.dictionary(fc.constantFrom(...keys), tie('any'), { maxKeys: 6, noNullPrototype: true }),
      ),
    })).any;
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...keys), value, { noNullPrototype: true }), (json) => {
        expect(faultsOf(readReport({ bytes: Buffer.from(JSON.stringify(json)) }, identify))).toEqual([]);
      }),
      { seed: 1, numRuns: 1000 },
    );
  });
});
