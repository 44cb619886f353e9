import { isAccountName } from '@kuvvet/desk';
import { type Command, exit, type Given, required, type Terminal, WrongUse } from './command.ts';
import { openHomeOf } from './home.ts';
import { serveDesk } from './serve-desk.ts';

export const deskCommand: Command = {
  takes: 0,
  usage: {
    tr: `Kullanım: kuvvet desk --aws --by AD [--port N]

Masa yalnız bu makinede açılır; yapabildikleri çağıranın IAM yetkileridir. AD her kararın yanında kalır. Parola her
açılışta yenidir ve Ctrl-C ile masayla birlikte biter. Tek makinedeki kurulumda masa hizmetin kendisindedir: /desk.`,
    en: `Usage: kuvvet desk --aws --by NAME [--port N]

The desk opens on this machine only; what it can do is what the caller may by IAM. NAME stays beside every decision. The
password is another each time and ends with the desk, by Ctrl-C. On one machine the service has the desk itself: /desk.`,
  },
  options: { aws: { type: 'boolean' }, by: { type: 'string' }, port: { type: 'string' } },
  async run(given: Given, terminal: Terminal): Promise<number> {
    const name = required(given, 'by');
    if (!given.on.aws || !isAccountName(name)) {
      throw new WrongUse({
        tr: '--aws gerekli; --by: 2 ile 32 arasında küçük harf, rakam, nokta ve tire, harfle başlayarak.',
        en: '--aws is required; --by: 2 to 32 lower-case letters, digits, points and hyphens, a letter first.',
      });
    }
    const port = portOption(given);
    const home = await openHomeOf(given);
    const stop = new AbortController();
    process.once('SIGINT', () => stop.abort());
    try {
      await serveDesk(home, name, port, terminal, stop.signal);
      return exit.done;
    } finally {
      home.close();
    }
  },
};

const usualPort = 8090;

function portOption({ text: { port = `${usualPort}` } }: Given): number {
  if (/^\d{1,5}$/.test(port) && Number(port) < 65_536) return Number(port);
  throw new WrongUse({ tr: '--port: kapı numarası değil.', en: '--port: not a port number.' });
}
