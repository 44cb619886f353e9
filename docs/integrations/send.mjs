#!/usr/bin/env node
// Signs a report, sends it and follows its receipt. Node 18 or later, no package.
// Bir raporu imzalar, gönderir ve makbuzunu izler.
//
//   export KUVVET_URL=https://... KUVVET_SENDER=arbiter KUVVET_KEY=whsec_...
//   node send.mjs TOURNAMENT REVISION REPORT [LICENCES.json]
//   node send.mjs --sign ID TIMESTAMP FILE       prints a signature, to compare with signatures.json
//
// Exit code: 0 rated, or waiting for its month; 3 held or rejected; 1 anything else.
import { createHmac, createPrivateKey, randomUUID, sign as signEd25519 } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const { KUVVET_URL = '', KUVVET_SENDER = '', KUVVET_KEY = '' } = process.env;

/** The value of webhook-signature; `body` is the bytes that are sent. */
function sign(id, timestamp, body) {
  const message = Buffer.concat([Buffer.from(`${id}.${timestamp}.`), body]);
  const [kind, encoded = ''] = KUVVET_KEY.split('_');
  const key = Buffer.from(encoded, 'base64');
  if (kind === 'whsec') return `v1,${createHmac('sha256', key).update(message).digest('base64')}`;
  if (kind !== 'whsk') throw new Error('KUVVET_KEY: whsec_... or whsk_...');
  // The seed of the key, behind the head that DER wants (RFC 8410).
  const der = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), key.subarray(0, 32)]);
  const privateKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  return `v1a,${signEd25519(null, message, privateKey).toString('base64')}`;
}

/** The body and its type: the report alone, or a form with the licence map beside it. */
async function wrap(report, licences) {
  if (!licences) return { body: report, type: 'application/octet-stream' };
  const form = new FormData();
  form.set('report', new Blob([report]), 'report');
  form.set('licences', new Blob([licences]), 'licences.json');
  const response = new Response(form);
  return { body: Buffer.from(await response.arrayBuffer()), type: response.headers.get('content-type') };
}

/** What could not be answered is asked again: nothing is counted twice. */
async function ask(path, request = {}) {
  const headers = { 'accept-language': 'tr', ...request.headers };
  for (const pause of [5, 15, 45, 0]) {
    try {
      const response = await fetch(new URL(path, KUVVET_URL), { ...request, headers });
      if (response.status < 500 || !pause) return { status: response.status, answer: await response.json() };
    } catch (error) {
      if (!pause) throw error;
    }
    await sleep(pause * 1000);
  }
}

async function send(tournament, revision, { body, type }) {
  const [id, timestamp] = [`${tournament}_${revision}_${randomUUID()}`, `${Math.floor(Date.now() / 1000)}`];
  const headers = {
    'content-type': type,
    'kuvvet-sender': KUVVET_SENDER,
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': sign(id, timestamp, body),
  };
  const query = new URLSearchParams({ tournament, revision });
  return ask(`/v1/reports?${query}`, { method: 'POST', headers, body });
}

const say = (texts) => {
  for (const text of texts) console.error(text);
};

async function main(tournament, revision, report, licences) {
  const wrapped = await wrap(readFileSync(report), licences && readFileSync(licences));
  const { status, answer: first } = await send(tournament, revision, wrapped);
  if (status !== 202) {
    say([first.title, first.detail, ...(first.errors ?? []).map(({ message }) => message)]);
    return status === 422 ? 3 : 1;
  }
  let receipt = first;
  while (receipt.state === 'received') {
    await sleep(2000);
    receipt = (await ask(receipt.status)).answer;
  }
  console.log(receipt.receipt, receipt.state);
  say([...receipt.findings.map(({ message }) => message), receipt.next]);
  return { rated: 0, parked: 0, held: 3, rejected: 3 }[receipt.state] ?? 1;
}

const [first, ...rest] = process.argv.slice(2);
try {
  if (first === '--sign') console.log(sign(rest[0], rest[1], readFileSync(rest[2])));
  else if (rest.length < 2) throw new Error('node send.mjs TOURNAMENT REVISION REPORT [LICENCES.json]');
  else process.exitCode = await main(first, ...rest);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
