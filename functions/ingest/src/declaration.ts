import type { Declaration } from '@kuvvet/report';

/** What a request says of its report: list type, counts, whether it is final. Null where a value is none. */
export function readDeclaration(query: Readonly<Record<string, string>>): Declaration | null {
  const { type, final } = query;
  if (type !== undefined && type !== 'ukd' && type !== 'uhs' && type !== 'uys') return null;
  if (final !== undefined && final !== 'true' && final !== 'false') return null;
  const counts = ['rounds', 'players', 'games'].filter((name) => query[name] !== undefined);
  if (!counts.every((name) => /^\d{1,6}$/.test(query[name] ?? ''))) return null;
  return {
    type,
    ...Object.fromEntries(counts.map((name) => [name, Number(query[name])])),
    final: final === undefined ? undefined : final === 'true',
  };
}
