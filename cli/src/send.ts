import { randomUUID } from 'node:crypto';
import { isSenderName, readKey, sign } from '@kuvvet/office';
import { printAnswer } from './answer.ts';
import { type Given, type Options, type Terminal, WrongUse } from './command.ts';

/** Options of every command that sends something signed. */
export const sendOptions: Options = {
  url: { type: 'string' },
  key: { type: 'string' },
  sender: { type: 'string', default: 'arbiter' },
  revision: { type: 'string', default: '1' },
};

/** The key to sign with, of --key or the environment. */
export function signingKey(given: Given) {
  const key = readKey(given.text.key ?? process.env.KUVVET_KEY ?? '');
  if (key && key.type !== 'public') return key;
  throw new WrongUse({
    tr: '--key whsec_... veya whsk_... gerekli.',
    en: '--key whsec_... or whsk_... is required.',
  });
}

/** What is sent, and as which kind. */
export interface Parcel {
  readonly contentType: string;
  readonly body: Uint8Array<ArrayBuffer>;
}

/** Signs a request, sends it and prints the answer; the exit code says how the report stands. */
export async function send(
  url: URL,
  { contentType, body }: Parcel,
  given: Given,
  terminal: Terminal,
): Promise<number> {
  const sender = given.text.sender ?? '';
  if (!isSenderName(sender)) {
    throw new WrongUse({
      tr: '--sender: küçük harf, rakam ve tireden oluşan bir ad bekleniyor, örnek arbiter.',
      en: '--sender: expected a name of lower-case letters, digits and hyphens, such as arbiter.',
    });
  }
  const { tournament, revision } = Object.fromEntries(url.searchParams);
  const id = `${tournament}_${revision}_${randomUUID()}`;
  const message = { id, timestamp: `${Math.floor(Date.now() / 1000)}`, body };
  const response = await fetch(url, {
    method: 'POST',
    body,
    headers: {
      'content-type': contentType,
      'accept-language': terminal.language,
      'kuvvet-sender': sender,
      'webhook-id': message.id,
      'webhook-timestamp': message.timestamp,
      'webhook-signature': sign(message, signingKey(given)),
    },
  });
  return printAnswer(response, given, terminal);
}
