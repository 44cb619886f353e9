import { findingCatalogue, type ReaderCode } from './catalogue.ts';
import type { Finding } from './finding.ts';

/** Where and what, without code. The severity is the catalogue's unless given. */
export type Facts = Partial<Omit<Finding, 'code'>>;

const shownPerCode = 50;

/** What one reading notes. Shows at most fifty findings of a code and counts the rest. */
export class FindingLog {
  readonly #shown: Finding[] = [];
  readonly #counts = new Map<ReaderCode, number>();
  #refused = false;

  note(code: ReaderCode, facts: Facts = {}): void {
    const finding: Finding = { code, severity: findingCatalogue[code].severity, ...facts };
    const count = (this.#counts.get(code) ?? 0) + 1;
    this.#counts.set(code, count);
    if (count <= shownPerCode) this.#shown.push(finding);
    if (finding.severity === 'error') this.#refused = true;
  }

  /** Whether an error was noted: the report is not usable. */
  get refused(): boolean {
    return this.#refused;
  }

  /** In the order of the file; what concerns the whole file comes first. */
  findings(): readonly Finding[] {
    const sorted = this.#shown.toSorted(
      (a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0),
    );
    for (const [code, count] of this.#counts) {
      if (count > shownPerCode) {
        const found = `${count - shownPerCode}`;
        sorted.push({
          code: 'findings.more',
          severity: findingCatalogue['findings.more'].severity,
          found,
          expected: code,
        });
      }
    }
    return sorted;
  }
}
