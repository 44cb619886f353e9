import { readFileSync } from 'node:fs';
import { allFindings, unpack } from '@kuvvet/office';
import { type Reading, readReport } from '@kuvvet/report';
import fc from 'fast-check';
import { unpackReport as unpackInBrowser } from '../../../site/src/imports/unpack-report.ts';
import { pack } from '../../office/pack.ts';
import { largeTrf } from '../large-report.ts';
import { identify } from '../trf-text.ts';
import { writtenJson } from '../written-json.ts';
import type { Mutation } from './bytes.ts';
import { jsonMutation } from './json.ts';
import { faultsOf, jsonDisagreement, trfDisagreement } from './oracle.ts';
import { trfMutation } from './trf.ts';
import { zipMutation } from './zip.ts';

export type Kind = 'trf' | 'json' | 'zip' | 'large';

export type Read = (bytes: Uint8Array) => Reading;

export const plainRead: Read = (bytes) => readReport({ bytes }, identify);

interface Campaign {
  readonly originals: () => Readonly<Record<string, Uint8Array>>;
  readonly mutation: fc.Arbitrary<Mutation>;
  /** Whether a report comes of a mutant; throws where what comes of it is wrong. */
  readonly judge: (mutant: Uint8Array, read: Read) => Promise<boolean>;
}

const load = (file: string) => readFileSync(new URL(`../../files/report/variants/${file}`, import.meta.url));
const jsonOf = (event: string) => writtenJson(plainRead(load(`${event}.trf26.utf8.trf`)).report);

const trfNames = [
  'E01.trf26.utf8.trf',
  'E01.bytepad.utf8.trf',
  'E03.trf16.utf8.trf',
  'E04.national.cp1254.trf',
  'E05.trf16.utf8.trf',
];
const trf = load('E05.trf16.utf8.trf');
const json = jsonOf('E01');
const licences = load('E05.licences.json');

function judgeReading(reading: Reading, disagreement: string | null): boolean {
  const faults = [...faultsOf(reading), ...(disagreement === null ? [] : [disagreement])];
  if (faults.length > 0) throw new Error(faults.join('; '));
  return reading.report !== null;
}

const judgeTrf: Campaign['judge'] = async (mutant, read) => {
  const reading = read(mutant);
  return judgeReading(reading, trfDisagreement(reading, mutant));
};

const campaigns: Readonly<Record<Kind, Campaign>> = {
  trf: {
    originals: () => Object.fromEntries(trfNames.map((name) => [name, load(name)])),
    mutation: trfMutation,
    judge: judgeTrf,
  },
  large: {
    originals: () => ({
      standard: largeTrf({ players: 2000, rounds: 30 }, true),
      blitz: largeTrf({ players: 2000, rounds: 60, time: '3+2' }, true),
    }),
    mutation: trfMutation,
    judge: judgeTrf,
  },
  json: {
    originals: () => ({ E01: json, E05: jsonOf('E05') }),
    mutation: jsonMutation,
    judge: async (mutant, read) => {
      const reading = read(mutant);
      return judgeReading(reading, jsonDisagreement(reading, mutant));
    },
  },
  zip: {
    originals: () => ({
      alone: pack({ name: 'E05.trf', content: trf }),
      stored: pack({ name: 'E05.trf', content: trf, stored: true }),
      withMap: pack({ name: 'E05.trf', content: trf }, { name: 'E05.licences.json', content: licences }),
      amongTexts: pack({ name: 'oku.txt', content: 'Kupa\n' }, { name: 'kupa/E01.json', content: json }),
    }),
    mutation: zipMutation,
    judge: async (mutant, read) => {
      const unpacked = await unpack({ report: mutant, licences: null });
      // What the pages open, the service opens, and reads the same report.
      const there = await unpackInBrowser({ report: mutant, licences: null });
      if ('report' in there) {
        const isSame = 'report' in unpacked && Buffer.compare(there.report, unpacked.report) === 0;
        if (!isSame) throw new Error('the pages read what the service does not');
      }
      if ('report' in unpacked && unpacked.report === mutant) return false;
      if ('code' in unpacked) {
        if (!(unpacked.code in allFindings)) throw new Error(`strange finding ${unpacked.code}`);
        return false;
      }
      const packed = [trf, json, licences, Buffer.from('Kupa\n')];
      if (!packed.some((content) => Buffer.compare(content, unpacked.report) === 0))
        throw new Error('never packed');
      judgeReading(read(unpacked.report), null);
      return true;
    },
  },
};

/** Reads `runs` mutants of one kind. The number accepted; throws with fast-check's account of the smallest at fault. */
export async function fuzz(kind: Kind, seed: number, runs: number, read: Read = plainRead): Promise<number> {
  const { mutation, judge, ...campaign } = campaigns[kind];
  const originals = campaign.originals();
  let accepted = 0;
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...Object.keys(originals)), mutation, async (name, mutate) => {
      const original = originals[name] ?? new Uint8Array();
      if (await judge(mutate(original), read)) accepted += 1;
    }),
    { seed, numRuns: runs },
  );
  return accepted;
}
