import type { Instant, Receipt } from './items.ts';

/** What a program can be told of. */
export type NewsType = 'list.published' | 'list.revised' | 'report.rated' | 'report.held';

/** A program that is told of news. Its keys are kept with the secrets, never here. */
export interface Subscriber {
  readonly id: string;
  /** Where news is posted. */
  readonly url: string;
  readonly types: readonly NewsType[];
  /** Events whose reports matter to it: their codes, or beginnings of codes followed by `*`. */
  readonly tournaments: readonly string[];
  /** Senders whose reports matter to it; all if there is none. */
  readonly senders: readonly string[];
  /** False once it said that nobody is there any more: nothing is sent. */
  readonly active: boolean;
}

/** One piece of news for one subscriber: the two name it. */
export interface Delivery {
  /** The natural key of what happened, as in `list.published/ukd/2026-11/1`. */
  readonly news: string;
  readonly subscriber: string;
  /** Since when a list counts; when a report was received. */
  readonly time: Instant;
  /** Where more of it can be read: a key of the public archive, or a path of the API. */
  readonly link: string;
  readonly state: 'pending' | 'delivered' | 'given-up';
  readonly attempts: number;
  /** While pending, the instant of the next attempt. */
  readonly due: Instant;
  /** What the last attempt came to: the status of the answer, or why there was none. */
  readonly answer: string | null;
}

/** Whether a receipt in this state is news to somebody. */
export const isNews = ({ state }: Pick<Receipt, 'state'>): boolean => state === 'rated' || state === 'held';
