import { type Given, required, WrongUse } from './command.ts';

/** An address of the service named by --url, which may lie below a path. */
export function endpoint(given: Given, path: string): URL {
  const base = required(given, 'url');
  const address = /^https?:\/\//i.test(base) && URL.parse(path, base.endsWith('/') ? base : `${base}/`);
  if (address) return address;
  throw new WrongUse({
    tr: '--url: http:// veya https:// ile başlayan bir adres bekleniyor.',
    en: '--url: expected an address that begins with http:// or https://.',
  });
}
