export { publishDue } from './due.ts';
export { type PublishOutcome, type PublishPorts, publish } from './publish.ts';
