import { ArchiveInterruption } from '../errors.ts';
import type { Reader } from './reader.ts';

/** Fetches public files below an address. What a server does not have, or does not show, is absent. */
export function openHttpReader(address: string): Reader {
  const base = address.endsWith('/') ? address : `${address}/`;
  return {
    async get(key) {
      const response = await fetched(new URL(key, base), key);
      if (response.status === 404 || response.status === 403) return null;
      if (!response.ok) throw new ArchiveInterruption(`${key}: HTTP ${response.status}`);
      return { bytes: new Uint8Array(await response.arrayBuffer()), tag: response.headers.get('etag') ?? '' };
    },
  };
}

async function fetched(address: URL, key: string): Promise<Response> {
  try {
    return await fetch(address);
  } catch (cause) {
    throw new ArchiveInterruption(`${key}: out of reach`, { cause });
  }
}
