import type { Workshop } from '../../cli/src/workshop.ts';
import { type Fault, faulty } from './faulty.ts';

/** The ports of an installation, of which one breaks once. */
export const breaking = (workshop: Workshop, calls: { next: number }, fault: Fault): Workshop => ({
  ...workshop,
  ledger: faulty(workshop.ledger, calls, fault),
  vault: faulty(workshop.vault, calls, fault),
  lists: faulty(workshop.lists, calls, fault),
  queue: faulty(workshop.queue, calls, fault),
});
