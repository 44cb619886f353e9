export { type Acceptance, type AcceptPorts, accept } from './accept.ts';
export { type IngestEvent, type IngestPorts, ingestRoutes } from './routes.ts';
export type { Keyring } from './sender.ts';
export { secretBytes, sign } from './signature.ts';
