import type { ListType } from '@kuvvet/engine';
import { pageAddress, spoken } from '../language.ts';
import { MonthChoice } from '../parts/month-choice.tsx';
import { Scroll } from '../parts/scroll.tsx';
import { TypeChoice } from '../parts/type-choice.tsx';
import { useLoaded } from '../parts/use-loaded.ts';
import { useQuery } from '../parts/use-query.ts';
import { Waiting } from '../parts/waiting.tsx';
import { words as common } from '../parts/words.ts';
import { countOf, dayName, listTypes, monthName } from '../parts/written.ts';
import { type Calendar, fetchCalendar, type PublishedList, packOf } from '../release/lists.ts';
import type { FixtureLine } from '../release/rows.ts';
import { TournamentView } from './tournament-view.tsx';
import { words } from './words.ts';

const word = spoken(words);
const usual = spoken(common);

/** The tournaments of a list, or one of them. */
export function TournamentPage() {
  const [query, ask] = useQuery();
  const calendar = useLoaded(fetchCalendar, []);
  const type = listTypes.find((each) => each === query.type) ?? 'ukd';
  return (
    <Waiting on={calendar}>
      {(found) => {
        const list = found?.lists[type].find(({ period }) => period === query.list) ?? found?.lists[type][0];
        if (!found || !list) {
          return (
            <>
              <h1>{word.heading}</h1>
              <p class="notice">{usual.noLists}</p>
            </>
          );
        }
        if (query.event) {
          return <TournamentView {...{ type, list, calendar: found, event: query.event }} />;
        }
        return (
          <Fixtures
            {...{ type, list, calendar: found }}
            choose={(chosen) => ask({ type: chosen === 'ukd' ? '' : chosen })}
            ofMonth={(period) => ask({ list: period })}
          />
        );
      }}
    </Waiting>
  );
}

async function fixturesOf(list: PublishedList): Promise<readonly FixtureLine[]> {
  const fixtures: FixtureLine[] = [];
  for await (const lines of (await packOf(list)).blocks<FixtureLine>('fixtures', '', '~'))
    fixtures.push(...lines);
  return fixtures;
}

function Fixtures({
  type,
  list,
  calendar,
  choose,
  ofMonth,
}: {
  readonly type: ListType;
  readonly list: PublishedList;
  readonly calendar: Calendar;
  readonly choose: (type: ListType) => void;
  readonly ofMonth: (period: string) => void;
}) {
  const fixtures = useLoaded(() => fixturesOf(list), [list]);
  const title = word.title(usual.types[type], monthName(list.period));
  return (
    <>
      <h1>{title}</h1>
      <div class="row no-print">
        <TypeChoice type={type} choose={choose} />
        <MonthChoice
          label={usual.month}
          periods={calendar.lists[type].map(({ period }) => period)}
          period={list.period}
          choose={ofMonth}
        />
      </div>
      <Waiting on={fixtures}>
        {(found) =>
          found.length === 0 ? (
            <p class="notice">{word.none}</p>
          ) : (
            <Scroll label={title}>
              <table>
                <caption>{word.caption}</caption>
                <thead>
                  <tr>
                    <th scope="col">{word.columns.event}</th>
                    <th scope="col" class="wide-only">
                      {word.columns.city}
                    </th>
                    <th scope="col">{word.columns.start}</th>
                    <th scope="col" class="number">
                      {word.columns.players}
                    </th>
                    <th scope="col" class="wide-only">
                      {word.columns.basis}
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {found.map(([event, start, basis, players, , name, city]) => (
                    <tr key={event}>
                      <th scope="row">
                        <a
                          href={`${pageAddress('tournament/')}?type=${type}&list=${list.period}&event=${event}`}
                        >
                          {name || word.one(dayName(start))}
                        </a>
                        {name ? null : <code class="soft small"> {event.slice(0, 12)}</code>}
                      </th>
                      <td class="wide-only">{city}</td>
                      <td>{dayName(start)}</td>
                      <td class="number">{countOf(players)}</td>
                      <td class="wide-only">{monthName(basis)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </Scroll>
          )
        }
      </Waiting>
    </>
  );
}
