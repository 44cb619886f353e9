import type { ListType, Period } from '@kuvvet/engine';
import {
  type Archive,
  calendarKey,
  manifestName,
  type Release,
  readCalendar,
  readLatest,
} from '@kuvvet/gazette';
import type { Decision, Election, Ledger, Player } from '@kuvvet/ledger';
import { closedBookKey, digestOf, registerChunks } from '@kuvvet/office';
import { whole } from '../whole.ts';
import { undecided, unfinished, unsigned, untold } from './early.ts';

/** Stands next to the stores and notes what really happened, whatever the callers were told. */
export class Witness {
  /** The book that is open, or being closed. */
  open: Period;
  /** Releases that got a manifest, in their order. */
  readonly announced: Release[] = [];
  /** Where the pointers went. */
  readonly pointed: Release[] = [];
  readonly elections = new Map<Period, Election>();
  /** What was done before what it rests on. */
  readonly early: string[] = [];
  /** What callers were told of elections, each answer once. */
  readonly elected = new Set<string>();
  /** What officers decided last, by tournament and revision. */
  readonly decided = new Map<string, Decision>();
  /** Every register there ever was, by the digest of its snapshot. */
  readonly registers = new Map<string, readonly Player[]>();

  constructor(open: Period) {
    this.open = open;
  }

  watchLedger(ledger: Ledger, vault: Archive): Ledger {
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
        if (!(await vault.get(closedBookKey(period))))
          this.early.push(`${period} turned, and no record of it`);
        if (next.period > this.open) this.open = next.period;
      },
      decide: async (decided) => {
        await ledger.decide(decided);
        const { tournament, revision, decision } = decided.after;
        if (decision) this.decided.set(`${tournament}.${revision}`, decision);
      },
      settle: async (receipt) => {
        await ledger.settle(receipt);
        this.early.push(...(await undecided(receipt, this.decided, ledger)));
      },
      post: async (commit) => {
        await ledger.post(commit);
        this.early.push(...(await undecided(commit.receipt, this.decided, ledger)));
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
          const release = { type: type as ListType, period, digest };
          this.announced.push(release);
          this.early.push(...(await unsigned(release, lists)));
        }
        return done;
      },
      replace: async (key, bytes, tag, caption) => {
        const done = await lists.replace(key, bytes, tag, caption);
        const pointer = done && readLatest(bytes);
        if (pointer) {
          this.pointed.push({ type: pointer.type, period: pointer.period, digest: pointer.sha256 });
          this.early.push(...(await unfinished(pointer, lists)));
        }
        const calendar = done && key === calendarKey && readCalendar(bytes);
        if (calendar) this.early.push(...(await untold(calendar, this.pointed, lists)));
        return done;
      },
    };
  }

  async #note(ledger: Ledger): Promise<void> {
    const register = await Array.fromAsync(ledger.register());
    this.registers.set(digestOf(whole(registerChunks(register))), register);
  }
}
