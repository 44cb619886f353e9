import { latestList, nextPeriod, type Period, periodOf } from '@kuvvet/engine';
import type { Head, Receipt } from '@kuvvet/ledger';
import type { Report } from './draft.ts';

/** Why a receipt may not stand as it does when nothing is left to do; null if it may. */
export function receiptFlaw(
  { event, flaw }: Report,
  { state, revision, findings }: Receipt,
  head: Head | null,
  open: Period,
): string | null {
  const counted = head?.revision ?? 0;
  const says = (code: string) => findings.some((finding) => finding.code === code);
  switch (state) {
    case 'received':
      return 'waits for ever';
    case 'parked':
      return event && periodOf(event.end) > open ? null : 'its book is open';
    case 'rated':
    case 'withdrawn':
      if (flaw) return `should be ${flaw}`;
      return revision <= counted ? null : `${counted} counts`;
    case 'superseded':
      return revision < counted ? null : `${counted} counts`;
    case 'rejected':
      return flaw === 'rejected' ? null : 'nothing is wrong with it';
    case 'held':
      if (revision === counted) return 'it counts';
      if (revision < counted) return `held, but ${counted} counts`;
      if (flaw === 'held' || says('tournament.duplicate')) return null;
      if (says('event.late'))
        return event && nextPeriod(open) > latestList(event.end, 2) ? null : 'it was in time';
      return 'nothing is wrong with it';
  }
}
