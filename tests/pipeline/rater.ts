import { turkey } from '@kuvvet/office';
import { rate } from '@kuvvet/rate';
import type { Letter } from './mail.ts';
import { passes } from './passing.ts';
import type { ActorPorts, Simulation } from './simulation.ts';

/** A worker: takes a batch, rates each request, acknowledges those that went well; the others come back. */
export function work(simulation: Simulation, number: number): void {
  simulation.spawn(
    `worker ${number}`,
    async (ports, actor) => {
      for (;;) {
        try {
          // The real queue knows nobody's name; here it must know who dies with what in hand.
          await rateBatch(await ports.queue.receive(actor), ports);
        } catch (error) {
          passes(error);
        }
        simulation.mail.release(actor);
      }
    },
    () => work(simulation, number),
  );
}

async function rateBatch(batch: readonly Letter[], ports: ActorPorts): Promise<void> {
  const rated: Letter[] = [];
  for (const letter of batch) {
    try {
      await rate(letter.request, turkey, ports);
      rated.push(letter);
    } catch (error) {
      passes(error);
    }
  }
  await ports.queue.acknowledge(rated);
}
