import { existsSync } from 'node:fs';

const debian = '/usr/bin/chromium';

/** The browser on this machine: what KUVVET_CHROMIUM names, or where Debian puts it; null where there is none. */
export const chromiumPath = process.env.KUVVET_CHROMIUM ?? (existsSync(debian) ? debian : null);

/** One that opens pages and does nothing else: no update, no synchronisation, no word to anybody. */
export const chromiumArguments = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const;
