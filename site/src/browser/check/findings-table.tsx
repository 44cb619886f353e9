import type { Severity } from '@kuvvet/report';
import type { CheckedReport } from '../../arbiters/read-for-check.ts';
import { Scroll } from '../parts/scroll.tsx';
import { word } from './words.ts';

const severities: readonly Severity[] = ['error', 'hold', 'warning', 'notice'];

/** The gravest of the findings; a notice without any. */
export const gravest = (findings: CheckedReport['findings']): Severity =>
  severities.find((severity) => findings.some(({ finding }) => finding.severity === severity)) ?? 'notice';

/** Every finding at its line and round, the gravest first. */
export function FindingsTable({ findings }: { readonly findings: CheckedReport['findings'] }) {
  const sorted = findings.toSorted(
    (one, other) => severities.indexOf(one.finding.severity) - severities.indexOf(other.finding.severity),
  );
  return (
    <Scroll label={word.findings}>
      <table>
        <caption>{word.findings}</caption>
        <thead>
          <tr>
            <th scope="col">{word.severity}</th>
            <th scope="col" class="number">
              {word.line}
            </th>
            <th scope="col" class="number">
              {word.round}
            </th>
            <th scope="col" class="number">
              {word.player}
            </th>
            <th scope="col">{word.what}</th>
          </tr>
        </thead>
        <tbody>
          {sorted.map(({ finding: { code, severity, line, round, startNo }, text }) => (
            <tr key={`${code} ${line} ${round} ${startNo}`}>
              <td>
                <span class={`tag is-${severity}`}>{word.severities[severity]}</span>
              </td>
              <td class="number">{line ?? '–'}</td>
              <td class="number">{round ?? '–'}</td>
              <td class="number">{startNo ?? '–'}</td>
              <td class="said">{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}
