import {
  aboutRegister,
  type FideImport,
  type FideListKind,
  FideListUnreadable,
  fideEntries,
  fideListKindOf,
  importFideList,
  sayDeed,
} from '@kuvvet/office';
import { type Command, exit, type Given, type Terminal, WrongUse } from './command.ts';
import { findingsOf } from './findings-told.ts';
import { homeOptions, openHomeOf } from './home.ts';
import { keeperOf, orderOptions } from './order.ts';
import { progress } from './progress.ts';

const kinds: readonly FideListKind[] = ['standard', 'rapid', 'blitz'];

export const fideCommand: Command = {
  takes: 2,
  usage: {
    tr: `Kullanım: kuvvet fide import DOSYA [--type standard|rapid|blitz] [--yes] [--reason NEDEN] [--by AD]
               [--data KLASÖR | --aws]

DOSYA, FIDE'nin aylık listesidir: TXT veya XML, birleşik ya da tek türlü, ZIP içinde ya da dışında. Kütükteki oyuncular
yalnız FIDE numarasıyla bulunur; yabancı oyuncuların ve çift değerlendirilen turnuvaların puanları yenilenir. --yes olmadan
yalnız neyin değişeceğini yazar. Adı kütüktekine hiç benzemeyen biri alınmaz (kod 3). Kimin aldığı kalır: kuvvet trail.`,
    en: `Usage: kuvvet fide import FILE [--type standard|rapid|blitz] [--yes] [--reason REASON] [--by NAME]
              [--data DIR | --aws]

FILE is a monthly list of FIDE's: TXT or XML, combined or of one kind, in its ZIP or out of it. People of the register are found
by FIDE number only; it brings the ratings of foreign players and of dual-rated events up to date. Without --yes it only says
what would be other. Whoever has another name there is left out (exit code 3). Who took it over is kept: kuvvet trail.`,
  },
  options: { ...homeOptions, ...orderOptions, type: { type: 'string' } },
  async run(given: Given, terminal: Terminal): Promise<number> {
    const [act, path] = given.rest;
    const kind = kinds.find((each) => each === given.text.type) ?? null;
    if (act !== 'import' || path === undefined || (given.text.type !== undefined && kind === null)) {
      throw new WrongUse({
        tr: 'kuvvet fide import DOSYA bekleniyor; --type standard, rapid veya blitz.',
        en: 'Expected kuvvet fide import FILE; --type is standard, rapid or blitz.',
      });
    }
    const keeper = keeperOf(given);
    const home = await openHomeOf(given);
    const findings = findingsOf(path, given, terminal);
    const bar = progress(path);
    try {
      let shown = 0;
      const say = async () => given.on.yes && sayDeed(aboutRegister, 'fide-import', keeper, home);
      const entries = sayingFirst(say, fideEntries(path, kind ?? fideListKindOf(path)));
      const told = await importFideList(entries, home, given.on.yes === true, {
        change({ player, name }, facts) {
          if (given.on.json) return terminal.out(JSON.stringify({ player, facts }));
          if (shown++ >= mostShown) return;
          const changes = facts.map(
            ({ field, before, after }) => `${field}: ${before || '-'} -> ${after || '-'}`,
          );
          terminal.out([`~ ${player}`, name, ...changes].join('  '));
        },
        finding: findings.tell,
        far: bar.at,
      });
      findings.done();
      const stored = given.on.yes === true;
      if (given.on.json) terminal.out(JSON.stringify({ stored, ...told }));
      else terminal.err(summary(told, stored)[terminal.language]);
      return told.leftOut > 0 ? exit.leftOut : exit.done;
    } catch (error) {
      if (!(error instanceof FideListUnreadable)) throw error;
      findings.tell(error.finding);
      return exit.failed;
    } finally {
      bar.done();
      home.close();
    }
  },
};

/** Before the first of them is stored, and not of a file that cannot be read: an import that dies has changed something. */
async function* sayingFirst<T>(
  say: () => Promise<unknown>,
  batches: AsyncIterable<readonly T[]>,
): AsyncGenerator<readonly T[]> {
  let said = false;
  for await (const batch of batches) {
    if (!said && batch.length > 0) await say();
    said ||= batch.length > 0;
    yield batch;
  }
}

/** Of those whose ratings change, unless it is JSON. */
const mostShown = 20;

const summary = ({ lines, found, changed, missing, leftOut }: FideImport, stored: boolean) => ({
  tr: `Listede: ${lines}, kütükte bulunan: ${found}, değişen: ${changed}, adı uymayan: ${leftOut}, listede olmayan: ${missing}. ${stored ? 'Kaydedildi.' : 'Hiçbir şey kaydedilmedi; kaydetmek için --yes ekleyin.'}`,
  en: `On the list: ${lines}, found in the register: ${found}, changed: ${changed}, of another name: ${leftOut}, not on the list: ${missing}. ${stored ? 'Stored.' : 'Nothing was stored; add --yes to do so.'}`,
});
