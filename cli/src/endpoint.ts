import { type Given, required, WrongUse } from './command.ts';

/** An address of the service named by --url, which may lie below a path. */
export function endpoint(given: Given, path: string): URL {
  const base = required(given, 'url');
  try {
    return new URL(path, base.endsWith('/') ? base : `${base}/`);
  } catch {
    throw new WrongUse({ tr: '--url: adres değil.', en: '--url: not an address.' });
  }
}
