import type { Decision } from '@kuvvet/ledger';
import type { Finding } from '@kuvvet/report';

/** Findings as they stand after an officer's decision: what it settles no longer holds, but is still told. */
export const heeding = (findings: readonly Finding[], decision: Decision | null): readonly Finding[] =>
  findings.map((finding) =>
    finding.severity === 'hold' && decision && settles(decision, finding)
      ? { ...finding, severity: 'warning' }
      : finding,
  );

/** Whose number it is was said; that two seats are one person is another matter. */
const aboutNumbers = new Set([
  ...['player.birth-year', 'player.sex', 'player.name'],
  ...['licence.checksum', 'licence.conflict', 'identity.repeated'],
]);

function settles({ accepts, seats = [], type }: Decision, { code, startNo }: Finding): boolean {
  if (accepts.includes(code)) return true;
  if (type !== undefined && (code.startsWith('time-control.') || code === 'type.conflict')) return true;
  return aboutNumbers.has(code) && seats.some(([seated]) => seated === startNo);
}
