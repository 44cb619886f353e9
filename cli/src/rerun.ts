import { formatHundredths, listTypes, nextPeriod, type Period, previousPeriod } from '@kuvvet/engine';
import { type ListDifference, type Shown, turkey } from '@kuvvet/office';
import { type ListDifferences, type RerunOutcome, rehearseRerun, rerun } from '@kuvvet/publish';
import { type Command, exit, type Given, type Sentence, type Terminal, WrongUse } from './command.ts';
import { homeOptions, openHomeOf } from './home.ts';
import { orderOf, orderOptions } from './order.ts';
import { monthOption } from './period.ts';
import { table } from './table.ts';

export const rerunCommand: Command = {
  takes: 0,
  usage: {
    tr: `Kullanım: kuvvet rerun --list YYYY-AA --reason NEDEN [--by AD] [--yes] [--data KLASÖR | --aws]

O ayın turnuvaları bugünkü halleriyle, kütük bugünkü haliyle bir kez daha hesaplanır ve liste yeni bir revizyon olarak
nedeniyle birlikte yayımlanır. İlk revizyon olduğu gibi kalır; sonraki listeler ondan devam eder, fark zaten düzeltme
olarak taşınır. --yes olmadan yalnız neyin değişeceğini yazar. --list yerine --period, kapatılan ayı adlandırır.`,
    en: `Usage: kuvvet rerun --list YYYY-MM --reason REASON [--by NAME] [--yes] [--data DIR | --aws]

The tournaments of that month as they are today and the register as it is today are worked out once more, and the list is
published as a new revision with the reason. The first revision stays as it was; the next lists go on from it, since
corrections carry the difference. Without --yes it only says what would be other. --period, in place of --list, names the
month that was closed.`,
  },
  options: { ...homeOptions, ...orderOptions, list: { type: 'string' }, period: { type: 'string' } },
  async run(given: Given, terminal: Terminal): Promise<number> {
    const period = closedMonth(given);
    const order = orderOf(given);
    const home = await openHomeOf(given);
    try {
      if (given.on.yes) return tell(await rerun(period, order, turkey, home), given, terminal);
      const found = await rehearseRerun(period, home);
      if (!found)
        return tell({ outcome: 'not-published', open: await home.ledger.current() }, given, terminal);
      print(found, nextPeriod(period), given, terminal);
      return exit.done;
    } finally {
      home.close();
    }
  },
};

function closedMonth(given: Given): Period {
  const { list, period } = given.text;
  if ((list === undefined) === (period === undefined)) {
    throw new WrongUse({
      tr: '--list veya --period, ikisinden biri gerekli.',
      en: 'Give one of --list and --period.',
    });
  }
  return list === undefined ? monthOption(given, 'period') : previousPeriod(monthOption(given, 'list'));
}

function tell(outcome: RerunOutcome, given: Given, terminal: Terminal): number {
  if (given.on.json) terminal.out(JSON.stringify(outcome));
  else terminal.out(told(outcome)[terminal.language]);
  return outcome.outcome === 'revised' || outcome.outcome === 'unchanged' ? exit.done : exit.failed;
}

function told(outcome: RerunOutcome): Sentence {
  switch (outcome.outcome) {
    case 'draining':
      return {
        tr: `Sırada ${outcome.waiting} rapor var; değerlendirilince yeniden deneyin.`,
        en: `${outcome.waiting} reports are queued; try again when they are rated.`,
      };
    case 'not-published':
      return {
        tr: `Bu liste yayımlanmadı; açık ay: ${outcome.open ?? '-'}.`,
        en: `That list was not published; the open month is ${outcome.open ?? '-'}.`,
      };
    case 'unchanged':
      return {
        tr: `${outcome.list}: hiçbir şey değişmezdi; son revizyon ${outcome.revision}.`,
        en: `${outcome.list}: nothing would be other; the newest revision is ${outcome.revision}.`,
      };
    case 'revised':
      return {
        tr: `${outcome.list}: revizyon ${outcome.rerun.revision} yayımlandı.`,
        en: `${outcome.list}: revision ${outcome.rerun.revision} is published.`,
      };
  }
}

function print(found: ListDifferences, list: Period, given: Given, terminal: Terminal) {
  if (given.on.json) return terminal.out(JSON.stringify({ list, differences: found }));
  const rows = listTypes.flatMap((type) => found[type].map((each) => [type, ...cells(each)]));
  if (rows.length > 0) for (const line of table(columns[terminal.language], rows)) terminal.out(line);
  const summary = {
    tr: `${list}: ${rows.length} satır değişirdi. Yayımlamak için --yes ekleyin.`,
    en: `${list}: ${rows.length} rows would be other. Add --yes to publish.`,
  };
  terminal.err(summary[terminal.language]);
}

const columns = {
  tr: ['liste', 'oyuncu', 'puan', 'yeni', 'değişim', 'yeni', 'oyun', 'yeni'],
  en: ['list', 'player', 'rating', 'now', 'change', 'now', 'games', 'now'],
} as const;

const cells = ({ player, before, after }: ListDifference): readonly string[] => [
  player,
  ...[ratingIn, changeIn, gamesIn].flatMap((cell) => [cell(before), cell(after)]),
];

const ratingIn = (shown: Shown | null) => `${shown?.rating ?? '-'}`;
const changeIn = (shown: Shown | null) =>
  shown?.change === undefined ? '-' : formatHundredths(shown.change);
const gamesIn = (shown: Shown | null) => `${shown?.games ?? '-'}`;
