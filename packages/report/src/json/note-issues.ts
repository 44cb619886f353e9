import type * as z from 'zod/mini';
import type { FindingLog } from '../finding-log.ts';

/** Issues as findings by JSON pointer. Zod's own texts are left out: some quote what they found. */
export function noteIssues(issues: readonly z.core.$ZodIssue[], log: FindingLog): void {
  for (const issue of issues) {
    const pointer = pointerTo(issue.path);
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys)
        log.note('json.unknown-key', { pointer: pointerTo([...issue.path, key]) });
    } else log.note('json.invalid', { pointer, expected: expectation(issue) });
  }
}

/**
 * RFC 6901, but for keys that do not look like a field's name: such a key may be a person's name or
 * number, and only its place is told.
 */
export function pointerTo(path: readonly PropertyKey[]): string {
  const parts = path.map((part) =>
    typeof part === 'number' || isFieldName(String(part)) ? String(part) : '*',
  );
  return parts.map((part) => `/${part}`).join('');
}

const isFieldName = (key: string): boolean => /^[a-z][A-Za-z_]{0,30}\d?$/.test(key);

const kinds: Readonly<Record<string, string>> = { string: 'text', int: 'number', array: 'list' };

/** A short fact; its word is put into the reader's language by catalogue/terms.ts. */
function expectation(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return kinds[issue.expected] ?? issue.expected;
    case 'invalid_value':
      return issue.values.join(' | ');
    case 'too_big':
      return `${measure(issue.origin)}<= ${issue.maximum}`;
    case 'too_small':
      return `${measure(issue.origin)}>= ${issue.minimum}`;
    case 'invalid_format':
      return issue.format === 'date'
        ? 'YYYY-MM-DD'
        : (issue.pattern?.replace(/^\/\^|\$\/$/g, '') ?? issue.format);
    case 'invalid_union':
      return '"5400+30" | {base, increment}';
    default:
      return 'kuvvet.report/1';
  }
}

const measure = (origin: string): string => (origin === 'string' || origin === 'array' ? 'length ' : '');
