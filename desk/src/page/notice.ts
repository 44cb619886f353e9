import { html } from 'hono/html';
import type { Markup } from './layout.ts';

/** What came of a form: told at once by whoever reads pages aloud. */
export const done = (text: string): Markup => html`<p class="done" role="status">${text}</p>`;

/** Why a form was not done, and what to change. */
export const refused = (text: string): Markup => html`<p class="refused" role="alert">${text}</p>`;
