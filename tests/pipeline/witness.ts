import type { ListType, Period } from '@kuvvet/engine';
import { type Archive, manifestName, type Release, readLatest } from '@kuvvet/gazette';
import type { Election, Ledger, Player } from '@kuvvet/ledger';
import { digestOf, registerBytes } from '@kuvvet/office';

/** Stands next to the stores and notes what really happened, whatever the callers were told. */
export class Witness {
  /** The book that is open, or being closed. */
  open: Period;
  /** Releases that got a manifest, in their order. */
  readonly announced: Release[] = [];
  /** Where the pointers went. */
  readonly pointed: Release[] = [];
  readonly elections = new Map<Period, Election>();
  /** What callers were told of elections, each answer once. */
  readonly elected = new Set<string>();
  /** Every register there ever was, by the digest of its snapshot. */
  readonly registers = new Map<string, readonly Player[]>();

  constructor(open: Period) {
    this.open = open;
  }

  watchLedger(ledger: Ledger): Ledger {
    return {
      ...ledger,
      begin: async (book) => {
        await ledger.begin(book);
        this.open = book.period;
      },
      elect: async (period, election) => {
        const elected = await ledger.elect(period, election);
        this.elections.set(period, elected);
        this.elected.add(JSON.stringify(elected));
        return elected;
      },
      turn: async (period, next) => {
        await ledger.turn(period, next);
        if (next.period > this.open) this.open = next.period;
      },
      putPlayers: async (players) => {
        await ledger.putPlayers(players);
        await this.#note(ledger);
      },
      enter: async (act) => {
        await ledger.enter(act);
        if (act.kind === 'merge') await this.#note(ledger);
      },
    };
  }

  watchLists(lists: Archive): Archive {
    return {
      ...lists,
      putOnce: async (key, bytes, caption) => {
        const done = await lists.putOnce(key, bytes, caption);
        const [, type = '', period = '', digest = '', name] = key.split('/');
        if (done === 'written' && name === manifestName) {
          this.announced.push({ type: type as ListType, period, digest });
        }
        return done;
      },
      replace: async (key, bytes, tag, caption) => {
        const done = await lists.replace(key, bytes, tag, caption);
        const pointer = done && readLatest(bytes);
        if (pointer)
          this.pointed.push({ type: pointer.type, period: pointer.period, digest: pointer.sha256 });
        return done;
      },
    };
  }

  async #note(ledger: Ledger): Promise<void> {
    const register = await Array.fromAsync(ledger.register());
    this.registers.set(digestOf(registerBytes(register)), register);
  }
}
