import type { ReceiptState } from '@kuvvet/ledger';
import { allStates, explain, type InboxFilter, type InboxItem, readCase, readInbox } from '@kuvvet/office';
import { ageOf } from './age.ts';
import { type Command, exit, type Given, type Terminal, WrongUse } from './command.ts';
import { homeOptions, openHomeOf } from './home.ts';
import { listTypeOption } from './list-type.ts';
import { monthOption } from './period.ts';
import { printCase } from './print-case.ts';
import { receiptName } from './receipt-name.ts';
import { severityWords, stateWords } from './words.ts';

export const inboxCommand: Command = {
  takes: 1,
  usage: {
    tr: `Kullanım: kuvvet inbox [--state DURUM,... | --state all] [--type ukd|uhs|uys] [--period YYYY-AA] [--data KLASÖR | --aws]
       kuvvet inbox KOD.REVİZYON

Birincisi bekleyen raporları yazar: ne kadardır beklediği, göndereni, onu tutan bulgular. Durumlar: held, received, parked,
rejected, rated, withdrawn, superseded. İkincisi bir raporu açar: her satırın kütükte kim olduğunu, bulunamayanların kim
olabileceğini ve o turnuva için bugüne kadar verilen kararları gösterir. Lisans numarası hiçbir yerde görünmez.`,
    en: `Usage: kuvvet inbox [--state STATE,... | --state all] [--type ukd|uhs|uys] [--period YYYY-MM] [--data DIR | --aws]
       kuvvet inbox TOURNAMENT.REVISION

The first names the reports that wait: for how long, from whom, and what holds them. States are held, received, parked,
rejected, rated, withdrawn, superseded. The second opens one: whom the register knows for each row, who those might be that
were not found, and what was decided about the tournament so far. No licence number is shown anywhere.`,
  },
  options: {
    ...homeOptions,
    state: { type: 'string' },
    type: { type: 'string' },
    period: { type: 'string' },
  },
  async run(given: Given, terminal: Terminal): Promise<number> {
    const [name] = given.rest;
    const filter = filterOf(given);
    const report = name === undefined ? null : receiptName(name);
    const home = await openHomeOf(given);
    try {
      if (report) {
        const opened = await readCase(report.tournament, report.revision, home);
        if (!opened) terminal.err(absent[terminal.language]);
        else if (given.on.json) terminal.out(JSON.stringify(opened));
        else printCase(opened, terminal);
        return opened ? exit.done : exit.failed;
      }
      const inbox = await readInbox(filter, home);
      if (given.on.json) terminal.out(JSON.stringify(inbox));
      else print(inbox, home.now(), terminal);
      return exit.done;
    } finally {
      home.close();
    }
  },
};

function filterOf(given: Given): InboxFilter {
  const { state, type, period } = given.text;
  return {
    ...(state !== undefined && { states: state === 'all' ? allStates : state.split(',').map(stateOf) }),
    ...(type !== undefined && { type: listTypeOption(given) }),
    ...(period !== undefined && { period: monthOption(given, 'period') }),
  };
}

function stateOf(name: string): ReceiptState {
  const state = allStates.find((known) => known === name.trim());
  if (state) return state;
  throw new WrongUse({
    tr: `--state: şunlardan biri veya birkaçı bekleniyor: ${allStates.join(', ')}.`,
    en: `--state: expected some of ${allStates.join(', ')}.`,
  });
}

type Shown = Awaited<ReturnType<typeof readInbox>>;

function print({ items, more }: Shown, now: string, terminal: Terminal) {
  const { language } = terminal;
  for (const item of items) {
    terminal.out(lineOf(item, now, language).join('  '));
    for (const finding of item.obstacles) {
      terminal.out(`    ${severityWords[language][finding.severity]}: ${explain(finding, language)}`);
    }
  }
  if (items.length === 0) terminal.err(empty[language]);
  const states = more.map((state) => stateWords[language][state]).join(', ');
  if (more.length > 0) terminal.err(`${truncated[language]} ${states}`);
}

function lineOf({ receipt }: InboxItem, now: string, language: Terminal['language']): readonly string[] {
  const { tournament, revision, state, received, sender, event, period } = receipt;
  return [
    `${tournament}.${revision}`,
    stateWords[language][state],
    ageOf(received, now)[language],
    sender,
    event?.type ?? '-',
    period ?? '-',
    event?.end ?? '-',
    event?.name ?? '-',
  ];
}

const absent = { tr: 'Böyle bir rapor gönderilmedi.', en: 'No such report was sent.' };
const empty = { tr: 'Böyle bir rapor yok.', en: 'There is no such report.' };
const truncated = {
  tr: 'Şu durumlarda gösterilenden çok rapor var; --period veya --type ile daraltın:',
  en: 'More reports than are shown are in these states; narrow them with --period or --type:',
};
