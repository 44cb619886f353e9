import type { Ledger } from '@kuvvet/ledger';
import { afterEach, beforeEach, describe } from 'vitest';
import { booksContract } from './contract/books.ts';
import { licencesContract } from './contract/licences.ts';
import { namesakesContract } from './contract/namesakes.ts';
import { orderContract } from './contract/order.ts';
import { playersContract } from './contract/players.ts';
import { postContract } from './contract/post.ts';
import { postingsContract } from './contract/postings.ts';
import { receiptsContract } from './contract/receipts.ts';
import { sendersContract } from './contract/senders.ts';
import { standingsContract } from './contract/standings.ts';

export interface Opened {
  readonly ledger: Ledger;
  close(): Promise<void>;
}

/** The ledger of the running test. */
export type Subject = () => Ledger;

/** What every adapter promises (packages/ledger/src/ledger.ts). `open` gives an empty ledger each time. */
export function ledgerContract(name: string, open: () => Promise<Opened>): void {
  describe(`ledger contract: ${name}`, () => {
    let opened: Opened;
    beforeEach(async () => {
      opened = await open();
    });
    afterEach(() => opened.close());
    const subject: Subject = () => opened.ledger;

    booksContract(subject);
    receiptsContract(subject);
    postContract(subject);
    postingsContract(subject);
    orderContract(open);
    playersContract(subject);
    namesakesContract(subject);
    licencesContract(subject);
    standingsContract(subject);
    sendersContract(subject);
  });
}
