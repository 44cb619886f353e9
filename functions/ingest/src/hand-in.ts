import { type Submission, unpack, withdrawalOf } from '@kuvvet/office';
import type { Unpacked } from '@kuvvet/report';
import { readParameters } from './parameters.ts';
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

/** Kinds whose body is the report itself; beside them there is the form. */
export const rawMediaTypes = [
  'text/plain',
  'application/octet-stream',
  'application/x-trf',
  'application/json',
  'application/zip',
  'application/x-zip-compressed',
] as const;

/** Reads a request into a submission, or says why not. A ZIP is unpacked; the report itself is not looked at. */
export async function readHandIn(handIn: HandIn): Promise<Submission | Refusal> {
  const said = readParameters(handIn.query);
  if (!('tournament' in said)) return { code: 'request.parameters', parameters: said };
  const { tournament, revision, dual, ...declared } = said;
  const mediaType = (handIn.contentType.split(';')[0] ?? '').trim().toLowerCase();
  const content = rawMediaTypes.some((raw) => raw === mediaType)
    ? { report: handIn.body, licences: null }
    : mediaType === 'multipart/form-data'
      ? await readForm(handIn)
      : null;
  if (!content) return { code: 'report.media-type' };
  const unpacked = await unpack(content);
  if ('code' in unpacked) return { code: 'report.rejected', findings: [unpacked] };
  if (unpacked.report.length > reportLimit) return { code: 'report.too-large' };
  const withdrawn = readWithdrawal(unpacked.report);
  if (!withdrawn) return { tournament, revision, declared, dualRated: dual, withdrawn: false, ...unpacked };
  const contradicted = (['tournament', 'revision'] as const).filter((name) => withdrawn[name] !== said[name]);
  return contradicted.length > 0
    ? { code: 'request.parameters', parameters: contradicted }
    : withdrawalOf(tournament, revision);
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
