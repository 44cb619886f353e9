import { useId, useState } from 'preact/hooks';
import { language, pageAddress, spoken } from '../language.ts';
import { words } from './words.ts';

const word = spoken(words);

/** Addresses for others: of the page, and of the card on sites of clubs. */
export function Share({ player }: { readonly player: string }) {
  const page = `${location.origin}${pageAddress('player/')}?no=${player}`;
  const card = `${location.origin}${pageAddress('card/')}?no=${player}`;
  const script = `<script src="${location.origin}/kuvvet-card.js" async></script>\n<kuvvet-card player="${player}" lang="${language}"></kuvvet-card>`;
  const frame = `<iframe src="${card}" title="Kuvvet" width="320" height="210" loading="lazy"></iframe>`;
  return (
    <details class="card folded no-print">
      <summary>{word.share}</summary>
      <Copied label={word.link} text={page} />
      <Copied label={word.card} text={script} />
      <Copied label={word.frame} text={frame} />
    </details>
  );
}

function Copied({ label, text }: { readonly label: string; readonly text: string }) {
  const [isCopied, setCopied] = useState(false);
  const id = useId();
  return (
    <div class="row copied">
      <div class="field grows">
        <label for={id}>{label}</label>
        <textarea id={id} class="mono" readOnly rows={text.split('\n').length} value={text} />
      </div>
      {'clipboard' in navigator && (
        <button
          type="button"
          onClick={() => {
            void navigator.clipboard.writeText(text).then(
              () => setCopied(true),
              () => setCopied(false),
            );
          }}
        >
          {word.copy}
        </button>
      )}
      <span role="status" class="soft">
        {isCopied ? word.copied : ''}
      </span>
    </div>
  );
}
