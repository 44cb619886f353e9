import { isIP } from 'node:net';
import { isForbidden, isLoopback } from './forbidden-address.ts';

/** Why news cannot be posted to an address. */
export type AddressFault = 'malformed' | 'not-https' | 'credentials' | 'forbidden-address';

const longest = 2_000;

/**
 * What is wrong with an address as it is written; null if nothing is. Where its name leads is looked at when it is
 * connected to. `loopback`: this machine may be tried, without TLS.
 */
export function addressFault(
  text: string,
  { loopback }: { readonly loopback: boolean },
): AddressFault | null {
  const url = text.length <= longest && URL.canParse(text) ? new URL(text) : null;
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:') || url.hash !== '') return 'malformed';
  if (url.username !== '' || url.password !== '') return 'credentials';
  const host = hostOf(url);
  const here = isLoopback(host) || host === 'localhost';
  if (here && loopback) return null;
  if (url.protocol !== 'https:') return 'not-https';
  return isIP(host) !== 0 && isForbidden(host) ? 'forbidden-address' : null;
}

/** The name or address of a URL's host; the parser has written numbers of every base as one IPv4 address. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');
