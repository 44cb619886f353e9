import type { Sent } from '../../functions/intake.ts';

/** A request with something planted in one field. */
export interface Planted {
  readonly field: string;
  readonly sent: Sent;
}
