import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { bundle, inWorkshop, take } from './child.ts';
import { verdict } from './compare.ts';
import { peopleOf } from './people.ts';

const people = 1_000_000;
const goals = { seconds: 60, mebibytes: 300 };

/** As `npm run kuvvet` starts it: what a line leaves behind needs no more room. */
const flags = ['--max-semi-space-size=8'];

/** A register taken over from a CSV file: looked at, stored, and given again. */
export function benchRegister(): Promise<string> {
  return inWorkshop(async (directory) => {
    const program = bundle('register', directory);
    const file = join(directory, 'register.csv');
    await pipeline(Readable.from(register()), createWriteStream(file));
    const ledger = join(directory, 'ledger.sqlite');
    const run = (args: readonly string[]) => take(program, directory, args, flags);
    const runs = [
      { name: 'only looked at', taken: run([file, ledger]) },
      { name: 'stored', taken: run([file, ledger, 'store']) },
      { name: 'given again, nothing other', taken: run([file, ledger, 'store']) },
    ];
    const most = (of: 'seconds' | 'mebibytes') => Math.max(...runs.map(({ taken }) => taken[of]));
    return [
      `${people} people, a data directory`,
      '',
      '| | seconds | processor, seconds | most memory, MiB |',
      '| --- | ---: | ---: | ---: |',
      ...runs.map(
        ({ name, taken }) =>
          `| ${name} | ${taken.seconds.toFixed(0)} | ${taken.processor.toFixed(0)} | ${taken.mebibytes.toFixed(0)} |`,
      ),
      '',
      `At most ${most('seconds').toFixed(0)} s: ${verdict(most('seconds') <= goals.seconds)} (goal ${goals.seconds}).`,
      `At most ${most('mebibytes').toFixed(0)} MiB: ${verdict(most('mebibytes') <= goals.mebibytes)} (goal ${goals.mebibytes}).`,
    ].join('\n');
  });
}

function* register(): Generator<string> {
  const numbers = Int32Array.from({ length: people }, (_, at) => 1_000_000 + at);
  yield 'Oyuncu No;TCKN;Ad Soyad;Cinsiyet;Doğum Yılı;İl;Kulüp;Ülke;FIDE No\r\n';
  let lines = '';
  for (const { player, name, sex, birthYear, province, club } of peopleOf(numbers)) {
    const fide = Number(player) % 5 === 0 ? `3${player}0` : '';
    lines += `${player};${licenceOf(Number(player))};${name};${sex};${birthYear};${province};${club};TUR;${fide}\r\n`;
    if (lines.length < 1 << 16) continue;
    yield lines;
    lines = '';
  }
  yield lines;
}

/** An invented licence number with check digits that fit (formats 6). */
function licenceOf(player: number): string {
  const digits = `${900_000_000 + player}`;
  const sum = (from: number) =>
    [...digits].reduce((total, digit, at) => total + (at % 2 === from ? Number(digit) : 0), 0);
  const tenth = (7 * sum(0) - sum(1) + 100) % 10;
  return `${digits}${tenth}${(sum(0) + sum(1) + tenth) % 10}`;
}
