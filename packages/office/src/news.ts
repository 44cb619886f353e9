import type { ListType, Period } from '@kuvvet/engine';
import type { CalendarRevision } from '@kuvvet/gazette';
import type { Delivery, Instant, NewsType, Receipt, Subscriber } from '@kuvvet/ledger';
import { covers } from './scope.ts';

/** What can be subscribed to. */
export const newsTypes: readonly NewsType[] = [
  'list.published',
  'list.revised',
  'report.rated',
  'report.held',
];

/** Something that happened. Holds nothing of a person, and of a report only its public code. */
export interface News {
  /** Its natural key: whoever tells of it again tells of the same. */
  readonly id: string;
  readonly type: NewsType;
  /** Since when a list counts; when a report was received. */
  readonly time: Instant;
  readonly link: string;
  /** Of which report it is; null where it is of a list, which is for all. */
  readonly report: Pick<Receipt, 'tournament' | 'sender'> | null;
}

/** That a list is published, or one made again. */
export function listNews(
  list: ListType,
  period: Period,
  { revision, since, manifest }: CalendarRevision,
): News {
  const type = revision === 1 ? 'list.published' : 'list.revised';
  return { id: `${type}/${list}/${period}/${revision}`, type, time: since, link: manifest, report: null };
}

/** That a report is rated or held; null while it is neither. */
export function reportNews({ tournament, revision, sender, state, received }: Receipt): News | null {
  if (state !== 'rated' && state !== 'held') return null;
  const type = `report.${state}` as const;
  return {
    ...{ id: `${type}/${tournament}/${revision}`, type, time: received },
    link: `v1/reports/${tournament}.${revision}`,
    report: { tournament, sender },
  };
}

/** Whoever makes a delivery need not ask a clock: it is due whenever that is. */
const atOnce: Instant = '1970-01-01T00:00:00.000Z';

/** Whom to tell. */
export const deliveriesOf = (news: News, subscribers: readonly Subscriber[]): readonly Delivery[] =>
  subscribers
    .filter((subscriber) => subscriber.active && wants(subscriber, news))
    .map(({ id }) => ({
      ...{ news: news.id, subscriber: id, time: news.time, link: news.link },
      ...{ state: 'pending', attempts: 0, due: atOnce, answer: null },
    }));

function wants({ types, tournaments, senders }: Subscriber, { type, report }: News): boolean {
  if (!types.includes(type)) return false;
  if (!report) return true;
  return covers(tournaments, report.tournament) && (senders.length === 0 || senders.includes(report.sender));
}

/** What subscribers get: a CloudEvent (1.0, JSON) that says what happened and where to read more, and no more. */
export interface NewsMessage {
  readonly specversion: '1.0';
  readonly id: string;
  readonly source: string;
  readonly type: NewsType;
  readonly time: Instant;
  /** As in `ukd/2026-11/1` or `IZM-2026-11/1`: list or tournament, and the revision. */
  readonly subject: string;
  readonly datacontenttype: 'application/json';
  /** Where to read more. */
  readonly data: { readonly manifest: string } | { readonly report: string };
}
