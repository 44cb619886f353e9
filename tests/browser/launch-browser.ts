import { type Browser, chromium } from 'playwright-core';
import { chromiumArguments, chromiumPath } from './chromium.ts';

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath ?? 'no chromium', args: [...chromiumArguments] });
