import { readFileSync } from 'node:fs';
import type { Submission } from '@kuvvet/office';
import { readReportFile } from '@kuvvet/standalone';
import { tournamentCode } from './code.ts';
import { type Command, type Given, type Terminal, WrongUse } from './command.ts';
import { endpoint } from './endpoint.ts';
import { type Parcel, send, sendOptions, signingKey } from './send.ts';

export const submitCommand: Command = {
  takes: 1,
  usage: {
    tr: `Kullanım: kuvvet submit DOSYA --url ADRES --key whsec_...|whsk_... [--sender AD] [--tournament KOD]
                     [--revision N] [--licences DOSYA] [--type ukd|uhs|uys] [--dual]
                     [--final] [--rounds N] [--players N] [--games N]

Anahtar KUVVET_KEY ortam değişkeninden de okunur. Düzeltilmiş rapor bir sonraki revizyonla gönderilir. DOSYA, raporu
içeren bir ZIP de olabilir. Bildirilen sayılara uymayan rapor alınmaz; oyunlar hükmenler dahil, byelar hariçtir.`,
    en: `Usage: kuvvet submit FILE --url URL --key whsec_...|whsk_... [--sender NAME] [--tournament ID]
                     [--revision N] [--licences FILE] [--type ukd|uhs|uys] [--dual]
                     [--final] [--rounds N] [--players N] [--games N]

The key is also read from the environment variable KUVVET_KEY. Send a corrected report as the next revision. FILE may be
a ZIP that holds the report. A report that contradicts the given counts is refused; games include forfeits, not byes.`,
  },
  options: {
    ...sendOptions,
    tournament: { type: 'string' },
    licences: { type: 'string' },
    type: { type: 'string' },
    dual: { type: 'boolean' },
    final: { type: 'boolean' },
    rounds: { type: 'string' },
    players: { type: 'string' },
    games: { type: 'string' },
  },
  run: submit,
};

async function submit(given: Given, terminal: Terminal): Promise<number> {
  const [file] = given.rest;
  if (!file) throw new WrongUse({ tr: 'Gönderilecek dosyayı yazın.', en: 'Name the file to send.' });
  signingKey(given);
  const read = readReportFile(file);
  const licences = given.text.licences ? readFileSync(given.text.licences) : read.licences;
  const url = endpoint(given, 'v1/reports');
  url.searchParams.set('tournament', tournamentCode(given.text.tournament ?? read.tournament));
  url.searchParams.set('revision', given.text.revision ?? '1');
  for (const name of ['type', 'rounds', 'players', 'games']) {
    const value = given.text[name];
    if (value) url.searchParams.set(name, value);
  }
  for (const name of ['dual', 'final']) if (given.on[name]) url.searchParams.set(name, 'true');

  return send(url, await wrap({ report: read.report, licences }), given, terminal);
}

/** The report alone, or a form with its licence map. */
async function wrap({ report, licences }: Pick<Submission, 'report' | 'licences'>): Promise<Parcel> {
  if (!licences) return { contentType: 'application/octet-stream', body: new Uint8Array(report) };
  const form = new FormData();
  form.set('report', new Blob([new Uint8Array(report)]), 'report');
  form.set('licences', new Blob([new Uint8Array(licences)]), 'licences.json');
  const encoded = new Response(form);
  return {
    contentType: encoded.headers.get('content-type') ?? '',
    body: new Uint8Array(await encoded.arrayBuffer()),
  };
}
