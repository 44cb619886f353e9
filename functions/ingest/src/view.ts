import type { Head, Receipt } from '@kuvvet/ledger';
import type { Language } from '@kuvvet/report';
import type { Check } from './check.ts';
import type { CheckAnswer } from './contract/check.ts';
import type { ReceiptAnswer } from './contract/receipt.ts';
import type { TournamentAnswer } from './contract/tournament.ts';
import { worded } from './problem.ts';
import type { ReceiptStatus } from './status.ts';

const next: Record<Receipt['state'], Record<Language, string>> = {
  received: {
    tr: 'Rapor alındı ve sırada; birkaç dakika içinde değerlendirilir.',
    en: 'The report is received and queued; it is rated within minutes.',
  },
  parked: {
    tr: 'Turnuvanın ayı henüz açılmadı; ay açılınca rapor kendiliğinden değerlendirilir.',
    en: 'The month of the event is not open yet; the report is rated by itself when it is.',
  },
  held: {
    tr: 'Rapor bekletiliyor; bulguları giderip bir sonraki revizyonu gönderin veya kuvvet derecesi görevlisine başvurun.',
    en: 'The report is on hold; send a corrected next revision or turn to the rating officer.',
  },
  rejected: {
    tr: 'Rapor değerlendirilemez; hataları giderip bir sonraki revizyonu gönderin.',
    en: 'The report cannot be rated; correct the errors and send the next revision.',
  },
  rated: {
    tr: 'Rapor değerlendirildi; sonuçlar ayın ilk günü yayımlanan listede yer alır.',
    en: 'The report is rated; the results are on the list published on the first of next month.',
  },
  withdrawn: {
    tr: 'Turnuva geri çekildi; hiçbir oyunu sayılmaz.',
    en: 'The tournament is withdrawn; none of its games counts.',
  },
  superseded: {
    tr: 'Bu revizyonun yerini daha yeni bir revizyon aldı.',
    en: 'A later revision has taken the place of this one.',
  },
};

/** What a receipt is called in addresses: `E01.2` is the second revision of E01. */
export const receiptName = ({ tournament, revision }: Receipt) => `${tournament}.${revision}`;

/** A receipt as its sender sees it. */
export function receiptView({ receipt, head, players }: ReceiptStatus, language: Language): ReceiptAnswer {
  const state = head && head.revision > receipt.revision ? 'superseded' : receipt.state;
  const name = receiptName(receipt);
  return {
    receipt: name,
    status: `/v1/reports/${name}`,
    tournament: receipt.tournament,
    revision: receipt.revision,
    state,
    period: receipt.period,
    received: receipt.received,
    findings: receipt.findings.map((finding) => worded(finding, language)),
    players,
    next: next[state][language],
  };
}

const verdicts: Record<Check['verdict'], Record<Language, string>> = {
  rateable: {
    tr: 'Rapor bu haliyle değerlendirilir. Hiçbir şey saklanmadı; göndermek için /v1/reports kullanın.',
    en: 'The report can be rated as it is. Nothing was stored; send it to /v1/reports.',
  },
  parked: {
    tr: 'Rapor, turnuvanın ayı açılınca değerlendirilir. Hiçbir şey saklanmadı.',
    en: 'The report would be rated when the month of the event opens. Nothing was stored.',
  },
  held: {
    tr: 'Rapor bekletilirdi; önce bulguları giderin. Hiçbir şey saklanmadı.',
    en: 'The report would be held; mend the findings first. Nothing was stored.',
  },
  rejected: {
    tr: 'Rapor değerlendirilemez; önce hataları giderin. Hiçbir şey saklanmadı.',
    en: 'The report cannot be rated; mend the errors first. Nothing was stored.',
  },
};

/** A rehearsal as its sender sees it. */
export const checkView = ({ verdict, findings, event, players }: Check, language: Language): CheckAnswer => ({
  verdict,
  event,
  findings: findings.map((finding) => worded(finding, language)),
  players,
  next: verdicts[verdict][language],
});

/** The committed revision of a tournament. */
export const tournamentView = ({
  tournament,
  revision,
  period,
  type,
  name,
  assessment,
}: Head): TournamentAnswer => ({
  tournament,
  revision,
  period,
  type,
  name,
  assessment,
});
