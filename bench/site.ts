import { mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { manifestName, releaseKey } from '@kuvvet/gazette';
import { openDirectoryArchive, openDirectoryParts } from '@kuvvet/gazette/directory';
import { type Home, serviceApp } from '@kuvvet/standalone';
import { openPack } from '../site/src/browser/release/pack.ts';
import { searchNames } from '../site/src/browser/release/search-names.ts';
import { listenOn, openServer } from '../standalone/src/listen.ts';
import { bundle, inWorkshop, take } from './child.ts';
import { medianOf, verdict } from './compare.ts';

const players = 1_000_000;
const goals = { processor: 8, mebibytes: 60, search: 200 };

/** As people type them: whole names, beginnings, one word, the wrong way round, without marks. */
const typed = [
  'yilmaz ay',
  'Kılıç Doğuş',
  'ece gun',
  'su elif',
  'caglar',
  'şahin m',
  'isik inci',
  'omer oz',
  'can meh',
  'ali',
];

/** Searching a list of a million players over loopback, each time from nothing: root, directory and blocks. */
export function benchSite(): Promise<string> {
  return inWorkshop(async (directory) => {
    const folder = releaseKey(
      { type: 'ukd', period: '2026-11', digest: '0'.repeat(64) },
      manifestName,
    ).replace(manifestName, '');
    mkdirSync(join(directory, folder), { recursive: true });
    const path = join(directory, folder, 'site.pack');
    const made = take(bundle('lists', directory), directory, ['site.pack', `${players}`], ['--expose-gc']);
    const { processor, mebibytes } = JSON.parse(made.output);
    renameSync(join(directory, 'site.pack'), path);
    const home = {
      lists: openDirectoryArchive(directory),
      parts: openDirectoryParts(directory),
      now: () => '',
    };
    const server = openServer(serviceApp(home as unknown as Home, () => {}));
    const address = await listenOn([0], '127.0.0.1', server);
    const taken: number[] = [];
    for (const words of [...typed, ...typed, ...typed]) {
      const start = performance.now();
      const opened = await openPack(`http://127.0.0.1:${address?.port}/${folder}`);
      const { players: found } = await searchNames(opened, words, 12);
      if (found.length === 0) throw new Error(`nobody for ${words}`);
      taken.push(performance.now() - start);
    }
    server.closeAllConnections();
    server.close();
    const slowest = Math.max(...taken);
    return [
      `${players} players: site.pack has ${(statSync(path).size / 1e6).toFixed(1)} MB, made from rows in memory`,
      '',
      `${processor.toFixed(1)} processor seconds: ${verdict(processor <= goals.processor)} (goal ${goals.processor}).`,
      `${mebibytes.toFixed(0)} MiB more: ${verdict(mebibytes <= goals.mebibytes)} (goal ${goals.mebibytes}).`,
      '',
      `A search: median ${medianOf(taken).toFixed(0)} ms, slowest ${slowest.toFixed(0)} ms: ${verdict(slowest <= goals.search)} (goal ${goals.search}).`,
    ].join('\n');
  });
}
