import { useState } from 'preact/hooks';
import { linkOf } from '../../calculators/share-link.ts';
import type { Sheet } from '../../calculators/sheet.ts';
import { boxWord } from './box-words.ts';

/** The sheet as an address. The address follows what is entered. */
export function ShareBox({ sheet }: { readonly sheet: Sheet }) {
  const [withNames, setWithNames] = useState(false);
  const [copied, setCopied] = useState<string | null>(null);
  const link = `${location.origin}${location.pathname}#${linkOf(sheet, withNames)}`;
  return (
    <details class="box">
      <summary>{boxWord.share}</summary>
      <p class="soft">{boxWord.shareAbout}</p>
      <label class="tick">
        <input
          type="checkbox"
          checked={withNames}
          onChange={({ currentTarget }) => setWithNames(currentTarget.checked)}
        />
        <span>{boxWord.withNames}</span>
      </label>
      <div class="row">
        <label class="field grows">
          <span>{boxWord.link}</span>
          <input readOnly value={link} onFocus={({ currentTarget }) => currentTarget.select()} />
        </label>
        {'clipboard' in navigator && (
          <button
            type="button"
            onClick={() => {
              void navigator.clipboard.writeText(link).then(
                () => setCopied(link),
                () => setCopied(null),
              );
            }}
          >
            {boxWord.copy}
          </button>
        )}
      </div>
      <p role="status">{copied === link && boxWord.copied}</p>
    </details>
  );
}
