import type { Examination } from '@kuvvet/office';
import type { Language, Severity } from '@kuvvet/report';
import type { ReportOutcome } from './month-outcome.ts';

type State = ReportOutcome['state'] | Examination['verdict'];

/** What became of a report, in a word. The English ones are those of the API. */
export const stateWords: Readonly<Record<Language, Readonly<Record<State, string>>>> = {
  en: {
    received: 'received',
    parked: 'parked',
    held: 'held',
    rejected: 'rejected',
    rated: 'rated',
    rateable: 'rateable',
    withdrawn: 'withdrawn',
    superseded: 'superseded',
    conflict: 'conflict',
  },
  tr: {
    received: 'alındı',
    parked: 'ayını bekliyor',
    held: 'bekletiliyor',
    rejected: 'alınmadı',
    rated: 'değerlendirildi',
    rateable: 'değerlendirilebilir',
    withdrawn: 'geri çekildi',
    superseded: 'yerini yenisi aldı',
    conflict: 'çakışıyor',
  },
};

export const severityWords: Readonly<Record<Language, Readonly<Record<Severity, string>>>> = {
  en: { error: 'error', hold: 'hold', warning: 'warning', notice: 'notice' },
  tr: { error: 'hata', hold: 'bekletme', warning: 'uyarı', notice: 'bilgi' },
};
