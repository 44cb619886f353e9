import { html } from 'hono/html';
import type { Markup } from './layout.ts';

type Cell = Markup | string | number | null;

interface Table {
  /** Names it for whoever cannot see it. */
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  /** Said where there are no rows. */
  readonly none: string;
}

/** A table that scrolls by itself where the window is narrower. */
export const table = ({ caption, head, rows, none }: Table): Markup =>
  rows.length === 0
    ? html`<p>${none}</p>`
    : html`<div class="scroll" role="region" aria-label="${caption}" tabindex="0">
<table>
<thead><tr>${head.map((title) => html`<th scope="col">${title}</th>`)}</tr></thead>
<tbody>
${rows.map((cells) => html`<tr>${cells.map((cell) => html`<td>${cell ?? '-'}</td>`)}</tr>\n`)}
</tbody>
</table>
</div>`;

/** Facts with their names, one under the other. */
export const facts = (pairs: readonly (readonly [name: string, value: Cell])[]): Markup =>
  html`<dl>${pairs.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value ?? '-'}</dd></div>`)}</dl>`;
