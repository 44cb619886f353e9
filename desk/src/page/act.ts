import { randomUUID } from 'node:crypto';
import { flawOfWords } from '@kuvvet/office';
import type { Visit } from '../visit.ts';
import { actWords } from '../words/act.ts';
import { hidden, textField } from './form.ts';
import type { Markup } from './layout.ts';

/** The field in which an officer says why. */
export const reasonField = ({ language, form }: Visit): Markup =>
  textField({
    name: 'reason',
    label: actWords[language].reason,
    hint: actWords[language].reasonHint,
    value: form.reason,
  });

/** What is wrong with the reason of a form, in a sentence; null if nothing is. */
export function flawOfReason({ form, language }: Visit): string | null {
  const flaw = flawOfWords(form.reason ?? '');
  return flaw && actWords[language].flaws[flaw];
}

/** Who orders what a form asks for, and why. Sent twice, one form is one act. */
export const orderOf = ({ account, form }: Visit) => ({
  id: form.act ?? '',
  by: account.name,
  reason: (form.reason ?? '').trim(),
});

export const isActName = (text: string | undefined): text is string =>
  /^desk-[a-f0-9-]{36}$/.test(text ?? '');

/** What the form that confirms repeats, with a name for the act that no other form has. */
export const repeated = ({ form }: Visit, names: readonly string[]): Markup =>
  hidden({
    ...Object.fromEntries(names.map((name) => [name, form[name]])),
    act: `desk-${randomUUID()}`,
    sure: 'yes',
  });
