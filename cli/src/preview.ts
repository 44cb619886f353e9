import { createWriteStream, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { listTypes } from '@kuvvet/engine';
import { type Preview, type PreviewFile, preview, turkey } from '@kuvvet/office';
import { type Command, exit, type Given, type Terminal } from './command.ts';
import { homeOptions, openHomeOf } from './home.ts';

export const previewCommand: Command = {
  takes: 0,
  usage: {
    tr: `Kullanım: kuvvet preview [--out KLASÖR] [--data KLASÖR | --aws]

Açık ay şimdi kapansaydı listeler ne olurdu: sayılar, en çok değişenler, ilk kez puan alanlar, öteki ilk puan kuralıyla farklı
olacaklar. Resmî değildir; arşive ve listelere hiçbir şey yazılmaz. --out ile dosyalar, adları "preview-" ile başlayarak
o klasöre yazılır.`,
    en: `Usage: kuvvet preview [--out DIR] [--data DIR | --aws]

What the lists would be if the open month were closed now: counts, the largest movers, the newly rated, who would differ under the
other rule of first ratings. It is not official, and nothing is written to the archive or the lists. With --out its files, whose names
begin with "preview-", are written to that directory.`,
  },
  options: { ...homeOptions, out: { type: 'string' } },
  async run(given: Given, terminal: Terminal): Promise<number> {
    const { out } = given.text;
    const home = await openHomeOf(given);
    try {
      const found = await preview(turkey, home, out === undefined ? undefined : writeInto(out));
      if (given.on.json) terminal.out(JSON.stringify(found));
      else for (const line of linesOf(found, terminal.language)) terminal.out(line);
      terminal.err(unofficial[terminal.language]);
      return exit.done;
    } finally {
      home.close();
    }
  },
};

function writeInto(directory: string): (file: PreviewFile) => Promise<void> {
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, 'preview-NOT-OFFICIAL.txt'), `${unofficial.tr}\n${unofficial.en}\n`);
  return ({ name, contents }) =>
    // The writer fills one buffer again and again: what is still to be written is a copy.
    pipeline(Readable.from(copied(contents)), createWriteStream(join(directory, name)));
}

async function* copied(contents: PreviewFile['contents']) {
  for await (const chunk of contents) yield Buffer.from(chunk);
}

function* linesOf({ list, period, reports, waiting }: Preview, language: 'tr' | 'en') {
  const words = previewWords[language];
  yield words.title(list, period);
  yield words.waiting(waiting.received, waiting.held);
  for (const type of listTypes) {
    const { events, games, rows, up, down, first, kept, otherPreset } = reports[type];
    yield '';
    yield words.counts(type.toUpperCase(), events, games, rows.before, rows.after);
    yield words.rows(rows.new, rows.changed, rows.dropped, kept);
    for (const { player, previous, rating, change } of [...up.slice(0, 5), ...down.slice(0, 5)]) {
      yield `  ${player}  ${previous} -> ${rating}  (${change})`;
    }
    for (const { player, rating } of first) yield `  ${player}  ${words.first} ${rating}`;
    for (const { player, rating, other } of otherPreset.differs) {
      yield `  ${player}  ${words.other(otherPreset.ruleSet)}: ${rating ?? '-'} / ${other ?? '-'}`;
    }
  }
}

const unofficial = {
  tr: 'Bu bir ön izlemedir; resmî değildir. Ay kapanana kadar her sayı değişebilir.',
  en: 'This is a preview and not official. Every number may change until the month is closed.',
};

const previewWords = {
  tr: {
    title: (list: string, period: string) => `ÖN İZLEME: ${list} listesi (${period} ayı açık)`,
    waiting: (received: number, held: number) => `Sırada bekleyen rapor: ${received}, bekletilen: ${held}`,
    counts: (type: string, events: number, games: number, before: number, after: number) =>
      `${type}: turnuva ${events}, maç ${games}, oyuncu ${before} -> ${after}`,
    rows: (entered: number, changed: number, dropped: number, kept: number) =>
      `  yeni ${entered}, değişen ${changed}, çıkan ${dropped}, ilk puan için bekleyen ${kept}`,
    first: 'ilk puan',
    other: (rules: string) => `ilk puan, ${rules} kuralıyla farklı`,
  },
  en: {
    title: (list: string, period: string) => `PREVIEW: the list of ${list} (${period} is open)`,
    waiting: (received: number, held: number) => `Reports queued: ${received}, held: ${held}`,
    counts: (type: string, events: number, games: number, before: number, after: number) =>
      `${type}: ${events} tournaments, ${games} games, ${before} -> ${after} players`,
    rows: (entered: number, changed: number, dropped: number, kept: number) =>
      `  ${entered} new, ${changed} changed, ${dropped} gone, ${kept} kept for a first rating`,
    first: 'first rating',
    other: (rules: string) => `first rating, other under ${rules}`,
  },
} as const;
