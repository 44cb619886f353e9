import { tournamentPattern } from './submission.ts';

/** Reads a scope such as `IZM-*,ANK-2026-01`; null if a part is neither a code nor a beginning followed by `*`. */
export function readScope(text: string): readonly string[] | null {
  const parts = text.split(',').map((part) => part.trim());
  return parts.every((part) => part === '*' || tournamentPattern.test(part.replace(/\*$/, '')))
    ? parts
    : null;
}

/** Whether an event is in a scope. */
export function covers(scope: readonly string[], tournament: string): boolean {
  return scope.some((part) =>
    part.endsWith('*') ? tournament.startsWith(part.slice(0, -1)) : tournament === part,
  );
}
