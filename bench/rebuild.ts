import { join } from 'node:path';
import { openHome } from '@kuvvet/standalone';
import { bundle, inWorkshop, take } from './child.ts';
import { spendYears } from './years.ts';

const years = { months: 24, players: 5000, tournaments: 60 };

/** Two years looked over where they are, and made again from the archive: every digest, every published file. */
export const benchRebuild = (): Promise<string> =>
  inWorkshop(async (directory) => {
    const home = openHome(join(directory, 'data'));
    await spendYears(years, home);
    home.close();
    const rows = ['doctor', 'rebuild'].map((program) => {
      const { seconds, processor, mebibytes, output } = take(bundle(program, directory), directory);
      if (Number(output) !== years.months) throw new Error(`${program}: ${output} months`);
      return `| ${program} | ${seconds.toFixed(1)} | ${processor.toFixed(1)} | ${mebibytes.toFixed(0)} |`;
    });
    return [
      `${years.months} months, ${years.players} players, ${years.tournaments} tournaments of 40 a month`,
      '',
      '| | seconds | processor, seconds | most memory, MiB |',
      '| --- | ---: | ---: | ---: |',
      ...rows,
    ].join('\n');
  });
