import type { ListType } from '@kuvvet/engine';
import { useEffect } from 'preact/hooks';
import { pageAddress, spoken } from '../language.ts';
import { PlayerSearch } from '../parts/player-search.tsx';
import { useLoaded } from '../parts/use-loaded.ts';
import { useQuery } from '../parts/use-query.ts';
import { Waiting } from '../parts/waiting.tsx';
import { words as common } from '../parts/words.ts';
import { listTypes, monthName, signed, toneOf } from '../parts/written.ts';
import { type Career, fetchCareer } from '../release/career.ts';
import { type Calendar, fetchCalendar, type PublishedList, packOf } from '../release/lists.ts';
import { linesOf } from '../release/look-up.ts';
import type { ChangeLine } from '../release/rows.ts';
import { ComparedCurve, mostCompared } from './compared.tsx';
import { Months } from './months.tsx';
import { Share } from './share.tsx';
import { words } from './words.ts';

const word = spoken(words);
const usual = spoken(common);

const isNumber = (text: string): boolean => /^[1-9]\d{3,7}$/.test(text);

/** One player, alone or beside others. */
export function PlayerPage() {
  const [query, ask] = useQuery();
  const calendar = useLoaded(fetchCalendar, []);
  const player = query.no ?? '';
  const others = (query.with ?? '')
    .split(',')
    .filter(isNumber)
    .slice(0, mostCompared - 1);
  const type = listTypes.find((each) => each === query.type) ?? 'ukd';
  return (
    <Waiting on={calendar}>
      {(found) => {
        const newest = found?.lists.ukd[0];
        if (!found || !newest) {
          return (
            <>
              <h1>{word.title}</h1>
              <p class="notice">{usual.noLists}</p>
            </>
          );
        }
        if (!isNumber(player)) return <Lookup newest={newest} />;
        return (
          <PlayerView
            {...{ player, others, type, calendar: found }}
            choose={(chosen) => ask({ type: chosen === 'ukd' ? '' : chosen })}
            compare={(players) => ask({ with: players.filter((each) => each !== player).join(',') })}
          />
        );
      }}
    </Waiting>
  );
}

function Lookup({
  newest,
  children,
}: {
  readonly newest: PublishedList;
  readonly children?: preact.ComponentChildren;
}) {
  return (
    <>
      <h1>{word.title}</h1>
      {children}
      <p>{word.intro}</p>
      <PlayerSearch pack={() => packOf(newest)} />
    </>
  );
}

interface Shown {
  readonly player: string;
  readonly others: readonly string[];
  readonly type: ListType;
  readonly calendar: Calendar;
  readonly choose: (type: ListType) => void;
  readonly compare: (players: readonly string[]) => void;
}

function PlayerView({ player, others, type, calendar, choose, compare }: Shown) {
  const careers = useLoaded(
    () => Promise.all([player, ...others].map((each) => fetchCareer(each, calendar))),
    [player, others.join()],
  );
  return (
    <Waiting on={careers}>
      {([career, ...rest]) => {
        if (!career) return <Absent player={player} calendar={calendar} />;
        const beside = rest.filter((each) => each !== null);
        return (
          <>
            <Head career={career} />
            <ComparedCurve careers={[career, ...beside]} {...{ calendar, type, choose, compare }} />
            <Months key={player} career={career} calendar={calendar} />
            <Share player={player} />
          </>
        );
      }}
    </Waiting>
  );
}

/** Who is not on the lists; a number that was merged this month says where it went. */
function Absent({ player, calendar }: { readonly player: string; readonly calendar: Calendar }) {
  const newest = calendar.lists.ukd[0] as PublishedList;
  const into = useLoaded(() => mergedInto(player, calendar), [player]);
  return (
    <Lookup newest={newest}>
      {into.state === 'there' && into.value ? (
        <p class="notice warn">
          {word.merged(player, into.value)}{' '}
          <a href={`${pageAddress('player/')}?no=${into.value}`}>{word.open}</a>
        </p>
      ) : (
        <p class="notice warn">{word.absent(player)}</p>
      )}
    </Lookup>
  );
}

async function mergedInto(player: string, { lists }: Calendar): Promise<string | null> {
  for (const type of listTypes) {
    const [newest] = lists[type];
    const isOf = (line: ChangeLine) => line.player === player && line.into !== null;
    const [line] = newest ? await linesOf<ChangeLine>(await packOf(newest), 'changes', player, isOf) : [];
    if (line) return line.into;
  }
  return null;
}

function Head({ career: { player, row, months } }: { readonly career: Career }) {
  useEffect(() => {
    document.title = `${row.name} — Kuvvet`;
  }, [row.name]);
  const facts = [
    `${word.number} ${player}`,
    row.club,
    row.province,
    row.birth_year ? `${word.born} ${row.birth_year}` : '',
    row.federation,
  ];
  return (
    <>
      <h1>{row.name}</h1>
      <p class="soft">{facts.filter((fact) => fact !== '').join(' · ')}</p>
      <div class="tiles">
        {listTypes.map((type) => (
          <Tile key={type} type={type} months={months} />
        ))}
      </div>
    </>
  );
}

function Tile({ type, months }: { readonly type: ListType; readonly months: Career['months'] }) {
  const now = months[0]?.[type] ?? 0;
  const then = months[1]?.[type] ?? 0;
  const best = months.reduce(
    (one, month) => (month[type] >= one[type] ? month : one),
    months[0] as Career['months'][number],
  );
  return (
    <div class={`card tile ${type}`}>
      <span class="soft">
        {usual.types[type]} <small>{usual.typeNames[type]}</small>
      </span>
      <strong>{now || '–'}</strong>
      <span class="small soft">
        {now === 0 ? (
          word.unrated
        ) : then === 0 ? (
          ''
        ) : (
          <>
            <span class={toneOf(now - then)}>{signed(now - then)}</span> {word.since}
          </>
        )}
        {now > 0 && months.length > 1 ? <br /> : null}
        {now > 0 && months.length > 1 ? word.best(best[type], monthName(best.period)) : null}
      </span>
    </div>
  );
}
