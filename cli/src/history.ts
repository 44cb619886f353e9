import { isTournamentCode, readPlayerHistory, readTournamentHistory } from '@kuvvet/office';
import { type Command, exit, type Given, type Terminal, WrongUse } from './command.ts';
import { homeOptions, openHomeOf } from './home.ts';
import { playerOf } from './player.ts';
import { deedLine } from './trail.ts';
import { stateWords } from './words.ts';

export const historyCommand: Command = {
  takes: 1,
  usage: {
    tr: `Kullanım: kuvvet history KOD [--data KLASÖR | --aws]
       kuvvet history --player NUMARA

Turnuvanın revizyonları ve haklarında verilen kararlar; veya bir oyuncuyla ilgili yapılan her şey: kim, ne zaman, neden.`,
    en: `Usage: kuvvet history TOURNAMENT [--data DIR | --aws]
       kuvvet history --player NUMBER

The revisions of a tournament and what was decided about them; or everything done about a player: who, when and why.`,
  },
  options: { ...homeOptions, player: { type: 'string' } },
  async run(given: Given, terminal: Terminal): Promise<number> {
    const player = given.text.player === undefined ? null : playerOf(given.text.player);
    const [tournament = ''] = given.rest;
    if (player === null && !isTournamentCode(tournament)) {
      throw new WrongUse({
        tr: 'Turnuvanın kodunu veya --player ile oyuncunun numarasını yazın.',
        en: 'Name the tournament, or a player with --player.',
      });
    }
    const home = await openHomeOf(given);
    try {
      const history =
        player === null
          ? await readTournamentHistory(tournament, home.ledger)
          : { revisions: [], deeds: await readPlayerHistory(player, home.ledger) };
      if (given.on.json) terminal.out(JSON.stringify(history));
      else if (history === null) terminal.err(unknown[terminal.language]);
      else {
        for (const { tournament, revision, received, sender, state } of history.revisions) {
          const word = stateWords[terminal.language][state];
          terminal.out([`${received.slice(0, 16)}Z`, `${tournament}.${revision}`, sender, word].join('  '));
        }
        for (const deed of history.deeds) terminal.out(deedLine(deed, terminal.language));
      }
      return history === null ? exit.failed : exit.done;
    } finally {
      home.close();
    }
  },
};

const unknown = { tr: 'Böyle bir turnuva gönderilmedi.', en: 'No such tournament was sent.' };
