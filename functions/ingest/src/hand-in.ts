import {
  revisionLimit,
  type Submission,
  tournamentPattern,
  type Unpacked,
  unpack,
  withdrawalOf,
} from '@kuvvet/office';
import { readDeclaration } from './declaration.ts';
import type { Refusal } from './problem.ts';
import { readWithdrawal } from './withdrawal.ts';

/** A request as far as intake is concerned: its query, media type and untouched bytes. */
export interface HandIn {
  readonly query: Readonly<Record<string, string>>;
  readonly contentType: string;
  readonly body: Uint8Array;
}

/** Bytes of one report, and of a whole request with its wrapping. */
const reportLimit = 2_000_000;
export const bodyLimit = 2_500_000;

const raw = new Set([
  'text/plain',
  'application/octet-stream',
  'application/x-trf',
  'application/json',
  'application/zip',
  'application/x-zip-compressed',
]);

/** Reads a request into a submission, or says why not. A ZIP is unpacked; the report itself is not looked at. */
export async function readHandIn(handIn: HandIn): Promise<Submission | Refusal> {
  const named = readName(handIn.query);
  if (!named) return { code: 'request.parameters' };
  const mediaType = (handIn.contentType.split(';')[0] ?? '').trim().toLowerCase();
  const content = raw.has(mediaType)
    ? { report: handIn.body, licences: null }
    : mediaType === 'multipart/form-data'
      ? await readForm(handIn)
      : null;
  if (!content) return { code: 'report.media-type' };
  const unpacked = await unpack(content);
  if ('code' in unpacked) return { code: 'report.rejected', findings: [unpacked] };
  if (unpacked.report.length > reportLimit) return { code: 'report.too-large' };
  const withdrawn = readWithdrawal(unpacked.report);
  if (!withdrawn) return { ...named, withdrawn: false, ...unpacked };
  const agrees = withdrawn.tournament === named.tournament && withdrawn.revision === named.revision;
  return agrees ? withdrawalOf(named.tournament, named.revision) : { code: 'request.parameters' };
}

function readName(query: HandIn['query']) {
  const tournament = query.tournament ?? '';
  const revision = query.revision ?? '1';
  const dual = query.dual ?? 'false';
  if (!tournamentPattern.test(tournament)) return null;
  if (!/^[1-9]\d{0,3}$/.test(revision) || Number(revision) > revisionLimit) return null;
  if (dual !== 'true' && dual !== 'false') return null;
  const declared = readDeclaration(query);
  return declared && { tournament, revision: Number(revision), declared, dualRated: dual === 'true' };
}

/** A form with the file `report` and, beside it, `licences`: start number -> licence number as JSON. */
async function readForm({ contentType, body }: HandIn): Promise<Unpacked | null> {
  try {
    const form = await new Response(body, { headers: { 'content-type': contentType } }).formData();
    const report = await partBytes(form.get('report'));
    if (!report) return null;
    const licences = await partBytes(form.get('licences'));
    return { report, licences };
  } catch {
    return null;
  }
}

async function partBytes(part: File | string | null): Promise<Uint8Array | null> {
  if (part === null) return null;
  return typeof part === 'string' ? new TextEncoder().encode(part) : new Uint8Array(await part.arrayBuffer());
}
