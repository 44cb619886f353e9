import { deskApp, openAccounts, randomPassword } from '@kuvvet/desk';
import { turkey } from '@kuvvet/office';
import { listenOn, openServer, stagesOf } from '@kuvvet/standalone';
import type { Terminal } from './command.ts';
import type { OfficeHome } from './home.ts';

/** Serves the desk on this machine until the signal aborts, with one account that lasts as long. */
export async function serveDesk(
  home: OfficeHome,
  name: string,
  port: number,
  terminal: Terminal,
  stop: AbortSignal,
): Promise<void> {
  const accounts = openAccounts(':memory:', home.now);
  const password = randomPassword();
  await accounts.add({ name, roles: ['officer', 'administrator'], sender: null }, password);
  const app = deskApp({
    ...home,
    ...{ accounts, federation: turkey, url: null },
    ...stagesOf(home),
    record: ({ code, message }) => terminal.err(`${code}: ${message}`),
  });
  const server = openServer(app);
  const address = await listenOn([port, 0], '127.0.0.1', server);
  terminal.out(`http://127.0.0.1:${address?.port}/desk`);
  terminal.err(told(name, password)[terminal.language]);
  if (!stop.aborted) await new Promise((resolve) => stop.addEventListener('abort', resolve));
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  accounts.close();
}

const told = (name: string, password: string) => ({
  tr: `Hesap: ${name}   Parola: ${password}   (Ctrl-C kapatır)`,
  en: `Account: ${name}   Password: ${password}   (Ctrl-C ends it)`,
});
