import { verifyLists } from '@kuvvet/gazette';
import { correctLicence, erase, readPlayerHistory, setListed, turkey } from '@kuvvet/office';
import { rerun } from '@kuvvet/publish';
import { describe, expect, it } from 'vitest';
import { submissionOf } from '../functions/event.ts';
import { history, publishList } from '../functions/history.ts';
import { openMonth, publicFiles, rateAll } from '../functions/month.ts';

const strong = ['100071', '100072', '100073', '100074'];
const author = { by: 'ayse', reason: 'Dilekçe' };
type Month = Awaited<ReturnType<typeof openMonth>>;

const deedsOf = async (month: Month, player: string) =>
  (await readPlayerHistory(player, month.ledger)).map(({ deed, by }) => `${deed} ${by}`);

/** Public files in force that hold a text. */
const filesWith = async (text: string, month: Month) =>
  Object.entries(await publicFiles(month))
    .filter(([, content]) => content.includes(text))
    .map(([key]) => key);

const entryOf = async ({ ledger }: Month, player: string) => (await ledger.players([player])).get(player);

describe('the privacy switch', () => {
  it('keeps a player out of whatever is published from then on, and goes on rating', async () => {
    const month = await openMonth();
    await rateAll(month, submissionOf('A', { players: strong, resultOf: () => '1-0' }));
    await setListed('100071', false, author, month);
    await setListed('100071', false, author, month);
    await publishList('2026-11', month);
    expect(await filesWith('100071', month)).toEqual([]);
    expect((await month.ledger.standings(['100071'])).get('100071')?.steps.ukd.at(-1)?.list).toBe('2026-11');
    await setListed('100071', true, author, month);
    await setListed('100071', false, author, month);
    expect(await deedsOf(month, '100071')).toEqual(['unlist ayse', 'list ayse', 'unlist ayse']);
  });
});

describe('erasing a person (R12)', () => {
  it('leaves nothing of them in the files in force nor in the register, and the lists still verify', async () => {
    const month = await history([submissionOf('A', { players: strong })]);
    const name = (await entryOf(month, '100072'))?.name ?? '';
    expect(await filesWith(name, month)).not.toEqual([]);
    for (let time = 0; time < 2; time++) {
      await erase('100072', author, month);
      await rerun('2026-10', author, turkey, month, { drain: false });
    }
    expect(await filesWith(name, month)).toEqual([]);
    expect(await filesWith('100072', month)).toEqual([]);
    expect(await entryOf(month, '100072')).toMatchObject({
      ...{ name: '-', sex: null, birthYear: null, province: '', club: '', listed: false },
      fide: { number: null, standard: null, rapid: null, blitz: null },
    });
    expect((await month.ledger.book('2026-10'))?.revised).toHaveLength(1);
    expect(await deedsOf(month, '100072')).toEqual(['erase ayse']);
    for await (const [, player] of month.ledger.licenceEntries()) expect(player).not.toBe('100072');

    await publishList('2026-12', month);
    expect(await filesWith('100072', month)).toEqual([]);
    const verdicts = await Array.fromAsync(verifyLists(month.lists, { home: turkey.code }));
    expect(verdicts.flatMap(({ flaws }) => flaws)).toEqual([]);
    expect(verdicts.length).toBeGreaterThan(6);
  });

  it('leaves everybody else’s numbers as they are', async () => {
    const month = await history([submissionOf('A', { players: strong })]);
    const before = (await month.ledger.standings(strong)).get('100071');
    await erase('100072', author, month);
    await rerun('2026-10', author, turkey, month, { drain: false });
    expect((await month.ledger.standings(strong)).get('100071')).toEqual(before);
  });
});

describe('another licence number', () => {
  const [given, others] = ['90008765476', '90000000100'];
  const tokenOf = (month: Month, licence: string) => {
    const identity = month.identify(licence);
    if (identity.kind !== 'licence') throw new Error('no licence');
    return identity.token;
  };

  it('takes the place of all earlier ones', async () => {
    const month = await openMonth();
    await month.ledger.putLicences([[tokenOf(month, others), '100071']]);
    for (let time = 0; time < 2; time++) await correctLicence('100071', given, author, month);
    const tokens = [given, others].map((licence) => tokenOf(month, licence));
    expect(await month.ledger.licences(tokens)).toEqual(new Map([[tokens[0], '100071']]));
    expect(await deedsOf(month, '100071')).toEqual(['licence ayse']);
    expect(JSON.stringify(await month.ledger.words('player/100071'))).not.toContain(tokens[0]);
  });

  it.each([
    ['that is none', '100071', '12345', 'no-licence'],
    ['of nobody', '100999', given, 'unknown-player'],
    ['of somebody else', '100071', others, 'taken'],
  ])('refuses one %s', async (_, player, licence, because) => {
    const month = await openMonth();
    await month.ledger.putLicences([[tokenOf(month, others), '100072']]);
    expect(await correctLicence(player, licence, author, month)).toEqual({ outcome: 'refused', because });
    expect(await deedsOf(month, player)).toEqual([]);
  });
});
