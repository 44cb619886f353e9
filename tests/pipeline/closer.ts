import { nextPeriod, type Period } from '@kuvvet/engine';
import { turkey } from '@kuvvet/office';
import { publishDue } from '@kuvvet/publish';
import { passes } from './passing.ts';
import type { Simulation } from './simulation.ts';

/** When a book is closed. */
export interface Closing {
  readonly name?: string;
  readonly period: Period;
  /** The hour of the first day from which the clock ticks: from six on nothing is waited for. */
  readonly hour: '00' | '07';
  readonly ready: () => boolean;
}

/** Ticks until a tick gets through and the book is behind it. */
export function closeBook(simulation: Simulation, closing: Closing, pause: number): void {
  const { schedule, chance, world } = simulation;
  const instant = `${nextPeriod(closing.period)}-01T${closing.hour}:05:00+03:00`;
  const ready = () => world.witness.open >= closing.period && closing.ready();
  simulation.spawn(
    closing.name ?? `closing of ${closing.period}`,
    async (ports, actor) => {
      await schedule.pause(actor, pause, ready);
      for (;;) {
        try {
          await publishDue(instant, turkey, ports);
          if (world.witness.open > closing.period) return;
        } catch (error) {
          passes(error);
        }
        await schedule.pause(actor, chance.delay(8));
      }
    },
    () => closeBook(simulation, closing, chance.delay(8)),
  );
}
