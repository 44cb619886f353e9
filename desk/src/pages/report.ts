import { type Case, explainReport, readCase } from '@kuvvet/office';
import type { Finding } from '@kuvvet/report';
import { html } from 'hono/html';
import { answerPage } from '../page/answer.ts';
import type { Markup } from '../page/layout.ts';
import { facts, table } from '../page/table.ts';
import { mayTo } from '../permission.ts';
import type { DeskPorts } from '../ports.ts';
import type { Visit } from '../visit.ts';
import { caseWords } from '../words/case.ts';
import { toldDeed } from '../words/deeds.ts';
import { toldInstant, toldMonth } from '../words/month.ts';
import { reportWords } from '../words/reports.ts';
import { decisionForms } from './decision-forms.ts';
import { readReceiptName, receiptAddress, receiptName } from './receipt-name.ts';
import { answerRefusal } from './refusal.ts';

/** The report a visit is about, if there is one and this account may do that to it; else what to answer. */
export async function caseOf(
  visit: Visit,
  deed: 'report.read' | 'report.decide',
  ports: DeskPorts,
): Promise<Case | Response> {
  const name = readReceiptName(visit.c.req.param('receipt') ?? '');
  const receipt = name && (await ports.ledger.receipt(name.tournament, name.revision));
  // Of a report that is another's an arbiter does not even hear that it is there.
  if (!receipt || !mayTo(visit.account, 'report.read', receipt)) return answerRefusal(visit, 'unknown', 404);
  if (!mayTo(visit.account, deed, receipt)) return answerRefusal(visit, 'role', 403);
  const found = await readCase(receipt.tournament, receipt.revision, ports);
  return found ?? answerRefusal(visit, 'unknown', 404);
}

/** One report: what is found in it and, for an officer, whom its rows may be and what can be decided. */
export async function showCase(
  visit: Visit,
  found: Case,
  ports: DeskPorts,
  told: Markup | null = null,
  status: 200 | 409 | 422 = 200,
): Promise<Response> {
  const words = caseWords[visit.language];
  const { receipt, revisions } = found;
  const decides = mayTo(visit.account, 'report.decide', receipt);
  const main = html`${told}
${receiptFacts(visit, found, ports)}
<h2>${words.findings}</h2>
${findingList(receipt.findings, visit)}
${revisions.length > 1 && html`<p>${words.revisions}: ${revisions.map((each) => html` <a href="${receiptAddress(each)}">${receiptName(each)}</a>`)}</p>`}
${decides && html`${rows(visit, found)}${wordList(visit, found, ports)}${await decisionForms(visit, found, ports)}`}`;
  return answerPage(visit, `${words.title}: ${receiptName(receipt)}`, main, status);
}

function receiptFacts({ language }: Visit, { receipt, report }: Case, { federation }: DeskPorts): Markup {
  const words = caseWords[language].facts;
  const event = receipt.event;
  return facts([
    [words.event, event?.name ?? report?.name ?? null],
    [words.lastDay, event?.end ?? null],
    [words.type, event?.type?.toUpperCase() ?? null],
    [words.size, event ? words.count(event.players, event.games) : null],
    [words.state, reportWords[language].states[receipt.state]],
    [words.month, receipt.period && toldMonth(receipt.period, language)],
    [words.sender, receipt.sender],
    [words.received, toldInstant(receipt.received, language, federation.timeZone)],
  ]);
}

function findingList(findings: readonly Finding[], { language }: Visit): Markup {
  const words = caseWords[language];
  return findings.length === 0
    ? html`<p>${words.noFindings}</p>`
    : html`<ul>${findings.map((finding) => html`<li><strong>${words.severities[finding.severity]}</strong>: ${explainReport(finding, language)}</li>\n`)}</ul>`;
}

function rows({ language }: Visit, { rows }: Case): Markup {
  const words = caseWords[language];
  return html`<details><summary>${words.rows}</summary>
${table({
  ...{ caption: words.rows, head: words.rowHead, none: words.noRows },
  rows: rows.map(({ startNo, name, birthYear, federation, player }) => [
    ...[startNo, name, birthYear, federation],
    player &&
      html`<a href="/desk/players/${player.player.player}">${player.player.player}</a> ${player.player.name}`,
  ]),
})}</details>`;
}

function wordList({ language }: Visit, { words: said }: Case, { federation }: DeskPorts): Markup | false {
  const words = caseWords[language];
  return (
    said.length > 0 &&
    html`<h2>${words.said}</h2>${table({
      ...{ caption: words.said, head: words.saidHead, none: '' },
      rows: said.map(({ at, by, deed, reason }) => [
        ...[toldInstant(at, language, federation.timeZone), by, toldDeed(deed, language), reason],
      ]),
    })}`
  );
}
