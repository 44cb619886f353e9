/** What a page could not get, in a form it can say. */
export class Unreachable extends Error {
  readonly address: string;

  constructor(address: string, options?: ErrorOptions) {
    super(address, options);
    this.address = address;
  }
}

async function answer(address: string, init?: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch (cause) {
    throw new Unreachable(address, { cause });
  }
}

/** A published document; null where there is none. */
export async function fetchJson<T>(address: string): Promise<T | null> {
  const response = await answer(address);
  if (response.status === 404 || response.status === 403) return null;
  if (!response.ok) throw new Unreachable(address);
  return (await response.json()) as T;
}

/** Bytes `from` to `end` of a published file, or its last ones; whole from a server that does not know ranges. */
export async function fetchBytes(
  address: string,
  stretch: { readonly from: number; readonly end: number } | { readonly last: number },
): Promise<Uint8Array<ArrayBuffer>> {
  const range = 'last' in stretch ? `-${stretch.last}` : `${stretch.from}-${stretch.end - 1}`;
  const response = await answer(address, { headers: { range: `bytes=${range}` } });
  if (!response.ok) throw new Unreachable(address);
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (response.status === 206) return bytes;
  return 'last' in stretch ? bytes.slice(-stretch.last) : bytes.slice(stretch.from, stretch.end);
}
