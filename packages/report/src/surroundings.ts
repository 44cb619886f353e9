import type { ListType } from '@kuvvet/engine';
import type { Identity, ShortNumber } from './identity.ts';

/** What stands beside the text of a report. */
export interface Surroundings {
  /** By start number. */
  readonly licences: ReadonlyMap<number, Identity>;
  readonly declaredType: ListType | null;
  readonly shortNumbers: ShortNumber;
}
