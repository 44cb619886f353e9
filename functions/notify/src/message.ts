import type { KeyObject } from 'node:crypto';
import type { Delivery, Instant } from '@kuvvet/ledger';
import { type NewsMessage, sign } from '@kuvvet/office';

/** How others reach this installation. Addresses without a slash at their end. */
export interface Whereabouts {
  /** Three letters of the federation. */
  readonly federation: string;
  /** Where the API answers. */
  readonly apiUrl: string;
  /** Where the public archive can be fetched. */
  readonly listsUrl: string;
}

/** Something to be posted. */
export interface Parcel {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

/** The CloudEvent a delivery says: the same bytes at every attempt. */
export function messageOf({ news, time, link }: Delivery, at: Whereabouts): NewsMessage {
  const [type = '', ...subject] = news.split('/');
  const address = `${link.startsWith('lists/') ? at.listsUrl : at.apiUrl}/${link}`;
  return {
    specversion: '1.0',
    id: news,
    source: `urn:kuvvet:${at.federation}`,
    type: type as NewsMessage['type'],
    time,
    subject: subject.join('/'),
    datacontenttype: 'application/json',
    data: type.startsWith('list.') ? { manifest: address } : { report: address },
  };
}

/** What a signature covers holds points between its parts, so the id may hold none (Standard Webhooks). */
const messageId = (news: string) => news.replace('.', '-').replaceAll('/', '_');

/** A delivery signed for its subscriber, by each live key while one is being rotated. */
export function parcelOf(
  delivery: Delivery,
  url: string,
  keys: readonly KeyObject[],
  at: Whereabouts,
  now: Instant,
): Parcel {
  const body = new TextEncoder().encode(JSON.stringify(messageOf(delivery, at)));
  const message = {
    id: messageId(delivery.news),
    timestamp: `${Math.floor(Date.parse(now) / 1000)}`,
    body,
  };
  return {
    url,
    body,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Kuvvet',
      'webhook-id': message.id,
      'webhook-timestamp': message.timestamp,
      'webhook-signature': keys.map((key) => sign(message, key)).join(' '),
    },
  };
}
