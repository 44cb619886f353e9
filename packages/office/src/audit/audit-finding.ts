import type { Finding } from '@kuvvet/report';
import type { auditFindings } from '../catalogue/audit.ts';

export type AuditCode = keyof typeof auditFindings;

/** One thing an audit found out about an installation. `error` is wrong; a `notice` mends itself or harms nobody. */
export interface AuditFinding extends Pick<Finding, 'found' | 'expected'> {
  readonly code: AuditCode;
  readonly severity: 'error' | 'notice';
  /** What it is about: a key of the archive, a month, a list, a receipt or a player number. */
  readonly subject: string;
}

type Facts = Pick<Finding, 'found' | 'expected'>;

export const wrong = (code: AuditCode, subject: string, facts: Facts = {}): AuditFinding => ({
  ...{ code, severity: 'error', subject },
  ...facts,
});

export const notice = (code: AuditCode, subject: string, facts: Facts = {}): AuditFinding => ({
  ...{ code, severity: 'notice', subject },
  ...facts,
});

/** Where an audit writes down what it finds. */
export type Note = (finding: AuditFinding) => void;
