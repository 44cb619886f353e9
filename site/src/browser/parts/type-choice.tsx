import type { ListType } from '@kuvvet/engine';
import { spoken } from '../language.ts';
import { words } from './words.ts';
import { listTypes } from './written.ts';

const word = spoken(words);

/** Which of the three lists. */
export function TypeChoice({
  type,
  choose,
}: {
  readonly type: ListType;
  readonly choose: (type: ListType) => void;
}) {
  return (
    <fieldset class="field" aria-label={word.type}>
      <span aria-hidden="true">{word.type}</span>
      <div class="choices">
        {listTypes.map((each) => (
          <button key={each} type="button" aria-pressed={each === type} onClick={() => choose(each)}>
            {word.types[each]}
            <small class="wide-only"> {word.typeNames[each]}</small>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
