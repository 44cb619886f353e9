import type { ComponentChild } from 'preact';

/** What came out, told again by a screen reader when it changes. */
export function Outcome({ head, children }: { readonly head: string; readonly children: ComponentChild }) {
  return (
    <section class="card outcome" aria-live="polite">
      <h2>{head}</h2>
      {children}
    </section>
  );
}

/** Names and values side by side. */
export function Facts({ of }: { readonly of: readonly (readonly [string, ComponentChild])[] }) {
  return (
    <dl class="facts">
      {of.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Rules that acted. */
export function Notes({ of }: { readonly of: readonly (string | false)[] }) {
  const said = of.filter((note) => note !== false);
  return said.length === 0 ? null : (
    <ul class="notes">
      {said.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}

/** Green above nought, red below. */
export const toneOf = (change: number): string => (change > 0 ? 'up' : change < 0 ? 'down' : '');
