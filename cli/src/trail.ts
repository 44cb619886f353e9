import { type Deed, deedWords, readTrail } from '@kuvvet/office';
import { type Command, exit, type Given, type Terminal } from './command.ts';
import { homeOptions, openHomeOf } from './home.ts';
import { monthOption } from './period.ts';

export const trailCommand: Command = {
  takes: 0,
  usage: {
    tr: `Kullanım: kuvvet trail [--period YYYY-AA] [--data KLASÖR | --aws]

Görevlilerin bir takvim ayında yaptığı her şey, en eskisi önce: kararlar, ödüller, birleştirmeler, yeniden yapılan listeler,
kişilerle ilgili değişiklikler,
alınan dosyalar, gönderenler, aboneler ve hesaplar. Hiçbiri sonradan değişmez. --period yazılmazsa bu ay.`,
    en: `Usage: kuvvet trail [--period YYYY-MM] [--data DIR | --aws]

Everything officers did in a calendar month, oldest first: decisions, awards, merges, lists made again, changes of people,
files taken over, senders, subscribers and accounts. None of it ever changes. Without --period it is this month.`,
  },
  options: { ...homeOptions, period: { type: 'string' } },
  async run(given: Given, terminal: Terminal): Promise<number> {
    const asked = given.text.period === undefined ? null : monthOption(given, 'period');
    const home = await openHomeOf(given);
    try {
      const deeds = await readTrail(asked ?? home.now().slice(0, 7), home.ledger);
      if (given.on.json) terminal.out(JSON.stringify(deeds));
      else for (const deed of deeds) terminal.out(deedLine(deed, terminal.language));
      return exit.done;
    } finally {
      home.close();
    }
  },
};

/** A deed in a line: when, who, what about whom, the facts, and why. */
export function deedLine({ at, by, about, deed, facts, reason }: Deed, language: 'tr' | 'en'): string {
  const told = Object.entries(facts).map(([name, fact]) => `${name}=${fact}`);
  const what = deedWords[language][deed] ?? deed;
  const why = reason === '' ? [] : [`- ${reason}`];
  return [`${at.slice(0, 16)}Z`, by, about, what, ...told, ...why].join('  ');
}
