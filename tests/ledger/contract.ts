import type { MovableLedger } from '@kuvvet/ledger';
import { afterEach, beforeEach, describe } from 'vitest';
import { actsContract } from './contract/acts.ts';
import { amendContract } from './contract/amend.ts';
import { booksContract } from './contract/books.ts';
import { claimsContract } from './contract/claims.ts';
import { correctionsContract } from './contract/corrections.ts';
import { cutOffsContract } from './contract/cut-offs.ts';
import { decisionsContract } from './contract/decisions.ts';
import { deliveriesContract } from './contract/deliveries.ts';
import { entriesContract } from './contract/entries.ts';
import { headsContract } from './contract/heads.ts';
import { licencesContract } from './contract/licences.ts';
import { mergesContract } from './contract/merges.ts';
import { namesakesContract } from './contract/namesakes.ts';
import { orderContract } from './contract/order.ts';
import { playersContract } from './contract/players.ts';
import { postContract } from './contract/post.ts';
import { postingsContract } from './contract/postings.ts';
import { receiptsContract } from './contract/receipts.ts';
import { refusalsContract } from './contract/refusals.ts';
import { reportsContract } from './contract/reports.ts';
import { rerunsContract } from './contract/reruns.ts';
import { sendersContract } from './contract/senders.ts';
import { standingsContract } from './contract/standings.ts';
import { subscribersContract } from './contract/subscribers.ts';
import { untoldContract } from './contract/untold.ts';
import { wordsContract } from './contract/words.ts';

export interface Opened {
  readonly ledger: MovableLedger;
  close(): Promise<void>;
}

/** The ledger of the running test. */
export type Subject = () => MovableLedger;

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
    cutOffsContract(subject);
    rerunsContract(subject);
    refusalsContract(subject);
    receiptsContract(subject);
    postContract(subject);
    claimsContract(subject);
    correctionsContract(subject);
    postingsContract(subject);
    headsContract(subject);
    actsContract(subject);
    orderContract(open);
    playersContract(subject);
    namesakesContract(subject);
    mergesContract(subject);
    amendContract(subject);
    licencesContract(subject);
    standingsContract(subject);
    sendersContract(subject);
    subscribersContract(subject);
    untoldContract(subject);
    deliveriesContract(subject);
    entriesContract(subject);
    wordsContract(subject);
    reportsContract(subject);
    decisionsContract(subject);
  });
}
