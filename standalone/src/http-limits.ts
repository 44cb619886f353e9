import type { Server, ServerOptions } from 'node:http';

/** What one client may take of the server's time and memory; a body is bounded by intake while it is read. */
export const httpOptions = {
  headersTimeout: 10_000,
  /** For the largest body at 40 kB a second. */
  requestTimeout: 60_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 16_384,
} as const satisfies ServerOptions;

export const connectionLimits = {
  /** With the largest body each they hold 640 MB. */
  maxConnections: 256,
  maxRequestsPerSocket: 1_000,
  maxHeadersCount: 100,
  /** Milliseconds without a byte in either direction. */
  timeout: 60_000,
} as const satisfies Partial<Server>;
