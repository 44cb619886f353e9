import type { LicenceToken } from '@kuvvet/report';
import type { Player } from './items.ts';

/** What a register says anew of somebody, and the entry it was compared with. */
export interface PlayerRevision {
  /** Null for somebody who is not there yet. */
  readonly before: Player | null;
  readonly after: Player;
  /** One that names nobody yet; null where none is new. */
  readonly licence: LicenceToken | null;
}
