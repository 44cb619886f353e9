import { pageAddress, spoken } from '../language.ts';
import { useLoaded } from '../parts/use-loaded.ts';
import { Waiting } from '../parts/waiting.tsx';
import { words as common } from '../parts/words.ts';
import { listTypes, monthName, signed, toneOf } from '../parts/written.ts';
import { type Career, fetchCareer } from '../release/career.ts';
import { fetchCalendar } from '../release/lists.ts';
import { start } from '../start.ts';
import { words } from './words.ts';

const word = spoken(words);
const usual = spoken(common);

/** Only the newest two lists: a card is small, and shown often. */
async function fetchCard(player: string): Promise<Career | null> {
  const calendar = await fetchCalendar();
  if (!calendar || !/^[1-9]\d{3,7}$/.test(player)) return null;
  const { ukd, uhs, uys } = calendar.lists;
  const lists = { ukd: ukd.slice(0, 2), uhs: uhs.slice(0, 2), uys: uys.slice(0, 2) };
  return fetchCareer(player, { ...calendar, lists });
}

function Card() {
  const player = new URLSearchParams(location.search).get('no') ?? '';
  const card = useLoaded(() => fetchCard(player), [player]);
  return (
    <Waiting on={card}>
      {(found) => {
        const [now, before] = found?.months ?? [];
        if (!found || !now) return <p class="notice">{word.absent}</p>;
        return (
          <article>
            <h1>{found.row.name}</h1>
            <p class="soft small">
              {[found.row.club, found.row.province].filter((fact) => fact !== '').join(' · ')}
            </p>
            <dl class="ratings">
              {listTypes.map((type) => (
                <div key={type}>
                  <dt class="soft small">{usual.types[type]}</dt>
                  <dd>
                    <strong>{now[type] || '–'}</strong>{' '}
                    {now[type] && before?.[type] ? (
                      <span class={`small ${toneOf(now[type] - before[type])}`}>
                        {signed(now[type] - before[type])}
                      </span>
                    ) : null}
                  </dd>
                </div>
              ))}
            </dl>
            <p class="small">
              {word.of(monthName(now.period))} ·{' '}
              <a href={`${pageAddress('player/')}?no=${player}`} target="_blank" rel="noopener">
                {word.more}
              </a>
            </p>
          </article>
        );
      }}
    </Waiting>
  );
}

start(<Card />);
