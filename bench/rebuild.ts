import { join } from 'node:path';
import { openHome } from '@kuvvet/standalone';
import { bundle, inWorkshop, take } from './child.ts';
import { spendYears } from './years.ts';

const years = { months: 24, players: 5000, tournaments: 60 };

/** Two years made again from the archive, every digest and every published file compared. */
export const benchRebuild = (): Promise<string> =>
  inWorkshop(async (directory) => {
    const home = openHome(join(directory, 'data'));
    await spendYears(years, home);
    home.close();
    const { seconds, processor, mebibytes, output } = take(bundle('rebuild', directory), directory);
    if (Number(output) !== years.months) throw new Error(`${output} months`);
    return [
      `${years.months} months, ${years.players} players, ${years.tournaments} tournaments of 40 a month`,
      '',
      '| | seconds | processor, seconds | most memory, MiB |',
      '| --- | ---: | ---: | ---: |',
      `| rebuild | ${seconds.toFixed(1)} | ${processor.toFixed(1)} | ${mebibytes.toFixed(0)} |`,
    ].join('\n');
  });
