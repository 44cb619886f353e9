import {
  award,
  explainPlayer,
  merge,
  type NumberExplained,
  preview,
  tellExplanation,
  turkey,
} from '@kuvvet/office';
import { describe, expect, it } from 'vitest';
import { submissionOf } from '../functions/event.ts';
import { publishList, ratingsOf } from '../functions/history.ts';
import { openMonth, rateAll } from '../functions/month.ts';

const strong = ['100071', '100072', '100073', '100074'];
const mixed = ['100075', '100010', '100077', '100078', '100079', '100080'];
const order = { id: 'one', by: 'ayse', reason: 'Kurul kararı' };

type Month = Awaited<ReturnType<typeof openMonth>>;

async function busyMonth(): Promise<Month> {
  const month = await openMonth();
  await rateAll(
    month,
    submissionOf('A', { players: strong, resultOf: () => '1-0' }),
    submissionOf('M', { players: mixed, resultOf: () => '1-0' }),
    submissionOf('Q', { players: strong, timeControl: '900+10' }),
    submissionOf('H', { players: strong, start: '2026-10-11', first: '0-1' }),
  );
  return month;
}

describe('a preview of the next lists (M-14)', () => {
  it('has the numbers the close then publishes, and writes nothing anywhere', async () => {
    const month = await busyMonth();
    const kept = async () => [
      ...(await Array.fromAsync(month.vault.keys('assessments/'))),
      ...(await Array.fromAsync(month.vault.keys('states/'))),
      ...(await Array.fromAsync(month.lists.keys('lists/'))),
    ];
    expect(await merge({ player: '100010', into: '100001' }, order, month)).toMatchObject({
      outcome: 'entered',
    });
    const before = await kept();
    const found = await preview(turkey, month);
    expect(found).toMatchObject({ official: false, period: '2026-10', list: '2026-11' });
    expect(found.waiting).toEqual({ received: 0, held: 1 });
    expect(await kept()).toEqual(before);

    await publishList('2026-11', month);
    const digest = (await month.ledger.book('2026-10'))?.elected?.manifests.ukd;
    const stored = await month.lists.get(`lists/ukd/2026-11/${digest}/report.json`);
    expect(JSON.parse(Buffer.from(stored?.bytes ?? '').toString())).toEqual(found.reports.ukd);
  });

  it('gives its files by names that say what they are', async () => {
    const files = new Map<string, string>();
    await preview(turkey, await busyMonth(), async ({ name, contents }) => {
      const chunks: Buffer[] = [];
      for await (const chunk of contents) chunks.push(Buffer.from(chunk));
      files.set(name, Buffer.concat(chunks).toString());
    });
    expect([...files.keys()].every((name) => /^preview-(ukd|uhs|uys)-2026-11-/.test(name))).toBe(true);
    expect(files.get('preview-ukd-2026-11-list.csv')).toContain('100071');
    expect(files.get('preview-ukd-2026-11-audit.ndjson')).toContain('"lines":[');
  });
});

describe('where a number comes from (M-15)', () => {
  const explained = async (month: Month, player: string, list: string | null = null) => {
    const outcome = await explainPlayer(player, list, turkey, month);
    if (outcome.outcome !== 'explained') throw new Error(outcome.because);
    return outcome.explanation;
  };
  const numberOf = (numbers: readonly NumberExplained[], type: string) =>
    numbers.find((number) => number.type === type);

  /** Nothing but sums of what is shown, as a pencil would have them. */
  function addsUp({ base, after, change, rounded, floored, events, entries }: NumberExplained) {
    let sum = 0;
    for (const event of events) {
      let games = 0;
      for (const { points, expected, opponentRating, change: each } of event.lines) {
        if (event.k !== null && opponentRating !== null)
          expect(each).toBe(event.k * (points - (expected ?? 0)));
        games += each;
      }
      expect(event.change).toBe(games);
      sum += event.change;
    }
    for (const entry of entries) {
      if (entry.because !== 'merge' && entry.amendment.kind === 'points') sum += 100 * entry.amendment.points;
    }
    if (base === null) return;
    expect(change).toBe(sum);
    expect(Math.abs(change - 100 * rounded)).toBeLessThanOrEqual(50);
    expect(after).toBe(floored ? 1000 : base + rounded);
  }

  it('adds up for everybody, before and after the list is published', async () => {
    const month = await busyMonth();
    await award({ kind: 'points', player: '100071', type: 'ukd', points: -15 }, order, turkey.ruleSet, month);
    const before = await Promise.all([...strong, ...mixed].map((player) => explained(month, player)));
    for (const { official, numbers } of before) {
      expect(official).toBe(false);
      for (const number of numbers) addsUp(number);
    }
    await publishList('2026-11', month);
    for (const { player, numbers } of before) {
      const after = await explained(month, player, '2026-11');
      expect(after.official).toBe(true);
      expect(after.numbers).toEqual(numbers);
      const { ukd } = { ukd: (await ratingsOf('2026-11', 'ukd', month))[player] };
      expect(numberOf(numbers, 'ukd')?.after ?? undefined).toBe(ukd);
    }
  });

  it('of a rapid rating starts from the standard one, of a newcomer tells what is kept', async () => {
    const month = await busyMonth();
    const { numbers } = await explained(month, '100071');
    expect(numberOf(numbers, 'uhs')).toMatchObject({ before: null, base: numberOf(numbers, 'ukd')?.before });
    const newcomer = numberOf((await explained(month, '100010')).numbers, 'ukd');
    expect(newcomer?.base).toBeNull();
    expect(newcomer?.towards).toMatchObject({ minGames: 5, games: newcomer?.events[0]?.games });
  });

  it('of a merged number is told of the number that stays, games and all (M-06)', async () => {
    const month = await busyMonth();
    await merge({ player: '100010', into: '100001' }, order, month);
    const explanation = await explained(month, '100010');
    expect(explanation.player).toBe('100001');
    expect(numberOf(explanation.numbers, 'ukd')?.events.map(({ tournament }) => tournament)).toEqual(['M']);
    for (const number of explanation.numbers) addsUp(number);
    await publishList('2026-11', month);
    expect((await explained(month, '100001', '2026-11')).numbers).toEqual(explanation.numbers);
  });

  it('gives nobody a rapid rating by games of before the first rating (U-11, U-26)', async () => {
    const month = await busyMonth();
    await publishList('2026-11', month);
    const players = ['100010', '100071', '100072', '100073'];
    await rateAll(month, submissionOf('L', { players, timeControl: '900+10' }));
    const explanation = await explained(month, '100010');
    const rapid = numberOf(explanation.numbers, 'uhs');
    expect(rapid).toMatchObject({ before: null, after: null, events: [{ tournament: 'L', k: null }] });
    const base = rapid?.base;
    expect(base).toBeGreaterThan(1000);
    for (const language of ['tr', 'en'] as const) {
      const told = tellExplanation({ ...explanation, numbers: rapid ? [rapid] : [] }, language).join('\n');
      expect(told).not.toContain(`= ${base}.`);
      expect(told).toContain(
        language === 'tr' ? 'bu türde hâlâ puanı yok' : 'still has no rating of this type',
      );
    }
  });

  it('of a list before the merge is told of the number that was asked for (M-06)', async () => {
    const month = await busyMonth();
    await publishList('2026-11', month);
    const before = await explained(month, '100010', '2026-11');
    await merge({ player: '100010', into: '100001' }, order, month);
    expect(before.player).toBe('100010');
    expect(await explained(month, '100010', '2026-11')).toEqual(before);
    await publishList('2026-12', month);
    expect(await explained(month, '100010', '2026-11')).toEqual(before);
    for (const list of ['2026-12', null]) {
      expect((await explained(month, '100010', list)).player).toBe('100001');
    }
  });

  it.each([
    ['a player nobody is', '100999', null, 'unknown-player'],
    ['a list that was never published', '100071', '2027-05', 'unknown-list'],
  ])('refuses %s', async (_, player, list, because) => {
    expect(await explainPlayer(player, list, turkey, await openMonth())).toEqual({
      outcome: 'refused',
      because,
    });
  });

  it.each(['tr', 'en'] as const)('is told in whole sentences, in %s', async (language) => {
    const month = await busyMonth();
    await award({ kind: 'points', player: '100071', type: 'ukd', points: -15 }, order, turkey.ruleSet, month);
    for (const player of ['100071', '100010', '100002']) {
      const lines = tellExplanation(await explained(month, player), language);
      for (const line of lines.slice(1).filter((each) => each !== '')) expect(line).toMatch(/[.:]$/);
      expect(lines.join('\n')).not.toMatch(/undefined|null|NaN|\[object/);
    }
    const told = tellExplanation(await explained(month, '100071'), language).join('\n');
    expect(told).toContain(language === 'tr' ? 'resmî değildir' : 'not official');
    expect(told).toContain('Kurul kararı');
    expect(told).toMatch(
      language === 'tr' ? /Yeni puan: 1799 [-+] \d+ = \d+\./ : /The new rating is 1799 [-+] \d+ = \d+\./,
    );
  });
});
