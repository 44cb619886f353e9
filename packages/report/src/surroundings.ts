import type { Declaration } from './declaration.ts';
import type { Identity, ShortNumber } from './identity.ts';

/** What stands beside the text of a report. */
export interface Surroundings {
  /** By start number. */
  readonly licences: ReadonlyMap<number, Identity>;
  readonly declared: Declaration;
  readonly shortNumbers: ShortNumber;
}
