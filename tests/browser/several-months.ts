import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nextPeriod, type Period } from '@kuvvet/engine';
import { accept } from '@kuvvet/ingest';
import { award, readRegisterFile, takeOver, turkey } from '@kuvvet/office';
import { publish } from '@kuvvet/publish';
import { openHome, rateWaiting } from '@kuvvet/standalone';
import { chance } from '../../bench/chance.ts';
import { submissionOf } from '../functions/event.ts';
import { root } from '../run.ts';

const register = readFileSync(join(root, 'samples/2026-10/register.csv'));

/** Three fields of ten; the last player of the first has no rating yet. */
const fields = [71, 81, 91].map((first) => Array.from({ length: 10 }, (_, at) => `1000${first + at}`));

/** The first player of all, who is the one to look at. */
export const star = '100071';

/** The name of the first event of every month; that of October 2026 is corrected in November. */
export const correctedName = 'Cumhuriyet Kupası';

/** What the events of every month are called, and where they are. */
const names = [
  [correctedName, 'İZMİR'],
  ['Ege Açık Turnuvası', 'MUĞLA'],
  ['Kulüpler Ligi, A Grubu', 'ANKARA'],
  ['Hafta Sonu Hızlı Satranç', 'İSTANBUL'],
  ['Yıldırım Gecesi 14.03.2011', 'ESKİŞEHİR'],
] as const;

const controls = ['5400+30', '5400+30', '5400+30', '900+10', '180+2'];

/** What the first event of all was, after a correction. */
const corrected = {
  ...{ month: '2026-10', players: fields[0] ?? [], timeControl: '5400+30', resultOf: () => '1/2-1/2' },
  ...{ name: correctedName, city: 'İZMİR' },
};

/** A data directory with the lists after `count` months from October 2026 on, invented like the people in them. */
export async function writeMonths(data: string, count: number): Promise<void> {
  const home = openHome(data);
  try {
    const random = chance(20261130);
    await takeOver(readRegisterFile(register, home.identify), '2026-10', turkey, home);
    let month: Period = '2026-10';
    for (let at = 0; at < count; at++) {
      for (const [event, timeControl] of controls.entries()) {
        const players = fields[event % fields.length] as string[];
        const results = ['1-0', '1/2-1/2', '0-1', event % 2 === 0 ? '1-0' : '0-1'];
        const [name, city] = names[event] ?? [correctedName, ''];
        const resultOf = () => results[random.below(4)] ?? '1-0';
        const emptyRounds = event === 0 ? 1 : 0;
        const changes = { month, players, timeControl, resultOf, name, city, emptyRounds };
        await accept(submissionOf(`M${at}E${event}`, changes), 'arbiter', home);
      }
      if (at === 1) await accept(submissionOf('M0E0', { ...corrected, revision: 2 }), 'arbiter', home);
      const points = { kind: 'points', player: star, type: 'ukd', points: 8 } as const;
      if (at === 1)
        await award(
          points,
          { id: 'one', by: 'officer', reason: 'Kurul kararı 2026/14' },
          turkey.ruleSet,
          home,
        );
      await rateWaiting(home, turkey, new AbortController().signal, () => {});
      await publish(month, turkey, home, { drain: false });
      month = nextPeriod(month);
    }
  } finally {
    home.close();
  }
}
