import { useEffect, useId, useState } from 'preact/hooks';
import { pageAddress, spoken } from '../language.ts';
import type { Pack } from '../release/pack.ts';
import type { NameLine } from '../release/rows.ts';
import { type Found, searchNames } from '../release/search-names.ts';
import { words } from './words.ts';

const word = spoken(words);

/** Shown of what was found. */
const most = 12;

const nothing: Found = { players: [], isCut: false };

/** Milliseconds without a key before the search begins. */
const pause = 120;

/** A box in which names are typed, and who has such a name. */
export function PlayerSearch({
  pack,
  label = word.search,
  choose,
}: {
  readonly pack: () => Promise<Pack>;
  readonly label?: string;
  /** What is done with a player; a link to the page of the player unless given. */
  readonly choose?: (line: NameLine) => void;
}) {
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<Found | null>(null);
  const id = useId();
  useEffect(() => {
    let isWanted = true;
    const begin = setTimeout(async () => {
      const outcome =
        typed.trim().length < 2 ? null : await searchNames(await pack(), typed, most).catch(() => nothing);
      if (isWanted) setFound(outcome);
    }, pause);
    return () => {
      isWanted = false;
      clearTimeout(begin);
    };
  }, [typed]);
  const number = /^\s*([1-9]\d{3,7})\s*$/.exec(typed)?.[1];
  const close = () => {
    setTyped('');
    setFound(null);
  };
  const taken = (line: NameLine) => {
    close();
    choose?.(line);
  };
  return (
    <search class="search">
      <div class="field grows">
        <label for={id}>{label}</label>
        <input
          id={id}
          type="search"
          autocomplete="off"
          spellcheck={false}
          placeholder={word.searchHint}
          value={typed}
          onInput={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Escape' && close()}
        />
      </div>
      <p class="hidden-label" role="status">
        {found && !number ? (found.players.length > 0 ? word.found(found.players.length) : word.none) : ''}
      </p>
      {number && !choose ? (
        <a class="found" href={`${pageAddress('player/')}?no=${number}`}>
          {word.goTo(number)}
        </a>
      ) : null}
      {found && !number ? <Players found={found} choose={choose && taken} /> : null}
    </search>
  );
}

function Players({
  found: { players, isCut },
  choose,
}: {
  readonly found: Found;
  readonly choose: ((line: NameLine) => void) | undefined;
}) {
  if (players.length === 0) return <p class="found soft">{word.none}</p>;
  return (
    <ul class="found">
      {players.map((line) => (
        <li key={line[0]}>
          {choose ? (
            <button type="button" class="plain" onClick={() => choose(line)}>
              {line[1]}
            </button>
          ) : (
            <a href={`${pageAddress('player/')}?no=${line[0]}`}>{line[1]}</a>
          )}
          <span class="soft small">
            {[line[0], line[2] || null, line[3] || null].filter((fact) => fact !== null).join(' · ')}
          </span>
          <span class="strengths small">
            {(['UKD', 'UHS', 'UYS'] as const).map((type, at) =>
              line[4 + at] ? (
                <span key={type}>
                  {type} {line[4 + at]}
                </span>
              ) : null,
            )}
          </span>
        </li>
      ))}
      {isCut ? <li class="soft small">{word.cut}</li> : null}
    </ul>
  );
}
