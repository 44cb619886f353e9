import { openMemoryArchive } from '@kuvvet/gazette/memory';
import { notify, openPost } from '@kuvvet/notify';
import { turkey } from '@kuvvet/office';
import { publish, rerun } from '@kuvvet/publish';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toldNews } from '../../standalone/src/talk.ts';
import { type Intake, openIntake } from '../functions/intake.ts';
import { openMonth } from '../functions/month.ts';
import { openSubscribed, type Subscribed } from '../functions/notify/subscribed.ts';
import { canaries, keyCanaries, spellings } from './canaries.ts';
import { register, rows, trf } from './event.ts';
import { leaksIn } from './leaks.ts';

const all = [...canaries, ...spellings].map(({ text }) => text);
/** Side by side, as many as a name of an event may hold (formats 5.9). */
const names: string[] = [];
for (const text of all) {
  const longer = `${names.at(-1) ?? ''} ${text}`.trim();
  if (names.length > 0 && longer.length <= 200) names[names.length - 1] = longer;
  else names.push(text);
}
const secrets = keyCanaries.map(({ text }) => text);

describe('what subscribers are told of reports and lists full of canaries', () => {
  let world: Subscribed;
  let intake: Intake;
  beforeEach(async () => {
    world = await openSubscribed(await openMonth(Buffer.from(register)));
    // The calendar of the intake's own tests is not to be found by publishers.
    intake = await openIntake({ ...world.home, lists: openMemoryArchive() });
    await world.subscribe('club');
    world.keyring = async () => secrets;
  });
  afterEach(() => world[Symbol.dispose]());

  it('holds none of them: in no message, no header, no delivery and no line about it', async () => {
    const planted = all.join(' ');
    for (const [at, name] of names.entries()) {
      const days = { '042': `2026/10/${10 + at}`, '052': `2026/10/${11 + at}` };
      await intake.post({
        query: `tournament=D${at}`,
        body: trf({ ...days, '012': name, '022': name }),
      });
    }
    await intake.rateAll();
    const [name = ''] = names;
    await intake.post({ query: 'tournament=E02', body: trf({ '012': name }, rows.slice(0, 3)) });
    await intake.post({ query: 'tournament=E03', body: trf({ '012': name, '022': name }) });
    await intake.rateAll();
    await publish('2026-10', turkey, world.home, { drain: false });
    const order = { reason: planted, by: planted };
    const listed = [...(await world.home.ledger.players(['100001', '100002'])).values()];
    await world.home.ledger.putPlayers(listed.map((player) => ({ ...player, listed: false })));
    await rerun('2026-10', order, turkey, world.home, { drain: false });
    world.at('2027-01-01T00:00:00.000Z');

    const { attempted } = await world.notify();
    const types = new Set(world.told('club').map(({ type }) => type));
    expect(types).toEqual(new Set(['report.rated', 'report.held', 'list.published', 'list.revised']));
    const outputs = [
      ...world.posted.map(({ url, headers, body }) =>
        JSON.stringify([url, headers, new TextDecoder().decode(body)]),
      ),
      JSON.stringify(await world.deliveries('club')),
      ...attempted.map(toldNews),
    ];
    expect(outputs.flatMap(leaksIn)).toEqual([]);
  });

  it.each(all)('repeats nothing of an address that holds %s', async (text) => {
    const post = openPost({ resolve: async () => [] });
    await world.subscribe('club', { url: `https://${encodeURIComponent(text)}.example/${text}` });
    await intake.post();
    await intake.rateAll();
    const { attempted } = await notify({ ...world.ports, post });
    expect(attempted).toMatchObject([{ outcome: 'failed' }]);
    const outputs = [...attempted.map(toldNews), JSON.stringify(await world.deliveries('club'))];
    expect(outputs.flatMap(leaksIn)).toEqual([]);
  });
});
