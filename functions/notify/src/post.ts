import { lookup } from 'node:dns/promises';
import { type ClientRequest, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { isForbidden, isLoopback } from './forbidden-address.ts';
import type { Parcel } from './message.ts';
import type { NotifyPorts } from './notify.ts';
import { addressFault, hostOf } from './webhook-address.ts';

/** Every address of a host, as the resolver gives them. */
type Resolve = (host: string) => Promise<readonly { readonly address: string }[]>;

export interface PostOptions {
  /** This machine may be posted to, without TLS: for trying out. */
  readonly loopback?: boolean;
  readonly resolve?: Resolve;
  /** Milliseconds for all of it: name, connection, answer. */
  readonly timeout?: number;
  /** Of another trust store. */
  readonly ca?: string;
}

/** Bytes of an answer that are taken in: nothing in it is read. */
const mostBytes = 4_096;

const allAddresses: Resolve = (host) => lookup(host, { all: true, order: 'ipv4first' });

/**
 * Posts to the public internet and nowhere else. A name is resolved once, every address it has must be public, and the
 * connection goes to the address that was looked at: a name that leads elsewhere a moment later is of no use.
 * Redirects are not followed.
 */
export function openPost(options: PostOptions = {}): NotifyPorts['post'] {
  const { loopback = false, resolve = allAddresses, timeout = 10_000, ca } = options;
  return async (parcel) => {
    const fault = addressFault(parcel.url, { loopback });
    if (fault) return { obstacle: fault };
    const signal = AbortSignal.timeout(timeout);
    try {
      const address = await within(signal, checkedAddress(hostOf(new URL(parcel.url)), loopback, resolve));
      if (address === null) return { obstacle: 'forbidden-address' };
      return { status: await exchange(parcel, address, signal, ca) };
    } catch (error) {
      return { obstacle: signal.aborted ? 'timeout' : obstacleOf(error) };
    }
  };
}

/** Where to connect; null if any address of the host is none of the public internet. */
async function checkedAddress(host: string, loopback: boolean, resolve: Resolve): Promise<string | null> {
  const found = isIP(host) === 0 ? (await resolve(host)).map(({ address }) => address) : [host];
  const allowed = (address: string) => !isForbidden(address) || (loopback && isLoopback(address));
  return found.every(allowed) ? (found[0] ?? null) : null;
}

function exchange(
  { url: text, headers, body }: Parcel,
  address: string,
  signal: AbortSignal,
  ca: string | undefined,
): Promise<number> {
  const url = new URL(text);
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const sent: ClientRequest = request({
      method: 'POST',
      host: address,
      port: url.port,
      path: `${url.pathname}${url.search}`,
      // The certificate has to be that of the name, whatever the connection goes to.
      servername: isIP(hostOf(url)) === 0 ? url.hostname : '',
      headers: { ...headers, host: url.host, 'content-length': body.length },
      agent: false,
      signal,
      ...(ca !== undefined && { ca }),
    });
    let status: number | null = null;
    // However the rest of an answer ends: its status is known.
    const ended = (error?: Error) => (status === null ? reject(error) : resolve(status));
    sent.on('error', ended);
    sent.on('response', (response) => {
      status = response.statusCode ?? 0;
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > mostBytes) response.destroy();
      });
      response.on('error', ended);
      response.on('close', ended);
    });
    sent.end(body);
  });
}

/** A promise that is no longer waited for once the signal aborts. */
function within<T>(signal: AbortSignal, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    promise.then(resolve, reject);
  });
}

function obstacleOf(error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'unresolved';
  return /CERT|TLS|SIGNATURE|ALTNAME/.test(code) ? 'certificate' : 'unreachable';
}
