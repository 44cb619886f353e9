import { ruleSet } from '@kuvvet/engine';
import type { Federation } from './ports.ts';

/** The first federation: Turkey, under TSF-TK-PRS/05 as described in docs/regulations.md. */
export const turkey: Federation = {
  code: 'TUR',
  timeZone: 'Europe/Istanbul',
  ruleSet: ruleSet('PRS05'),
};
