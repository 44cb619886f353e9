import { explainPlayer, tellExplanation, turkey } from '@kuvvet/office';
import { type Command, exit, type Given, type Terminal } from './command.ts';
import { homeOptions, openHomeOf } from './home.ts';
import { monthOption } from './period.ts';
import { playerOf } from './player.ts';

export const explainCommand: Command = {
  takes: 1,
  usage: {
    tr: `Kullanım: kuvvet explain OYUNCU [--list YYYY-AA] [--data KLASÖR | --aws]

O listedeki her puanın arkasındaki her maçı, kararları, düzeltmeleri, yuvarlamayı ve tabanı cümlelerle anlatır. --list
yazılmazsa açık ayın ön izlemesini anlatır.`,
    en: `Usage: kuvvet explain PLAYER [--list YYYY-MM] [--data DIR | --aws]

Tells in sentences every game behind each number of that list, decisions, corrections, the rounding and the floor. Without --list
it explains the preview of the open month.`,
  },
  options: { ...homeOptions, list: { type: 'string' } },
  async run(given: Given, terminal: Terminal): Promise<number> {
    const player = playerOf(given.rest[0]);
    const list = given.text.list === undefined ? null : monthOption(given, 'list');
    const home = await openHomeOf(given);
    try {
      const outcome = await explainPlayer(player, list, turkey, home);
      if (given.on.json) terminal.out(JSON.stringify(outcome));
      else if (outcome.outcome === 'refused') terminal.err(refusals[outcome.because][terminal.language]);
      else for (const line of tellExplanation(outcome.explanation, terminal.language)) terminal.out(line);
      return outcome.outcome === 'explained' ? exit.done : exit.failed;
    } finally {
      home.close();
    }
  },
};

const refusals = {
  'unknown-player': { tr: 'Kütükte böyle bir oyuncu yok.', en: 'No such player is in the register.' },
  'unknown-list': {
    tr: 'Böyle bir liste burada yayımlanmadı.',
    en: 'No such list was published here.',
  },
} as const;
