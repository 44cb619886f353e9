export { type DueOutcome, publishDue } from './due.ts';
export { type PublishOutcome, type PublishPorts, publish } from './publish.ts';
export {
  type ListDifferences,
  type RerunOutcome,
  type RerunPorts,
  rehearseRerun,
  rerun,
} from './rerun.ts';
export { type Shrinkage, shrunkLists } from './shrinkage.ts';
export { patienceBefore, type Stale, sweep } from './sweep.ts';
export { tellReaders } from './tell-readers.ts';
