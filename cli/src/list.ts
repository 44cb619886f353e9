import { listTypes } from '@kuvvet/engine';
import {
  type ArchivedPerformances,
  type Author,
  archiveHeadings,
  beginOnLists,
  type GivenList,
  gapIn,
  type ListedRatings,
  type ListField,
  listHeadings,
  openTable,
  ratingsInForce,
  readArchiveLines,
  readListLines,
  sayDeed,
  TableUnreadable,
  turkey,
} from '@kuvvet/office';
import { type Command, exit, type Given, type Terminal, WrongUse } from './command.ts';
import { findingsOf } from './findings-told.ts';
import { homeOptions, type OfficeHome, openNewHomeOf } from './home.ts';
import { type ListFileOf, listFileIn } from './list-files.ts';
import { mapOptions, mappingOf } from './mapping.ts';
import { keeperOf, orderOptions } from './order.ts';

export const listCommand: Command = {
  takes: 400,
  usage: {
    tr: `Kullanım: kuvvet list import YYYY-AA=DOSYA... [--archive DOSYA] [--map "BAŞLIK=alan"]... [--leave-out] [--yes]
               [--reason NEDEN] [--by AD] [--data KLASÖR | --aws]

Kütük alındıktan sonra bir kez kullanılır. Birbirini izleyen ayların listelerini alır; en yenisi, açılacak ilk ayda geçerli
olandır, öncekiler geç bildirilen turnuvaların dayanağıdır. DOSYA bütün türlerin sütunlarını taşır; tek türlü bir dosya
YYYY-AA:ukd=DOSYA diye verilir, ukd_listesi_YYYYAAGG.xlsx adlı dosyalar kendiliğinden anlaşılır. Oyuncular lisans veya
oyuncu numarasıyla bulunur. --archive, puansız oyuncuların bekleyen performanslarını alır: bir satır, bir turnuva
(tür, turnuva kodu, oyun sayısı, performans); sütunlarını --archive-map düzeltir.

--yes olmadan yalnız ne alınacağını yazar. Hatalı satır varsa hiçbir şey kaydedilmez; --leave-out o satırları bırakır.`,
    en: `Usage: kuvvet list import YYYY-MM=FILE... [--archive FILE] [--map "HEADING=field"]... [--leave-out] [--yes]
              [--reason REASON] [--by NAME] [--data DIR | --aws]

Used once, when the register is there. Takes lists of months in a row; the newest is the one in force in the first month,
which opens, the others are what late events are rated against. FILE has a column for each type; one of a single type is
given as YYYY-MM:ukd=FILE, and files called ukd_listesi_YYYYMMDD.xlsx are known by that. Players are found by licence or
player number. --archive takes the performances of unrated players that wait for more games: a line for each event
(type, tournament, games, performance); --archive-map corrects its columns.

Without --yes it only says what would be taken over. Nothing is stored while a line is wrong; --leave-out leaves such lines
out.`,
  },
  options: {
    ...homeOptions,
    ...mapOptions,
    ...orderOptions,
    archive: { type: 'string' },
    'archive-map': { type: 'string', multiple: true },
    'leave-out': { type: 'boolean' },
  },
  async run(given: Given, terminal: Terminal): Promise<number> {
    const [act, ...texts] = given.rest;
    if (act !== 'import' || texts.length === 0) {
      throw new WrongUse({
        tr: 'kuvvet list import YYYY-AA=DOSYA bekleniyor.',
        en: 'Expected kuvvet list import YYYY-MM=FILE.',
      });
    }
    const files = texts.map(listFileIn);
    demandRow(files);
    const keeper = keeperOf(given);
    const home = await openNewHomeOf(given);
    let opened = '';
    const open = (path: string) => {
      opened = path;
      return openTable(path);
    };
    try {
      return await importLists(files, open, keeper, home, given, terminal);
    } catch (error) {
      if (!(error instanceof TableUnreadable)) throw error;
      findingsOf(opened, given, terminal).tell(error.finding);
      return exit.failed;
    } finally {
      home.close();
    }
  },
};

/** Months in a row, and each type of each of them once. */
function demandRow(files: readonly ListFileOf[]) {
  const gap = gapIn(files);
  if (gap !== null) {
    throw new WrongUse({
      tr: `Aylar birbirini izlemeli; ${gap} listesi eksik.`,
      en: `The months must follow one another; the list of ${gap} is missing.`,
    });
  }
  const names = files.flatMap(({ list, type }) =>
    (type ? [type] : listTypes).map((each) => `${list} ${each}`),
  );
  const twice = names.find((name, at) => names.indexOf(name) < at);
  if (twice !== undefined) {
    throw new WrongUse({ tr: `${twice} iki kez verildi.`, en: `${twice} is given twice.` });
  }
}

async function importLists(
  files: readonly ListFileOf[],
  open: typeof openTable,
  keeper: Author,
  home: OfficeHome,
  given: Given,
  terminal: Terminal,
): Promise<number> {
  let wrong = 0;
  const told = (path: string) => {
    const findings = findingsOf(path, given, terminal);
    return {
      done: findings.done,
      tell: (finding: Parameters<typeof findings.tell>[0]) => {
        wrong++;
        findings.tell(finding);
      },
    };
  };
  const lists: GivenList[] = [];
  for (const { list, type, path } of files) {
    const table = await open(path);
    terminal.err(`${list}${type ? ` ${type}` : ''}:`);
    const { columns } = mappingOf(table, listHeadings, lacking(type), given, terminal);
    const findings = told(path);
    const ratings = await readListLines(table.lines, columns, type, home, findings.tell);
    findings.done();
    const standing = lists.find((each) => each.list === list);
    if (standing) lists[lists.indexOf(standing)] = { list, ratings: both(standing.ratings, ratings) };
    else lists.push({ list, ratings });
  }
  let archived: ArchivedPerformances = new Map();
  if (given.text.archive) {
    const table = await open(given.text.archive);
    const { columns } = mappingOf(table, archiveHeadings, archiveLacks, given, terminal, 'archive-map');
    const findings = told(given.text.archive);
    archived = await readArchiveLines(table.lines, columns, ratingsInForce(lists), home, findings.tell);
    findings.done();
  }
  lists.sort((one, other) => (one.list < other.list ? -1 : 1));
  const stored = given.on.yes === true && (wrong === 0 || given.on['leave-out'] === true);
  if (stored) {
    await beginOnLists(lists, archived, turkey, home);
    for (const { list } of lists) await sayDeed(`list/${list}`, 'list-import', keeper, home);
  }
  print(lists, archived, given, terminal);
  if (given.on.json) terminal.out(JSON.stringify({ stored, wrong }));
  else terminal.err(summary(lists.at(-1)?.list ?? '', wrong, stored)[terminal.language]);
  if (wrong === 0) return exit.done;
  return given.on['leave-out'] ? exit.leftOut : exit.failed;
}

const lacking = (type: ListFileOf['type']) => (fields: ReadonlySet<ListField>) => [
  ...(fields.has('player') || fields.has('licence') ? [] : ['player']),
  ...((type ? [type, 'rating' as const] : listTypes).some((field) => fields.has(field))
    ? []
    : [type ?? 'ukd, uhs, uys']),
];

const archiveLacks = (fields: ReadonlySet<keyof typeof archiveHeadings>) => [
  ...(fields.has('player') || fields.has('licence') ? [] : ['player']),
  ...(['type', 'tournament', 'games', 'performance'] as const).filter((field) => !fields.has(field)),
];

function both(one: ListedRatings, other: ListedRatings): ListedRatings {
  const all = new Map(one);
  for (const [player, ratings] of other) all.set(player, { ...all.get(player), ...ratings });
  return all;
}

function print(
  lists: readonly GivenList[],
  archived: ArchivedPerformances,
  given: Given,
  terminal: Terminal,
) {
  const countOf = (of: ListedRatings, type: (typeof listTypes)[number]) =>
    [...of.values()].filter((ratings) => ratings[type] !== undefined).length;
  for (const { list, ratings } of lists) {
    const counts = listTypes.map((type) => [type, countOf(ratings, type)] as const);
    if (given.on.json) terminal.out(JSON.stringify({ list, ...Object.fromEntries(counts) }));
    else terminal.out([list, ...counts.map(([type, count]) => `${type} ${count}`)].join('  '));
  }
  const waiting = [...archived.values()].reduce(
    (sum, pools) => sum + listTypes.reduce((own, type) => own + pools[type].length, 0),
    0,
  );
  if (given.on.json) terminal.out(JSON.stringify({ archive: waiting, players: archived.size }));
  else if (archived.size > 0) {
    terminal.out(`${terminal.language === 'tr' ? 'arşiv' : 'archive'}  ${waiting}  (${archived.size})`);
  }
}

const summary = (period: string, wrong: number, stored: boolean) =>
  stored
    ? { tr: `${period} ayı açıldı.`, en: `The month ${period} is open.` }
    : wrong > 0
      ? {
          tr: `${wrong} satır alınamıyor; hiçbir şey kaydedilmedi. Düzeltin ya da --leave-out ile dışarıda bırakın.`,
          en: `Lines that cannot be taken: ${wrong}; nothing was stored. Correct them, or leave them out with --leave-out.`,
        }
      : {
          tr: `İlk ay ${period} olurdu. Hiçbir şey kaydedilmedi; kaydetmek için --yes ekleyin.`,
          en: `The first month would be ${period}. Nothing was stored; add --yes to do so.`,
        };
