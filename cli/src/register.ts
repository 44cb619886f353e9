import {
  type Author,
  aboutRegister,
  importRegister,
  openTable,
  type RegisterChange,
  type RegisterField,
  readRegisterLines,
  registerHeadings,
  sayDeed,
  TableUnreadable,
} from '@kuvvet/office';
import { type Command, exit, type Given, type Terminal, WrongUse } from './command.ts';
import { findingsOf } from './findings-told.ts';
import { homeOptions, type OfficeHome, openNewHomeOf } from './home.ts';
import { mapOptions, mappingOf } from './mapping.ts';
import { keeperOf, orderOptions } from './order.ts';
import { progress } from './progress.ts';

export const registerCommand: Command = {
  takes: 2,
  usage: {
    tr: `Kullanım: kuvvet register import DOSYA [--map "BAŞLIK=alan"]... [--yes] [--reason NEDEN] [--by AD]
               [--data KLASÖR | --aws]

DOSYA bir CSV (virgül, noktalı virgül veya sekme; UTF-8 veya Windows-1254) ya da XLSX dosyasıdır; başlıklar Türkçe veya
İngilizce olabilir. Hangi sütunun ne sayıldığı yazılır; --map ile düzeltilir, --map "BAŞLIK=-" bir sütunu dışarıda
bırakır. Alanlar: ${Object.keys(registerHeadings).join(', ')}.

--yes olmadan yalnız kimin ekleneceğini, neyin değişeceğini ve hangi satırların neden alınmayacağını yazar. Dosyada
olmayan sütunlar ve oyuncular olduğu gibi kalır; listelerde görünmemeyi seçmiş bir oyuncu yeniden görünmez. Lisans
numaraları hemen anahtarlı birer koda çevrilir ve hiçbir yerde saklanmaz. Kimin aldığı kalır: kuvvet trail. Çıkış kodu: 0 tamam, 3 alınmayan satır var.`,
    en: `Usage: kuvvet register import FILE [--map "HEADING=field"]... [--yes] [--reason REASON] [--by NAME]
              [--data DIR | --aws]

FILE is a CSV file (commas, semicolons or tabulators; UTF-8 or Windows-1254) or an XLSX workbook, with Turkish or English
headings. What each column was taken for is told; --map corrects it, --map "HEADING=-" leaves a column out.
Fields: ${Object.keys(registerHeadings).join(', ')}.

Without --yes it only says who would be added, what would be other, and which lines would be left out and why. Columns and
players that are not in the file stay as they are, and nobody who is kept out of the lists is shown again. Licence numbers
are turned into keyed tokens at once and kept nowhere. Who took it over is kept: kuvvet trail. Exit code: 0 done, 3 some lines were left out.`,
  },
  options: { ...homeOptions, ...mapOptions, ...orderOptions },
  async run(given: Given, terminal: Terminal): Promise<number> {
    const [act, path] = given.rest;
    if (act !== 'import' || path === undefined) {
      throw new WrongUse({
        tr: 'kuvvet register import DOSYA bekleniyor.',
        en: 'Expected kuvvet register import FILE.',
      });
    }
    const keeper = keeperOf(given);
    const home = await openNewHomeOf(given);
    try {
      return await importFile(path, keeper, home, given, terminal);
    } finally {
      home.close();
    }
  },
};

async function importFile(
  path: string,
  keeper: Author,
  home: OfficeHome,
  given: Given,
  terminal: Terminal,
): Promise<number> {
  const findings = findingsOf(path, given, terminal);
  const counts = { added: 0, changed: 0, unchanged: 0, leftOut: 0 };
  const bar = progress(path);
  try {
    const table = await openTable(path);
    const { columns } = mappingOf(table, registerHeadings, lacking, given, terminal);
    const reading = await readRegisterLines(table.lines, columns, home.identify, findings.tell, bar.at);
    counts.leftOut = reading.lines - reading.people.length;
    const people = reading.people.length;
    // Before the first of them: an import that dies has changed something.
    if (given.on.yes) await sayDeed(aboutRegister, 'register-import', keeper, home, { people });
    const shown = { added: 0, changed: 0 };
    for await (const batch of importRegister(reading, home, given.on.yes === true)) {
      for (const change of batch.changes) {
        const kind = change.facts ? 'changed' : 'added';
        counts[kind]++;
        if (given.on.json || shown[kind]++ < mostShown) print(change, given, terminal);
      }
      for (const finding of batch.findings) findings.tell(finding);
      counts.unchanged += batch.unchanged;
      counts.leftOut += batch.leftOut;
      bar.at(counts.added + counts.changed + counts.unchanged);
    }
  } catch (error) {
    if (!(error instanceof TableUnreadable)) throw error;
    findings.tell(error.finding);
    return exit.failed;
  } finally {
    bar.done();
  }
  findings.done();
  const stored = given.on.yes === true;
  if (given.on.json) terminal.out(JSON.stringify({ stored, ...counts }));
  else terminal.err(summary(counts, stored)[terminal.language]);
  return counts.leftOut > 0 ? exit.leftOut : exit.done;
}

/** Of those added and of those changed, unless it is JSON; everybody else is in the counts. */
const mostShown = 20;

const lacking = (fields: ReadonlySet<RegisterField>): readonly string[] => [
  ...(fields.has('player') ? [] : ['player']),
  ...(fields.has('name') || fields.has('surname') ? [] : ['name']),
];

function print({ player: { player, name }, facts }: RegisterChange, given: Given, terminal: Terminal) {
  if (given.on.json)
    return terminal.out(JSON.stringify({ player, name, added: facts === null, facts: facts ?? [] }));
  const told = (facts ?? []).map(
    ({ field, before, after }) => `${field}: ${before || '-'} -> ${after || '-'}`,
  );
  terminal.out([`${facts ? '~' : '+'} ${player}`, name, ...told].join('  '));
}

type Counts = Readonly<Record<'added' | 'changed' | 'unchanged' | 'leftOut', number>>;

const summary = ({ added, changed, unchanged, leftOut }: Counts, stored: boolean) => ({
  tr: `Yeni: ${added}, değişen: ${changed}, aynı: ${unchanged}, alınmayan satır: ${leftOut}. ${stored ? 'Kaydedildi.' : 'Hiçbir şey kaydedilmedi; kaydetmek için --yes ekleyin.'}`,
  en: `Added: ${added}, changed: ${changed}, unchanged: ${unchanged}, lines left out: ${leftOut}. ${stored ? 'Stored.' : 'Nothing was stored; add --yes to do so.'}`,
});
