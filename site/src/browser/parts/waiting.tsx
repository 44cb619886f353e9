import type { ComponentChildren } from 'preact';
import { spoken } from '../language.ts';
import type { Loaded } from './use-loaded.ts';
import { words } from './words.ts';

const word = spoken(words);

/** Shows what was loaded; until then, or instead, why it is not there. */
export function Waiting<T>({
  on,
  children,
}: {
  readonly on: Loaded<T>;
  readonly children: (value: T) => ComponentChildren;
}) {
  if (on.state === 'there') return <>{children(on.value)}</>;
  return on.state === 'loading' ? (
    <p class="soft" aria-live="polite">
      {word.loading}
    </p>
  ) : (
    <p class="notice bad" role="alert">
      {word.failed}
    </p>
  );
}
