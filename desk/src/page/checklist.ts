import { listTypes } from '@kuvvet/engine';
import type { CutOff } from '@kuvvet/ledger';
import { type Checklist, explainReport } from '@kuvvet/office';
import type { Finding } from '@kuvvet/report';
import { html } from 'hono/html';
import { receiptAddress, receiptName } from '../pages/receipt-name.ts';
import type { Visit } from '../visit.ts';
import { checklistWords } from '../words/checklist.ts';
import { cutOffWords } from '../words/cut-off.ts';
import { toldInstant } from '../words/month.ts';
import type { Markup } from './layout.ts';
import { facts, table } from './table.ts';

/** Until when reports are taken, and what becomes of later ones (M-13). */
export function toldCutOff(cutOff: CutOff | null, { language }: Visit, timeZone: string): string {
  const words = cutOffWords[language];
  return cutOff === null
    ? words.untilClose
    : `${toldInstant(cutOff.at, language, timeZone)}; ${words[cutOff.late]}`;
}

/** What would count and what is still open, before a month is closed. */
export function checklistOf(visit: Visit, checklist: Checklist, timeZone: string): Markup {
  const { language } = visit;
  const [words, cut] = [checklistWords[language], cutOffWords[language]];
  const { counted, corrections, awards, merges, held, received, parked, unmatched, doubtful, late } =
    checklist;
  const open = held.length + received.length;
  return html`<p class="${open === 0 ? 'done' : 'refused'}">${open === 0 ? words.nothingOpen : words.open}</p>
${facts([
  [words.held, held.length],
  [words.unmatched, unmatched],
  [words.received, received.length],
  [words.parked, parked],
  [cut.now, html`${toldCutOff(checklist.cutOff, visit, timeZone)} <a href="/desk/cut-off">${cut.change}</a>`],
])}
${
  held.length > 0 &&
  html`<h3>${words.held}</h3>${reports(
    language,
    words.held,
    held.map(({ receipt, obstacles }) => [receipt, obstacles] as const),
  )}`
}
${
  late.length > 0 &&
  html`<h3>${words.late}</h3>${reports(
    language,
    words.late,
    late.map(({ receipt, obstacles }) => [receipt, obstacles] as const),
  )}`
}
${
  doubtful.length > 0 &&
  html`<h3>${words.doubtful}</h3>${reports(
    language,
    words.doubtful,
    doubtful.map(({ receipt, findings }) => [receipt, findings] as const),
  )}`
}
<h3>${words.counted}</h3>
${table({
  ...{ caption: words.counted, head: words.countedHead, none: '' },
  rows: listTypes.map((type) => [type.toUpperCase(), counted[type].tournaments, counted[type].games]),
})}
${facts([
  [words.corrections, corrections],
  [words.awards, awards],
  [words.merges, merges],
])}`;
}

type Reported = readonly [Checklist['received'][number], readonly Finding[]];

const reports = (language: Visit['language'], caption: string, found: readonly Reported[]): Markup =>
  table({
    ...{ caption, head: checklistWords[language].reportHead, none: '' },
    rows: found.map(([receipt, findings]) => [
      html`<a href="${receiptAddress(receipt)}">${receiptName(receipt)}</a>`,
      receipt.event?.name ?? null,
      html`${findings.map((finding) => html`<p>${explainReport(finding, language)}</p>`)}`,
    ]),
  });
