import { hideKeys } from '@kuvvet/office';
import { hidePersonal } from '@kuvvet/report';
import { html } from 'hono/html';
import type { Visit } from '../visit.ts';
import type { Markup } from './layout.ts';

/** A form that does something: it carries the token of the session. */
export const postForm = (
  { token }: Pick<Visit, 'token'>,
  action: string,
  button: string,
  fields: Markup | readonly Markup[],
  files = false,
): Markup => html`<form method="post" action="${action}"${files ? html` enctype="multipart/form-data"` : ''}>
<input type="hidden" name="token" value="${token}">
${fields}
<button type="submit">${button}</button>
</form>`;

interface Field {
  readonly name: string;
  readonly label: string;
  readonly value?: string | undefined;
  readonly hint?: string;
  readonly optional?: boolean;
}

interface TextField extends Field {
  readonly type?: 'text' | 'password' | 'number' | 'search';
  readonly autocomplete?: string;
  readonly most?: number;
}

export const textField = (field: TextField): Markup => html`<p class="field">
<label for="${field.name}">${field.label}</label>
<input id="${field.name}" name="${field.name}" type="${field.type ?? 'text'}" value="${repeatable(field.value)}"
 maxlength="${field.most ?? 200}" autocomplete="${field.autocomplete ?? 'off'}"
 ${field.optional ? '' : html`required`}${describedBy(field)}>
${hintOf(field)}
</p>`;

export const fileField = (field: Field & { readonly accept: string }): Markup => html`<p class="field">
<label for="${field.name}">${field.label}</label>
<input id="${field.name}" name="${field.name}" type="file" accept="${field.accept}"
 ${field.optional ? '' : html`required`}${describedBy(field)}>
${hintOf(field)}
</p>`;

export const selectField = (
  field: Field,
  options: readonly (readonly [value: string, label: string])[],
): Markup => html`<p class="field">
<label for="${field.name}">${field.label}</label>
<select id="${field.name}" name="${field.name}"${describedBy(field)}>
${options.map(
  ([value, label]) =>
    html`<option value="${value}"${value === field.value ? html` selected` : ''}>${label}</option>`,
)}
</select>
${hintOf(field)}
</p>`;

export const checkField = (field: Field, value = 'yes'): Markup => html`<p class="check">
<input id="${field.name}-${value}" name="${field.name}" type="checkbox" value="${value}"${field.optional ? '' : html` required`}>
<label for="${field.name}-${value}">${field.label}</label>
</p>`;

export const hidden = (values: Readonly<Record<string, string | undefined>>): Markup =>
  html`${Object.entries(values).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value ?? ''}">`,
  )}`;

/** What was typed, unless it is a number or a key that no page shows: then it has to be typed anew. */
const repeatable = (typed = ''): string => (hideKeys(hidePersonal(typed)) === typed ? typed : '');

const describedBy = ({ name, hint }: Field) => (hint ? html` aria-describedby="${name}-hint"` : '');
const hintOf = ({ name, hint }: Field) => (hint ? html`<small id="${name}-hint">${hint}</small>` : '');
