import type { Severity } from '../finding.ts';

/** What a finding says and what to do about it. `{startNo}`, `{found}`... stand for the finding's facts. */
export interface Wording {
  readonly what: string;
  readonly todo: string;
}

export interface CatalogueEntry {
  /** The usual severity; a finding's own severity decides. */
  readonly severity: Severity;
  /** The paragraph the finding rests on. */
  readonly source: string;
  readonly tr: Wording;
  readonly en: Wording;
}

/** Findings by code. */
export type Catalogue = Readonly<Record<string, CatalogueEntry>>;
