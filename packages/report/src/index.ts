export type * from './finding.ts';
export type * from './report.ts';
