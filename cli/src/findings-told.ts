import { explain, shown } from '@kuvvet/office';
import type { Finding } from '@kuvvet/report';
import type { Given, Terminal } from './command.ts';
import { severityWords } from './words.ts';

/** Findings told one by one; how many more there are is said at the end, since a file may have one on every line. */
const mostTold = 50;

/** Tells of findings about a file as they come, all of them as JSON. */
export function findingsOf(path: string, given: Given, terminal: Terminal) {
  const counts = new Map<string, number>();
  let told = 0;
  return {
    tell(finding: Finding): void {
      counts.set(finding.code, (counts.get(finding.code) ?? 0) + 1);
      const message = explain(finding, terminal.language);
      if (given.on.json) terminal.out(JSON.stringify({ file: shown(path), ...finding, message }));
      else if (told++ < mostTold) {
        terminal.err(`${shown(path)}: ${severityWords[terminal.language][finding.severity]}: ${message}`);
      }
    },
    /** A line for each code of which not all were told. */
    done(): void {
      if (given.on.json || told <= mostTold) return;
      for (const [code, count] of counts) terminal.err(`  ${code}: ${count}`);
    },
  };
}
