/** Where a request was addressed to, if the desk may answer there. */
export interface Place {
  /** What the browser says of a form that comes from here. */
  readonly origin: string;
  /** Whether cookies go over TLS alone. */
  readonly secure: boolean;
}

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/;

/** This machine, or the address behind TLS that it was told of; null anywhere else. */
export function placeOf(host: string, url: string | null): Place | null {
  if (loopback.test(host)) return { origin: `http://${host}`, secure: false };
  const outside = url === null ? null : URL.parse(url);
  return outside?.protocol === 'https:' && outside.host === host
    ? { origin: outside.origin, secure: true }
    : null;
}
