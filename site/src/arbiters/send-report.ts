import { type KeyFault, signatureOf } from './sign-report.ts';

/** A report as it goes out. */
export interface Outgoing {
  readonly tournament: string;
  readonly revision: number;
  /** FIDE rates the event too. */
  readonly dual: boolean;
  readonly report: Uint8Array;
  /** The licence map beside it, if there is one. */
  readonly licences: Uint8Array | null;
}

/** Who signs; the key lives in the page's memory for as long as it is open. */
export interface Signer {
  readonly sender: string;
  readonly key: string;
}

/** What of the surroundings sending needs. */
export interface Line {
  readonly fetch: (path: string, request: RequestInit) => Promise<Response>;
  /** Seconds since 1970. */
  readonly now: () => number;
  readonly pause: (seconds: number) => Promise<void>;
  /** Letters that no other message of this report has. */
  readonly mark: () => string;
}

/** What the service says; it words all of it in the language asked for. */
export interface ServiceAnswer {
  readonly status: number;
  readonly answer: Readonly<Record<string, unknown>>;
}

export type SendFault = KeyFault | 'sender.letters' | 'service.unreachable' | 'service.elsewhere';
export type Sent = ServiceAnswer | { readonly fault: SendFault };

/** Seconds before the next attempt, when the service could not answer: nothing is counted twice. */
const pauses = [5, 15, 45];

/** Signs a report and hands it in, or with `rehearsal` asks what would become of it. */
export async function sendReport(
  outgoing: Outgoing,
  { sender, key }: Signer,
  language: string,
  line: Line,
  rehearsal: boolean,
): Promise<Sent> {
  const { tournament, revision, dual } = outgoing;
  // Both stand in headers, which carry no other letters.
  if (![tournament, sender].every((name) => /^[\w-]*$/.test(name))) return { fault: 'sender.letters' };
  const { body, type } = await wrap(outgoing);
  const query = new URLSearchParams({ tournament, revision: `${revision}`, ...(dual && { dual: 'true' }) });
  const path = `/v1/reports${rehearsal ? ':check' : ''}?${query}`;
  for (const wait of [...pauses, null]) {
    // The time is part of what is signed, so that every attempt is signed anew.
    const [id, timestamp] = [`${tournament}_${revision}_${line.mark()}`, `${line.now()}`];
    const signed = await signatureOf(key, id, timestamp, body);
    if ('fault' in signed) return signed;
    const headers = {
      'accept-language': language,
      'content-type': type,
      'kuvvet-sender': sender,
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': signed.signature,
    };
    const answered = await ask(path, { method: 'POST', headers, body }, line);
    if (answered && answered.status < 500) {
      return 'none' in answered ? { fault: 'service.elsewhere' } : answered;
    }
    if (wait === null) return answered && 'answer' in answered ? answered : { fault: 'service.unreachable' };
    await line.pause(wait);
  }
  return { fault: 'service.unreachable' };
}

/** A receipt again and again until it is decided, or for as long as somebody waits. */
export async function followReceipt(
  path: string,
  language: string,
  line: Line,
  tell: (receipt: ServiceAnswer['answer']) => void,
): Promise<void> {
  for (let attempts = 0; attempts < 150; attempts += 1) {
    await line.pause(2);
    const answered = await ask(path, { headers: { 'accept-language': language } }, line);
    if (!answered || !('answer' in answered) || answered.status !== 200) continue;
    tell(answered.answer);
    if (answered.answer.state !== 'received') return;
  }
}

/** Null where nobody answers; `none` where something else than the service does. */
async function ask(
  path: string,
  request: RequestInit,
  line: Line,
): Promise<ServiceAnswer | { readonly status: number; readonly none: true } | null> {
  try {
    const response = await line.fetch(path, request);
    const { status } = response;
    if (!/^application\/(problem\+)?json\b/.test(response.headers.get('content-type') ?? '')) {
      return { status, none: true };
    }
    return { status, answer: (await response.json()) as ServiceAnswer['answer'] };
  } catch {
    return null;
  }
}

/** The report's bytes as they are, or a form with the licence map beside; what is signed is what is sent. */
async function wrap({ report, licences }: Outgoing) {
  if (!licences) return { body: new Uint8Array(report), type: 'application/octet-stream' };
  const form = new FormData();
  form.set('report', new Blob([new Uint8Array(report)]), 'report');
  form.set('licences', new Blob([new Uint8Array(licences)]), 'licences.json');
  const whole = new Response(form);
  const body = new Uint8Array(await whole.arrayBuffer());
  return { body, type: whole.headers.get('content-type') ?? 'multipart/form-data' };
}
