import { type ListType, listTypes, nextPeriod, type Period, previousPeriod } from '@kuvvet/engine';
import { withdrawalOf } from '@kuvvet/office';
import type { Chance } from './chance.ts';
import { type Draft, months } from './draft.ts';
import { drawEvent, type Event, replayed, submissionOf } from './event.ts';
import { persons, players, single } from './register.ts';

/** Something people do in a month. A new act of the office gets a row in `acts`. */
export interface Act {
  readonly name: string;
  readonly weight: number;
  /** What comes of it does not depend on the order of things. */
  readonly settled: boolean;
  draw(draft: Draft, chance: Chance): void;
}

const [firstMonth = '', , lastMonth = ''] = months;

export const acts: readonly Act[] = [
  {
    name: 'an event of the month',
    weight: 40,
    settled: true,
    draw(draft, chance) {
      const month = draft.month();
      draft.handIn(first(draft, eventIn(month, chance)), month, month);
    },
  },
  {
    name: 'an event over the end of the month',
    weight: 8,
    settled: true,
    draw(draft, chance) {
      const month = draft.month(1);
      const days = { start: `${previousPeriod(month)}-29`, end: `${month}-02` };
      draft.handIn(first(draft, drawEvent(chance, typeOf(chance), days)), month, month);
    },
  },
  {
    name: 'an event of a month that is not open yet',
    weight: 12,
    settled: true,
    draw(draft, chance) {
      const month = draft.month(1);
      draft.handIn(first(draft, eventIn(month, chance)), previousPeriod(month), month);
    },
  },
  {
    name: 'a late event',
    weight: 8,
    settled: true,
    draw(draft, chance) {
      const month = draft.month(1);
      draft.handIn(first(draft, eventIn(previousPeriod(month), chance)), month, month);
    },
  },
  {
    name: 'an event whose basis is two lists back',
    weight: 6,
    settled: true,
    draw(draft, chance) {
      draft.handIn(first(draft, eventIn(firstMonth, chance)), lastMonth, lastMonth);
    },
  },
  {
    name: 'a revision in time',
    weight: 24,
    settled: true,
    draw(draft, chance) {
      const report = draft.earlier();
      if (!report) return;
      const { tournament, book } = report;
      draft.handIn(
        { tournament, revision: draft.nextRevision(tournament), event: mended(report.event, chance) },
        book,
        book,
      );
    },
  },
  {
    name: 'a withdrawal in time',
    weight: 5,
    settled: true,
    draw(draft) {
      const report = draft.earlier();
      if (!report) return;
      const { tournament, book } = report;
      draft.handIn({ tournament, revision: draft.nextRevision(tournament), event: null }, book, book);
    },
  },
  {
    name: 'a correction of a published event',
    weight: 12,
    settled: true,
    draw(draft, chance) {
      const report = draft.earlier();
      const next = nextPeriod(report?.book ?? lastMonth);
      if (!report || !months.includes(next)) return;
      const { tournament } = report;
      const event = chance.percent(75) ? mended(report.event, chance) : null;
      draft.handIn({ tournament, revision: draft.nextRevision(tournament), event }, next, next);
    },
  },
  {
    name: 'an award',
    weight: 6,
    settled: true,
    draw(draft, chance) {
      const amendment = chance.percent(60)
        ? ({ kind: 'points', type: typeOf(chance), points: 1 + chance.below(20) } as const)
        : ({ kind: 'rating', type: typeOf(chance), rating: 1001 + chance.below(400) } as const);
      const { player } = chance.pick(single.filter(({ member }) => member));
      draft.order({ id: `award-${draft.orders.length + 1}`, book: draft.month(), player, amendment });
    },
  },
  {
    name: 'somebody with two numbers, who are merged',
    weight: 4,
    settled: true,
    draw(draft, chance) {
      const { player, into } = chance.pick(persons);
      if (draft.orders.some((order) => order.player === player)) return;
      for (let events = 1 + chance.below(2); events > 0; events--) {
        const month = draft.month();
        const event = eventIn(month, chance);
        const seats = [player, ...event.seats.filter((seat) => seat !== into).slice(0, 5)];
        draft.handIn({ ...first(draft, { ...event, seats }), final: true }, month, month);
      }
      draft.order({ id: `merge-${player}`, book: draft.month(), player, into });
    },
  },
  {
    name: 'an event held for its list type, which an officer releases',
    weight: 5,
    settled: true,
    draw(draft, chance) {
      const month = draft.month();
      const report = first(draft, eventIn(month, chance));
      const type = chance.pick(listTypes.filter((other) => other !== report.event.type));
      const bytes = { ...submissionOf(report.tournament, 1, report.event), declared: { type } };
      draft.handIn({ ...report, final: true }, month, month, bytes);
      draft.release(report.tournament, 1, month);
    },
  },
  {
    name: 'an event with a player nobody knows',
    weight: 4,
    settled: true,
    draw(draft, chance) {
      const month = draft.month();
      const event = eventIn(month, chance);
      const unknown = { ...event, seats: ['399999', ...event.seats.slice(1)] };
      draft.handIn({ ...first(draft, unknown), flaw: 'held' }, month, month);
    },
  },
  {
    name: 'an event of before the first book',
    weight: 2,
    settled: true,
    draw(draft, chance) {
      const event = eventIn(previousPeriod(firstMonth), chance);
      draft.handIn({ ...first(draft, event), flaw: 'held' }, firstMonth, firstMonth);
    },
  },
  {
    name: 'an event of four rounds',
    weight: 3,
    settled: true,
    draw(draft, chance) {
      const month = draft.month();
      const event = eventIn(month, chance);
      const short = { ...event, rounds: 4, games: event.games.filter(({ round }) => round <= 4) };
      draft.handIn({ ...first(draft, short), flaw: 'rejected' }, month, month);
    },
  },
  {
    name: 'a file that is no report',
    weight: 3,
    settled: true,
    draw(draft) {
      const month = draft.month();
      const report = first(draft, null);
      const bytes = { ...withdrawalOf(report.tournament, 1), withdrawn: false, report: Buffer.from('012') };
      draft.handIn({ ...report, flaw: 'rejected' }, month, month, bytes);
    },
  },
  {
    name: 'the same event under another code',
    weight: 10,
    settled: false,
    draw(draft) {
      const report = draft.earlier();
      if (report) draft.handIn(first(draft, report.event), report.book, report.book);
    },
  },
  {
    name: 'an event mended and mended back, while another code claims it',
    weight: 6,
    settled: false,
    draw(draft, chance) {
      const month = draft.month();
      const event = eventIn(month, chance);
      const { tournament } = first(draft, event);
      for (const [at, said] of [event, replayed(event, chance), event].entries()) {
        draft.handIn({ tournament, revision: at + 1, event: said }, month, month);
      }
      draft.handIn(first(draft, event), month, month);
    },
  },
  {
    name: 'a revision with two contents',
    weight: 6,
    settled: false,
    draw(draft, chance) {
      const report = draft.earlier();
      if (!report) return;
      const { tournament, revision, book } = report;
      const event = replayed(report.event, chance);
      draft.handIn({ tournament, revision, event }, book, book, submissionOf(tournament, revision, event));
    },
  },
  {
    name: 'changes in the register',
    weight: 14,
    settled: false,
    draw(draft, chance) {
      const month = draft.month();
      const changed = chance.sample(players, 6).map((player) => ({
        ...player,
        club: `Kulüp ${chance.below(100)}`,
        listed: chance.percent(70),
      }));
      draft.errand('register', month, month, async ({ ledger }) => {
        for (const player of changed) await ledger.putPlayers([player]);
      });
    },
  },
];

const typeOf = (chance: Chance): ListType => chance.pick(listTypes);

const first = <E extends Event | null>(draft: Draft, event: E) => ({
  tournament: draft.newTournament(),
  revision: 1,
  event,
});

/** Some go back to what an earlier revision said. */
const mended = (event: Event, chance: Chance): Event =>
  chance.percent(25) ? event : replayed(event, chance);

function eventIn(month: Period, chance: Chance): Event {
  const start = 1 + chance.below(24);
  const day = (number: number) => `${month}-${String(number).padStart(2, '0')}`;
  return drawEvent(chance, typeOf(chance), { start: day(start), end: day(start + 1 + chance.below(2)) });
}
