export { type Acceptance, type AcceptPorts, accept } from './accept.ts';
export { type Check, check } from './check.ts';
export { handInAs } from './hand-in-as.ts';
export { problem, type Refusal } from './problem.ts';
export { type IngestEvent, type IngestPorts, ingestRoutes } from './routes.ts';
export type { Keyring } from './sender.ts';
