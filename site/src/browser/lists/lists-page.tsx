import type { ListType } from '@kuvvet/engine';
import { useEffect } from 'preact/hooks';
import { spoken } from '../language.ts';
import { MonthChoice } from '../parts/month-choice.tsx';
import { PlayerSearch } from '../parts/player-search.tsx';
import { TypeChoice } from '../parts/type-choice.tsx';
import { useLoaded } from '../parts/use-loaded.ts';
import { type Query, useQuery } from '../parts/use-query.ts';
import { Waiting } from '../parts/waiting.tsx';
import { words as common } from '../parts/words.ts';
import { countOf, dayName, listTypes, monthName } from '../parts/written.ts';
import { type Calendar, fetchCalendar, fetchManifest, type PublishedList, packOf } from '../release/lists.ts';
import { FilesView } from './files.tsx';
import { MoversView } from './movers.tsx';
import { RankingView } from './ranking.tsx';
import { words } from './words.ts';

const word = spoken(words);
const usual = spoken(common);

const views = ['rank', 'movers', 'files'] as const;

/** Current and past lists of the three types. */
export function ListsPage() {
  const [query, ask] = useQuery();
  const calendar = useLoaded(fetchCalendar, []);
  const type = listTypes.find((each) => each === query.type) ?? 'ukd';
  return (
    <Waiting on={calendar}>
      {(found) => {
        const lists = found?.lists[type] ?? [];
        const list = lists.find(({ period }) => period === query.list) ?? lists[0];
        if (!found || !list) {
          return (
            <>
              <h1>{word.loadingTitle}</h1>
              <p class="notice">{usual.noLists}</p>
            </>
          );
        }
        return <ListView {...{ type, list, calendar: found, query, ask }} />;
      }}
    </Waiting>
  );
}

interface Shown {
  readonly type: ListType;
  readonly list: PublishedList;
  readonly calendar: Calendar;
  readonly query: Query;
  readonly ask: (changes: Query, how?: 'push' | 'replace') => void;
}

function ListView({ type, list, calendar, query, ask }: Shown) {
  const lists = calendar.lists[type];
  const pack = useLoaded(() => packOf(list), [list]);
  const view = views.find((each) => each === query.view) ?? 'rank';
  const title = word.title(usual.types[type], monthName(list.period));
  useEffect(() => {
    document.title = `${title} — Kuvvet`;
  }, [title]);
  const ofMonth = (period: string) => ask({ list: period === lists[0]?.period ? '' : period });
  return (
    <>
      <h1>{title}</h1>
      <p class="soft">
        {pack.state === 'there' ? `${word.players(countOf(pack.value.rows))}. ` : ''}
        {word.inForce(dayName(list.inForceFrom), list.inForceUntil && dayName(list.inForceUntil))}
      </p>
      {list.stands > 1 ? <Revised list={list} /> : null}
      <div class="row no-print">
        <TypeChoice type={type} choose={(chosen) => ask({ type: chosen === 'ukd' ? '' : chosen })} />
        <MonthChoice
          label={usual.month}
          periods={lists.map(({ period }) => period)}
          period={list.period}
          choose={ofMonth}
        />
        <PlayerSearch pack={() => packOf(list)} />
      </div>
      <fieldset class="choices no-print" aria-label={word.viewsLabel}>
        {views.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === view}
            onClick={() => ask({ view: each === 'rank' ? '' : each })}
          >
            {word.views[each]}
          </button>
        ))}
      </fieldset>
      <div class="view">
        <Waiting on={pack}>
          {(opened) => {
            if (view === 'movers') return <MoversView pack={opened} list={list} />;
            if (view === 'files') return <FilesView type={type} list={list} />;
            return <RankingView {...{ type, list, all: lists, pack: opened, query, ask }} />;
          }}
        </Waiting>
      </div>
    </>
  );
}

/** Why a list was made again beside its first revision. */
function Revised({ list }: { readonly list: PublishedList }) {
  const manifest = useLoaded(() => fetchManifest(list), [list]);
  const reason = manifest.state === 'there' ? manifest.value?.reason : null;
  return <p class="notice warn">{word.revised(list.stands, reason ?? '')}</p>;
}
