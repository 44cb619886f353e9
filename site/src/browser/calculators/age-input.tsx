import { useId, useState } from 'preact/hooks';
import { word } from './words.ts';

/** Whole years; undefined for what is none. */
function readAge(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const age = /^\d{1,3}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return age <= 120 ? age : undefined;
}

export function AgeInput({
  value,
  change,
}: {
  readonly value: number | null;
  readonly change: (age: number | null) => void;
}) {
  const [typed, setTyped] = useState({ text: shown(value), value });
  const id = useId();
  const text = typed.value === value ? typed.text : shown(value);
  const isWrong = readAge(text) === undefined;
  return (
    <div class="field">
      <label for={id}>{word.age}</label>
      <input
        id={id}
        class="rating"
        inputmode="numeric"
        autocomplete="off"
        maxlength={3}
        value={text}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-help` : undefined}
        onInput={({ currentTarget: { value: written } }) => {
          const age = readAge(written);
          setTyped({ text: written, value: age === undefined ? value : age });
          if (age !== undefined) change(age);
        }}
      />
      {isWrong && (
        <span id={`${id}-help`} class="small down">
          {word.ageWrong}
        </span>
      )}
    </div>
  );
}

const shown = (value: number | null): string => (value === null ? '' : `${value}`);
