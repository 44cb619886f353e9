import { useState } from 'preact/hooks';
import { spoken } from '../language.ts';
import { words as common } from '../parts/words.ts';
import { listTypes, monthName, signed, toneOf } from '../parts/written.ts';
import type { Career, MonthRatings } from '../release/career.ts';
import type { Calendar } from '../release/lists.ts';
import { MonthDetail } from './month-detail.tsx';
import { words } from './words.ts';

const word = spoken(words);
const usual = spoken(common);

/** Every month of a player, newest first; what is behind the numbers is fetched when a month is opened. */
export function Months({ career, calendar }: { readonly career: Career; readonly calendar: Calendar }) {
  return (
    <section>
      <h2>{word.months}</h2>
      <p class="soft">{word.monthsIntro}</p>
      {career.months.map((month, at) => (
        <Month
          key={month.period}
          {...{ month, before: career.months[at + 1], player: career.player, calendar }}
          isOpen={at === 0}
        />
      ))}
    </section>
  );
}

function Month({
  month,
  before,
  player,
  calendar,
  isOpen,
}: {
  readonly month: MonthRatings;
  readonly before: MonthRatings | undefined;
  readonly player: string;
  readonly calendar: Calendar;
  readonly isOpen: boolean;
}) {
  const [wasOpened, setOpened] = useState(isOpen);
  return (
    <details
      class="card folded"
      open={isOpen}
      onToggle={(event) => event.currentTarget.open && setOpened(true)}
    >
      <summary>
        <span class="month-name">{monthName(month.period)}</span>
        <span class="strengths">
          {listTypes.map((type) => (
            <span key={type}>
              <span class="soft small">{usual.types[type]}</span> {month[type] || '–'}{' '}
              <Moved now={month[type]} then={before?.[type] ?? 0} isKnown={before !== undefined} />
            </span>
          ))}
        </span>
      </summary>
      {wasOpened
        ? listTypes.map((type) => {
            const list = calendar.lists[type].find(({ period }) => period === month.period);
            return list ? (
              <MonthDetail key={type} {...{ player, type, list }} isRated={month[type] > 0} />
            ) : null;
          })
        : null}
    </details>
  );
}

function Moved({
  now,
  then,
  isKnown,
}: {
  readonly now: number;
  readonly then: number;
  readonly isKnown: boolean;
}) {
  if (now === 0 || !isKnown) return null;
  if (then === 0) return <span class="soft small">{word.newRating}</span>;
  return now === then ? null : <span class={`small ${toneOf(now - then)}`}>{signed(now - then)}</span>;
}
