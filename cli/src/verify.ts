import { type Flaw, flawWords, isListType, type Verdict, verifyLists } from '@kuvvet/gazette';
import { turkey } from '@kuvvet/office';
import type { Language } from '@kuvvet/report';
import { type Command, exit, type Given, type Sentence, type Terminal, WrongUse } from './command.ts';
import { openLists } from './lists-place.ts';
import { monthOption } from './period.ts';

export const verifyCommand: Command = {
  takes: 1,
  usage: {
    tr: `Kullanım: kuvvet verify ADRES|KLASÖR [--list YYYY-AA | --from YYYY-AA] [--type ukd|uhs|uys] [--key NO] [--unsigned]

Son listeden geriye bütün listelerin dosyalarını, zincirini ve imzalarını denetler; her oyunu, değişimi ve satırı
yeniden hesaplar. --key yalnız o anahtara (keys.json içindeki id; virgülle birkaç tane) güvenir. --unsigned imza aramaz.
Her liste için bir satır yazar; bir şey tutmuyorsa çıkış kodu 1 olur.`,
    en: `Usage: kuvvet verify URL|DIR [--list YYYY-MM | --from YYYY-MM] [--type ukd|uhs|uys] [--key ID] [--unsigned]

Checks files, chain and signatures of every list back from the latest one; works out every game, change and row again.
--key trusts that key alone (its id in keys.json; several with commas). --unsigned looks for no signatures.
One line a list; exit code 1 if anything does not come out.`,
  },
  options: {
    list: { type: 'string' },
    from: { type: 'string' },
    type: { type: 'string' },
    key: { type: 'string' },
    unsigned: { type: 'boolean' },
  },
  async run(given: Given, terminal: Terminal): Promise<number> {
    const [place] = given.rest;
    if (!place) {
      throw new WrongUse({
        tr: 'Bir adres ya da klasör gerekli.',
        en: 'An address or a directory is required.',
      });
    }
    let wrong = 0;
    for await (const verdict of verifyLists(openLists(place), optionsIn(given))) {
      wrong += verdict.flaws.length;
      print(verdict, given, terminal);
    }
    return wrong === 0 ? exit.done : exit.failed;
  },
};

function optionsIn(given: Given) {
  const { list, from, type, key } = given.text;
  if (type !== undefined && !isListType(type)) {
    throw new WrongUse({ tr: '--type ukd, uhs veya uys olmalı.', en: '--type must be ukd, uhs or uys.' });
  }
  return {
    home: turkey.code,
    unsigned: given.on.unsigned ?? false,
    ...(list !== undefined && { list: monthOption(given, 'list') }),
    ...(from !== undefined && { from: monthOption(given, 'from') }),
    ...(type !== undefined && { types: [type] }),
    ...(key !== undefined && { keys: new Set(key.split(',')) }),
  };
}

function print(verdict: Verdict, given: Given, terminal: Terminal): void {
  if (given.on.json) {
    terminal.out(JSON.stringify(verdict, (_, value) => (value instanceof Set ? value.size : value)));
    return;
  }
  if (verdict.list) terminal.out(line(verdict)[terminal.language]);
  for (const flaw of verdict.flaws) terminal.err(`  ${told(flaw, terminal.language)}`);
}

function line({ list, flaws }: Verdict): Sentence {
  if (!list) return { tr: '', en: '' };
  const { type, period, revision, rows, signedBy, recomputed, isFirst } = list;
  const head = `${period}  ${type}${revision > 1 ? ` r${revision}` : ''}`;
  const key = signedBy?.slice(0, 8);
  const { unseen } = recomputed ?? {};
  const [seen, gone] = [unseen?.players.size ?? 0, unseen?.gone.size ?? 0];
  const told = (parts: readonly (string | false | undefined)[]) => parts.filter(Boolean).join(', ');
  return {
    tr: told([
      `${head}  ${rows} satır`,
      key ? `imza ${key}` : 'imzasız',
      recomputed
        ? `${recomputed.events} sonuç, ${recomputed.games} oyun hesaplandı`
        : 'yeniden hesaplanamadı',
      isFirst && 'önceki liste yok',
      unseen && unseen.ratings > 0 && `${unseen.ratings} puan herkese açık değil`,
      seen > 0 && `${seen} oyuncu önceden listede değildi`,
      gone > 0 && `${gone} oyuncu artık listede değil`,
      flaws.length === 0 ? 'tamam' : `${flaws.length} bulgu`,
    ]),
    en: told([
      `${head}  ${rows} rows`,
      key ? `signed ${key}` : 'not signed',
      recomputed
        ? `${recomputed.events} results, ${recomputed.games} games worked out`
        : 'not worked out again',
      isFirst && 'no list before',
      unseen && unseen.ratings > 0 && `${unseen.ratings} ratings not public`,
      seen > 0 && `${seen} players not listed before`,
      gone > 0 && `${gone} players no longer listed`,
      flaws.length === 0 ? 'ok' : `${flaws.length} findings`,
    ]),
  };
}

/** Digests are long, and there is one list of a type, month and revision: the place goes without them. */
function told({ code, key, place, found, expected }: Flaw, language: Language): string {
  const where = [key.replace(/\/[0-9a-f]{64}\//, '/'), place].filter(Boolean).join(' ');
  const facts = [found, expected && `≠ ${expected}`].filter(Boolean).join(' ');
  return `${where}: ${flawWords[code][language]} [${[code, facts].filter(Boolean).join('; ')}]`;
}
