import { listTypes } from '@kuvvet/engine';
import type { Sheet } from '../../calculators/sheet.ts';
import { AgeInput } from './age-input.tsx';
import { RatingInput } from './rating-input.tsx';
import { word } from './words.ts';

interface PlayerFieldsProps {
  readonly sheet: Sheet;
  readonly change: (facts: Partial<Sheet>) => void;
}

/** Who plays, on which list: what the chosen calculator asks of it. */
export function PlayerFields({ sheet, change }: PlayerFieldsProps) {
  const { mode, type, own, standard, fide } = sheet;
  const isNational = mode !== 'fide' && mode !== 'first';
  const isFide = mode === 'fide' || mode === 'dual';
  return (
    <div class="row top-aligned">
      <label class="field">
        <span>{mode === 'fide' ? word.chapter : word.type}</span>
        <select
          value={type}
          onChange={({ currentTarget }) => {
            const chosen = listTypes.find((each) => each === currentTarget.value);
            if (chosen) change({ type: chosen });
          }}
        >
          {listTypes.map((each) => (
            <option key={each} value={each}>
              {mode === 'fide' ? word.chapters[each] : word.types[each]}
            </option>
          ))}
        </select>
      </label>
      {isNational && (
        <RatingInput label={word.own(type)} value={own} change={(rating) => change({ own: rating })} />
      )}
      {isNational && type !== 'ukd' && own === null && (
        <RatingInput
          label={word.standard}
          value={standard}
          help={word.standardHelp}
          change={(rating) => change({ standard: rating })}
        />
      )}
      {isFide && <RatingInput label={word.fide} value={fide} change={(rating) => change({ fide: rating })} />}
      {isFide && fide !== null && <FideFactsFields sheet={sheet} change={change} />}
    </div>
  );
}

function FideFactsFields({ sheet: { facts }, change }: PlayerFieldsProps) {
  return (
    <>
      <RatingInput
        label={word.highest}
        value={facts.highest}
        change={(highest) => change({ facts: { ...facts, highest } })}
      />
      <AgeInput value={facts.age} change={(age) => change({ facts: { ...facts, age } })} />
      <label class="tick">
        <input
          type="checkbox"
          checked={facts.isNew}
          onChange={({ currentTarget }) => change({ facts: { ...facts, isNew: currentTarget.checked } })}
        />
        <span>{word.isNew}</span>
      </label>
    </>
  );
}
