import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { spoken } from '../language.ts';
import { type Loaded, useLoaded } from '../parts/use-loaded.ts';
import type { Pack } from '../release/pack.ts';
import { ages, type Filter, isNarrowed } from './filter.ts';
import { words } from './words.ts';

const word = spoken(words);

/** The line of `facets`. */
interface Facets {
  readonly provinces: readonly (readonly [name: string, count: number])[];
  readonly clubs: readonly (readonly [name: string, count: number, province: string])[];
  readonly federations: readonly (readonly [code: string, count: number])[];
}

const collator = new Intl.Collator('tr');
const byName = ([one]: readonly [string, ...unknown[]], [other]: readonly [string, ...unknown[]]): number =>
  collator.compare(one, other);

async function facetsOf(pack: Pack): Promise<Facets | undefined> {
  for await (const [facets] of pack.blocks<Facets>('facets', '', '~')) return facets;
}

/** By what the list can be narrowed. */
export function Filters({
  pack,
  filter,
  narrow,
  children,
}: {
  readonly pack: Pack;
  readonly filter: Filter;
  readonly narrow: (changes: Readonly<Record<string, string>>) => void;
  readonly children?: ComponentChildren;
}) {
  const loaded: Loaded<Facets | undefined> = useLoaded(() => facetsOf(pack), [pack]);
  const id = useId();
  const facets = loaded.state === 'there' ? loaded.value : undefined;
  const clubs = (facets?.clubs ?? []).filter(
    ([, , province]) => filter.province === '' || province === '' || province === filter.province,
  );
  const club = (name: string) => {
    const known = facets?.clubs.find(([each]) => each === name);
    if (name !== '' && !known) return;
    // The province of a club leads to its players in far fewer blocks.
    narrow(known?.[2] ? { club: name, province: known[2] } : { club: name });
  };
  return (
    <fieldset class="row filters no-print" aria-label={word.filters}>
      <Choice
        label={word.province}
        value={filter.province}
        choose={(province) => narrow({ province, club: '' })}
      >
        {(facets?.provinces.toSorted(byName) ?? known(filter.province)).map(([name, count]) => [
          name,
          `${name} (${count})`,
        ])}
      </Choice>
      <label class="field">
        <span>{word.club}</span>
        <input
          type="search"
          list={`${id}clubs`}
          key={filter.club}
          defaultValue={filter.club}
          onChange={(event) => club(event.currentTarget.value)}
        />
        <datalist id={`${id}clubs`}>
          {clubs.toSorted(byName).map(([name]) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </label>
      <Choice label={word.age} value={filter.age} choose={(age) => narrow({ age })}>
        {[
          ...ages.under.map((age) => [`U${age}`, word.under(age)] as const),
          ...ages.over.map((age) => [`${age}+`, word.over(age)] as const),
        ]}
      </Choice>
      <Choice label={word.sex} value={filter.sex} choose={(sex) => narrow({ sex })}>
        {[
          ['w', word.women],
          ['m', word.men],
        ]}
      </Choice>
      {(facets?.federations.length ?? 0) > 1 || filter.federation ? (
        <Choice label={word.federation} value={filter.federation} choose={(fed) => narrow({ fed })}>
          {(facets?.federations.toSorted(byName) ?? known(filter.federation)).map(([code, count]) => [
            code,
            `${code} (${count})`,
          ])}
        </Choice>
      ) : null}
      {children}
      {isNarrowed(filter) ? (
        <button type="button" onClick={() => narrow({ province: '', club: '', age: '', sex: '', fed: '' })}>
          {word.clear}
        </button>
      ) : null}
    </fieldset>
  );
}

const known = (value: string): readonly (readonly [string, number])[] => (value === '' ? [] : [[value, 0]]);

function Choice({
  label,
  value,
  choose,
  children,
}: {
  readonly label: string;
  readonly value: string;
  readonly choose: (value: string) => void;
  readonly children: readonly (readonly [value: string, shown: string])[];
}) {
  return (
    <label class="field">
      <span>{label}</span>
      <select value={value} onChange={(event) => choose(event.currentTarget.value)}>
        <option value="">{word.all}</option>
        {children.map(([each, shown]) => (
          <option key={each} value={each}>
            {shown}
          </option>
        ))}
      </select>
    </label>
  );
}
