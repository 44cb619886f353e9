import type { ListType } from '@kuvvet/engine';
import { pageAddress, spoken } from '../language.ts';
import { useLoaded } from '../parts/use-loaded.ts';
import { monthName, signed } from '../parts/written.ts';
import { type Calendar, type PublishedList, packOf } from '../release/lists.ts';
import type { AmendmentLine, AuditLine } from '../release/rows.ts';
import { words } from './words.ts';

const word = spoken(words);

interface Corrected {
  readonly list: PublishedList;
  readonly lines: readonly AmendmentLine[];
}

/** What later lists corrected of this one for its players: a published list itself never changes. */
async function correctionsOf(
  list: PublishedList,
  later: readonly PublishedList[],
  players: ReadonlySet<string>,
): Promise<readonly Corrected[]> {
  const found: Corrected[] = [];
  for (const each of later) {
    const lines: AmendmentLine[] = [];
    for await (const block of (await packOf(each)).blocks<AmendmentLine>('amendments', '', '~')) {
      lines.push(...block.filter((line) => line.corrects === list.period && players.has(line.player)));
    }
    if (lines.length > 0) found.push({ list: each, lines });
  }
  return found;
}

/** The history of a tournament's numbers after they were published. */
export function Corrections({
  type,
  list,
  calendar,
  seats,
}: {
  readonly type: ListType;
  readonly list: PublishedList;
  readonly calendar: Calendar;
  readonly seats: readonly AuditLine[];
}) {
  const later = calendar.lists[type].filter(({ period }) => period > list.period);
  const names = new Map(seats.map(({ player, name }) => [player, name]));
  const corrections = useLoaded(() => correctionsOf(list, later, new Set(names.keys())), [list, seats]);
  if (corrections.state !== 'there') return null;
  return (
    <section>
      <h2>{word.corrections}</h2>
      {corrections.value.length === 0 ? <p class="soft">{word.correctionsNone}</p> : null}
      {corrections.value.map(({ list: each, lines }) => (
        <section key={each.period}>
          <h3>{word.corrected(monthName(each.period))}</h3>
          <ul>
            {lines.map((line) => (
              <li key={JSON.stringify(line)}>
                <a href={`${pageAddress('player/')}?no=${line.player}`}>
                  {names.get(line.player) || line.player}
                </a>
                {line.points === null ? '' : ` ${signed(line.points)}`}
                {line.reason === null ? '' : ` — ${line.reason}`}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
