import type { Sender } from '@kuvvet/ledger';
import { tournamentPattern } from '@kuvvet/office';

/** Reads a scope such as `IZM-*,ANK-2026-01`; null if a part is neither a code nor a beginning followed by `*`. */
export function readScope(text: string): readonly string[] | null {
  const parts = text.split(',').map((part) => part.trim());
  return parts.every((part) => part === '*' || tournamentPattern.test(part.replace(/\*$/, '')))
    ? parts
    : null;
}

/** Whether a sender may report an event. */
export function mayReport({ scope }: Sender, tournament: string): boolean {
  return scope.some((part) =>
    part.endsWith('*') ? tournament.startsWith(part.slice(0, -1)) : tournament === part,
  );
}
