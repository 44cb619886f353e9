import { publicMessage } from '@kuvvet/report';
import { language, spoken } from '../language.ts';
import { Scroll } from '../parts/scroll.tsx';
import type { FindingLine } from '../release/rows.ts';
import { words } from './words.ts';

const word = spoken(words);

const severities: readonly FindingLine['severity'][] = ['error', 'hold', 'warning', 'notice'];

/** What was noticed in the report that counts, each kind once with all its places. */
export function Findings({ findings }: { readonly findings: readonly FindingLine[] }) {
  const kinds = [...Map.groupBy(findings, ({ code, severity }) => `${code} ${severity}`).values()];
  const sorted = kinds.sort((one, other) => gravityOf(one) - gravityOf(other));
  return (
    <section>
      <h2>{word.findings}</h2>
      {sorted.length === 0 ? (
        <p class="soft">{word.findingsNone}</p>
      ) : (
        <Scroll label={word.findings}>
          <table class="findings">
            <caption>{word.findingsHint}</caption>
            <thead>
              <tr>
                <th scope="col">{word.kind}</th>
                <th scope="col">{word.what}</th>
                <th scope="col">{word.where}</th>
              </tr>
            </thead>
            <tbody>
              {sorted.map((lines) => (
                <Kind key={`${lines[0]?.code} ${lines[0]?.severity}`} lines={lines} />
              ))}
            </tbody>
          </table>
        </Scroll>
      )}
    </section>
  );
}

const gravityOf = ([first]: readonly FindingLine[]): number =>
  severities.indexOf(first?.severity ?? 'notice');

function Kind({ lines }: { readonly lines: readonly FindingLine[] }) {
  const [first] = lines;
  if (!first) return null;
  const places = lines.flatMap((line) => placeOf(line) ?? []);
  return (
    <tr>
      <td>
        <span class={`tag is-${first.severity}`}>{word.severities[first.severity]}</span>
      </td>
      <td>{publicMessage(first.code, language)}</td>
      <td>{places.length === 0 ? word.everywhere : [...new Set(places)].join('; ')}</td>
    </tr>
  );
}

/** Null for what concerns the whole report. */
function placeOf({ round, start_no: startNo, other_no: otherNo }: FindingLine): string | null {
  const startNos = [startNo, otherNo].filter((number) => number !== null).join(', ');
  const parts = [round === null ? '' : word.round(round), startNos === '' ? '' : word.startNos(startNos)];
  return parts.filter(Boolean).join(', ') || null;
}
