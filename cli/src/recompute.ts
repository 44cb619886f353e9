import { closeSync, createReadStream, openSync, writeSync } from 'node:fs';
import { ruleSet, ruleSets } from '@kuvvet/engine';
import { explain, recompute, shown, turkey } from '@kuvvet/office';
import { type Command, exit, type Given, required, type Terminal, WrongUse } from './command.ts';

export const recomputeCommand: Command = {
  takes: 0,
  usage: {
    tr: `Kullanım: kuvvet recompute --ratings LİSTE.csv --games OYUNLAR.csv --out SONUÇ.csv [--rules ADI]

LİSTE.csv içinde player ve rating sütunları bulunur, yayımlanan bir list.csv de olur; puansız oyuncunun puanı boştur.
OYUNLAR.csv içinde white, black (oyuncu numaraları) ve points (beyazın 1, 0.5 veya 0 puanı) bulunur. SONUÇ.csv player ve
rating sütunlarıyla aynı sırada yazılır. İlk puanlar hesaplanmaz.`,
    en: `Usage: kuvvet recompute --ratings LIST.csv --games GAMES.csv --out RESULT.csv [--rules NAME]

LIST.csv has the columns player and rating, as a published list.csv does; the rating of an unrated player is empty.
GAMES.csv has white and black (player numbers) and points (White's 1, 0.5 or 0). RESULT.csv has player and rating, in the
order of the list. First ratings are not worked out.`,
  },
  options: {
    ratings: { type: 'string' },
    games: { type: 'string' },
    out: { type: 'string' },
    rules: { type: 'string', default: turkey.ruleSet.name },
  },
  async run(given: Given, terminal: Terminal): Promise<number> {
    const paths = { ratings: required(given, 'ratings'), games: required(given, 'games') };
    const out = required(given, 'out');
    const rules = ruleSet(knownRules(given));
    const outcome = await recompute({ ratings: bytesOf(paths.ratings), games: bytesOf(paths.games) }, rules);
    if ('finding' in outcome) {
      terminal.err(`${shown(paths[outcome.of])}: ${explain(outcome.finding, terminal.language)}`);
      return exit.failed;
    }
    const file = openSync(out, 'w');
    try {
      for (const bytes of outcome.list) writeAll(file, bytes);
    } finally {
      closeSync(file);
    }
    terminal.out(`${shown(out)}  ${outcome.games}`);
    return exit.done;
  },
};

/** Opened when it is first read: what nobody reads cannot fail. */
async function* bytesOf(path: string) {
  yield* createReadStream(path, { highWaterMark: 1 << 18 });
}

function writeAll(file: number, bytes: Uint8Array) {
  for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at);
}

function knownRules(given: Given): string {
  const name = required(given, 'rules');
  const names = ruleSets.map((rules) => rules.name);
  if (names.includes(name)) return name;
  throw new WrongUse({
    tr: `--rules: ${names.join(' veya ')} olmalı.`,
    en: `--rules: must be ${names.join(' or ')}.`,
  });
}
