export type { RuleSet } from './ruleset.ts';
export * from './units.ts';
