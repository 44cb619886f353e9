import { tournamentCode } from './code.ts';
import { type Command, type Given, type Terminal, WrongUse } from './command.ts';
import { endpoint } from './endpoint.ts';
import { send, sendOptions, signingKey } from './send.ts';

export const withdrawCommand: Command = {
  takes: 1,
  usage: {
    tr: `Kullanım: kuvvet withdraw KOD --revision N --url ADRES --key whsec_...|whsk_... [--sender AD]

N, turnuvanın son revizyonundan bir sonraki numaradır; ondan sonra hiçbir oyunu sayılmaz.`,
    en: `Usage: kuvvet withdraw ID --revision N --url URL --key whsec_...|whsk_... [--sender NAME]

N is one more than the tournament's last revision; from then on none of its games counts.`,
  },
  options: { ...sendOptions, revision: { type: 'string' } },
  async run(given: Given, terminal: Terminal): Promise<number> {
    const [tournament] = given.rest;
    const revision = given.text.revision ?? '';
    if (!tournament || !/^[1-9]\d{0,3}$/.test(revision)) {
      throw new WrongUse({
        tr: 'Turnuvanın kodunu ve --revision N yazın.',
        en: 'Name the tournament and --revision N.',
      });
    }
    signingKey(given);
    const url = endpoint(given, 'v1/reports');
    url.searchParams.set('tournament', tournamentCode(tournament));
    url.searchParams.set('revision', revision);
    const document = { format: 'kuvvet.withdrawal/1', tournament, revision: Number(revision) };
    const body = new TextEncoder().encode(JSON.stringify(document));
    return send(url, { contentType: 'application/json', body }, given, terminal);
  },
};
