import { turkey } from '@kuvvet/office';
import { startClock } from './clock.ts';
import { demoAccount } from './demo-account.ts';
import { besideEachOther, deskOf, openAccountsIn } from './desk.ts';
import { openHome } from './home.ts';
import { isLoopback, listenOn, openServer } from './listen.ts';
import { startNotifier } from './notifier.ts';
import { holdsSample, loadSample } from './sample.ts';
import { serviceApp } from './server.ts';
import type { Settings } from './settings.ts';
import { exposed, toldDesk, toldFault, toldHour, toldNews, toldWork, urlOf, welcome } from './talk.ts';
import { work } from './worker.ts';

/** Runs the service until the signal aborts; the exit code. `say` gets one line for people at a time. */
export async function serve(
  settings: Settings,
  stop: AbortSignal,
  say: (line: string) => void,
): Promise<number> {
  const home = { ...openHome(settings.data), ...(settings.url && { listsUrl: settings.url }) };
  const accounts = openAccountsIn(settings.data, home.now);
  try {
    const sample = settings.sample && (await holdsSample(home));
    if (sample) {
      const fresh = (await home.ledger.current()) === null;
      if (fresh) say('Sample month October 2026, invented people / Örnek ay Ekim 2026, kurgu kişiler');
      await loadSample(home, turkey, stop, (event) =>
        say('received' in event ? `  received ${event.received}` : toldWork(event)),
      );
    }
    if (stop.aborted) return 0;

    const app = serviceApp(home, (event) => event.event === 'fault' && say(toldFault(event)));
    const desk = deskOf(home, accounts, settings.url, (fault) => say(toldFault(fault)));
    const server = openServer(besideEachOther(app, desk));
    const address = await listenOn(
      settings.port === null ? [usualPort, 0] : [settings.port],
      settings.host,
      server,
    );
    if (address === null) {
      say(`Port ${settings.port} is taken: choose another with --port. / Kapı dolu: --port ile başka seçin.`);
      return 1;
    }
    if (!isLoopback(address)) say(exposed);
    const url = urlOf(settings.host, address.port);
    for (const line of await welcome(home, url)) say(line);
    for (const line of toldDesk(url, accounts.all().length, sample ? await demoAccount(accounts) : null))
      say(line);
    say('  Ctrl-C stops / durdurur');
    const stopClock = sample ? null : startClock(home, turkey, (event) => say(toldHour(event)));
    const stopNotifier = startNotifier(home, settings.url ?? url, settings, (event) => say(toldNews(event)));
    await work(home, turkey, stop, (event) => say(toldWork(event)));
    stopClock?.();
    await stopNotifier();
    await new Promise((done) => server.close(done));
    say('Stopped; everything is kept. / Durdu; her şey saklandı.');
    return 0;
  } finally {
    accounts.close();
    home.close();
  }
}

const usualPort = 8080;
