export { type Acceptance, type AcceptPorts, accept } from './accept.ts';
export { type Check, check } from './check.ts';
export { hideKeys, readKey } from './keys.ts';
export { type IngestEvent, type IngestPorts, ingestRoutes } from './routes.ts';
export { readScope } from './scope.ts';
export type { Keyring } from './sender.ts';
export { sign } from './signature.ts';
