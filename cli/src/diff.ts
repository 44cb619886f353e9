import type { ListType } from '@kuvvet/engine';
import {
  type DiffPlace,
  diffCsv,
  diffLists,
  isListType,
  type ListChange,
  releaseOf,
  standingList,
} from '@kuvvet/gazette';
import { shown } from '@kuvvet/office';
import { type Command, exit, type Given, type Terminal, WrongUse } from './command.ts';
import { openLists } from './lists-place.ts';

export const diffCommand: Command = {
  takes: 2,
  usage: {
    tr: `Kullanım: kuvvet diff A B [--type ukd|uhs|uys] [--at ADRES|KLASÖR] [--json | --csv]

A ve B birer ay (YYYY-AA) ya da bir listenin manifest.json adresidir (dosya veya internet). Aylar --at altında aranır
(varsayılan data/public); türü --type söyler (varsayılan ukd). Puanı değişen, gelen ve giden her oyuncu için bir satır.`,
    en: `Usage: kuvvet diff A B [--type ukd|uhs|uys] [--at URL|DIR] [--json | --csv]

A and B are months (YYYY-MM), or manifest.json of a list (a file or an address). Months are looked for below --at (default
data/public), of the type --type says (default ukd). One line for every player who came, went or has another rating.`,
  },
  options: {
    type: { type: 'string', default: 'ukd' },
    at: { type: 'string', default: 'data/public' },
    csv: { type: 'boolean' },
  },
  async run(given: Given, terminal: Terminal): Promise<number> {
    const [before, after] = given.rest;
    if (!before || !after) {
      throw new WrongUse({ tr: 'İki liste gerekli.', en: 'Two lists are required.' });
    }
    const changes = await diffLists(await placeOf(before, given), await placeOf(after, given));
    if (given.on.csv) terminal.out(new TextDecoder().decode(diffCsv(changes)).trimEnd());
    else for (const change of changes) terminal.out(given.on.json ? JSON.stringify(change) : line(change));
    return exit.done;
  },
};

/** `.../lists/ukd/2026-11/<digest>/manifest.json`, as an address or a path. */
const manifestPath = /^(.*?\/?)(lists\/[a-z]+\/[0-9-]+\/[0-9a-f]{64}\/manifest\.json)$/;

async function placeOf(text: string, given: Given): Promise<DiffPlace> {
  const [, root, key] = manifestPath.exec(text.replaceAll('\\', '/')) ?? [];
  const release = key === undefined ? null : releaseOf(key);
  if (release) return { reader: openLists(root || '.'), release };
  if (!/^\d{4}-\d{2}$/.test(text)) {
    throw new WrongUse({
      tr: `${shown(text)}: ay (YYYY-AA) ya da lists altındaki bir manifest.json olmalı.`,
      en: `${shown(text)}: must be a month (YYYY-MM) or a manifest.json below lists.`,
    });
  }
  const reader = openLists(given.text.at ?? '');
  const standing = await standingList(typeIn(given), text, reader);
  if (standing) return { reader, release: standing };
  throw new WrongUse({ tr: `${text}: böyle bir liste yok.`, en: `${text}: there is no such list.` });
}

function typeIn(given: Given): ListType {
  const { type } = given.text;
  if (isListType(type)) return type;
  throw new WrongUse({ tr: '--type ukd, uhs veya uys olmalı.', en: '--type must be ukd, uhs or uys.' });
}

function line({ player, name, before, after, reasons, into }: ListChange): string {
  const points = before === null || after === null ? '' : `${after > before ? '+' : ''}${after - before}`;
  const cells = [
    player.padStart(8),
    `${before ?? '-'}`.padStart(4),
    `${after ?? '-'}`.padStart(4),
    points.padStart(5),
  ];
  return [...cells, name, reasons.join(' '), into ? `→ ${into}` : '']
    .filter((cell) => cell !== '')
    .join('  ');
}
