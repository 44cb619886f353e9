import type { Rating } from '@kuvvet/engine';
import { useId, useState } from 'preact/hooks';
import { readRating } from '../../calculators/read-rating.ts';
import { word } from './words.ts';

interface RatingInputProps {
  readonly label: string;
  /** Read aloud, not shown: the heading of the column says it. */
  readonly isLabelHidden?: boolean;
  readonly value: Rating | null;
  readonly help?: string;
  readonly change: (rating: Rating | null) => void;
}

/** A rating as it is typed: what is none yet is said beside it and changes nothing. */
export function RatingInput({ label, isLabelHidden, value, help, change }: RatingInputProps) {
  const [typed, setTyped] = useState({ text: shown(value), value });
  const id = useId();
  // A value from elsewhere, such as an import, takes the place of what was typed.
  const text = typed.value === value ? typed.text : shown(value);
  const isWrong = readRating(text) === undefined;
  const told = isWrong ? word.ratingWrong : help;
  return (
    <div class="field">
      <label for={id} class={isLabelHidden ? 'hidden-label' : undefined}>
        {label}
      </label>
      <input
        id={id}
        class="rating"
        inputmode="numeric"
        autocomplete="off"
        maxlength={4}
        value={text}
        aria-invalid={isWrong}
        aria-describedby={told ? `${id}-help` : undefined}
        onInput={({ currentTarget: { value: written } }) => {
          const rating = readRating(written);
          setTyped({ text: written, value: rating === undefined ? value : rating });
          if (rating !== undefined) change(rating);
        }}
      />
      {told && (
        <span id={`${id}-help`} class={isWrong ? 'small down' : 'small soft'}>
          {told}
        </span>
      )}
    </div>
  );
}

const shown = (value: Rating | null): string => (value === null ? '' : `${value}`);
