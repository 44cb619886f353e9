import type { Ledger } from '@kuvvet/ledger';
import { describe, expect, it } from 'vitest';
import {
  aBook,
  aCommit,
  aDelivery,
  aMerge,
  anAward,
  aPlayer,
  aReceipt,
  aRerun,
  aSubscriber,
  aWord,
  collect,
  digest,
  withFide,
} from './samples.ts';
import { type Asked, scriptedLedger } from './scripted-table.ts';

const table = 'kuvvet';

/** Every key a request names, whatever the request. */
function keysOf({ input }: Asked): string[] {
  const keys = [
    input.Key ?? input.Item,
    ...(input.RequestItems?.[table]?.Keys ?? []),
    ...[input.RequestItems?.[table] ?? []].flat().map((request) => request.PutRequest?.Item),
    ...(input.TransactItems ?? []).map((write: Record<string, { Key?: unknown; Item?: unknown }>) =>
      Object.values(write).map(({ Key, Item }) => Key ?? Item),
    ),
  ].flat();
  return keys.filter((key) => key?.pk).map(({ pk, sk }) => `${pk} / ${sk}`);
}

const step = { player: '10001', type: 'ukd', step: { list: '2026-11', rating: 1500 } } as const;

describe('keys (ARCHITECTURE 5)', () => {
  it.each<[string, (ledger: Ledger) => Promise<unknown>, string[]]>([
    ['current', (ledger) => ledger.current(), ['PERIOD / CURRENT']],
    ['book', (ledger) => ledger.book('2026-10'), ['PERIOD#2026-10 / PERIOD']],
    ['begin', (ledger) => ledger.begin(aBook()), ['PERIOD#2026-10 / PERIOD', 'PERIOD / CURRENT']],
    ['seal', (ledger) => ledger.seal('2026-10').catch(() => {}), ['PERIOD#2026-10 / PERIOD']],
    [
      'turn',
      (ledger) => ledger.turn('2026-10', aBook({ period: '2026-11' })),
      ['PERIOD#2026-10 / PERIOD', 'PERIOD#2026-11 / PERIOD', 'PERIOD / CURRENT'],
    ],
    ['revise', (ledger) => ledger.revise('2026-10', aRerun(2)), ['PERIOD#2026-10 / PERIOD']],
    [
      'enter',
      (ledger) => ledger.enter(anAward()),
      ['PERIOD#2026-10 / PERIOD', 'PERIOD#2026-10 / ACT#odul-1'],
    ],
    [
      'enter of a merge',
      (ledger) => ledger.enter(aMerge('10001', '10002')),
      [
        'PERIOD#2026-10 / PERIOD',
        'PERIOD#2026-10 / ACT#merge-10001',
        'PLAYER#10001 / PLAYER',
        'PLAYER#10002 / PLAYER',
      ],
    ],
    ['head', (ledger) => ledger.head('t'), ['TOURNAMENT#t / TOURNAMENT']],
    ['receipt', (ledger) => ledger.receipt('t', 3), ['TOURNAMENT#t / RECEIPT#0003']],
    ['receipt of five digits', (ledger) => ledger.receipt('t', 12345), ['TOURNAMENT#t / RECEIPT#12345']],
    ['putReceipt', (ledger) => ledger.putReceipt(aReceipt()), ['TOURNAMENT#ankara-acik / RECEIPT#0001']],
    ['settle', (ledger) => ledger.settle(aReceipt()), ['TOURNAMENT#ankara-acik / RECEIPT#0001']],
    ['claim', (ledger) => ledger.claim(digest('e')), [`EVENT#${digest('e')} / EVENT#${digest('e')}`]],
    [
      'post',
      (ledger) => ledger.post(aCommit({ claim: { event: digest('e'), over: null } })),
      [
        'PERIOD#2026-10 / PERIOD',
        'TOURNAMENT#ankara-acik / TOURNAMENT',
        'PERIOD#2026-10#S02 / TOURNAMENT#ankara-acik',
        'TOURNAMENT#ankara-acik / RECEIPT#0001',
        `EVENT#${digest('e')} / EVENT#${digest('e')}`,
      ],
    ],
    ['players', (ledger) => ledger.players(['10001']), ['PLAYER#10001 / PLAYER']],
    [
      'ratings',
      (ledger) => ledger.ratings(['10001', '10499', '10500'], '2026-11'),
      ['RATINGS#10000 / 2026-11', 'RATINGS#10500 / 2026-11'],
    ],
    ['addSteps', (ledger) => ledger.addSteps([step]), ['RATINGS#10000 / 2026-11']],
    [
      'putPlayers',
      (ledger) => ledger.putPlayers([withFide('10001', '6300001'), aPlayer({ player: '10002' })]),
      [
        'PLAYER#10001 / PLAYER',
        'PLAYER#10002 / PLAYER',
        'FIDE#6300001 / FIDE#6300001',
        'NAME#cigirgan ilkay ogutcu sukru / PLAYER#00010001',
        'NAME#cigirgan ilkay ogutcu sukru / PLAYER#00010002',
        'PLAYER#10001 / PLAYER',
        'PLAYER#10002 / PLAYER',
      ],
    ],
    ['fideNumbers', (ledger) => ledger.fideNumbers(['6300001']), ['FIDE#6300001 / FIDE#6300001']],
    [
      'putLicences',
      (ledger) => ledger.putLicences([[digest('a'), '10001']]),
      [`LICENCE#${digest('a')} / LICENCE#${digest('a')}`],
    ],
    ['licences', (ledger) => ledger.licences(['f0']), ['LICENCE#f0 / LICENCE#f0']],
    ['sender', (ledger) => ledger.sender('il'), ['SENDER#il / SENDER#il']],
    [
      'putSender',
      (ledger) => ledger.putSender({ id: 'il', name: 'İl', active: true, scope: ['*'] }),
      ['SENDER#il / SENDER#il'],
    ],
    ['subscriber', (ledger) => ledger.subscriber('ege'), ['SUBSCRIBER / ege']],
    ['putSubscriber', (ledger) => ledger.putSubscriber(aSubscriber({ id: 'ege' })), ['SUBSCRIBER / ege']],
    ['stopSubscriber', (ledger) => ledger.stopSubscriber('ege'), ['SUBSCRIBER / ege']],
    ['removeSubscriber', (ledger) => ledger.removeSubscriber('ege'), ['SUBSCRIBER / ege']],
    [
      'addDeliveries',
      (ledger) => ledger.addDeliveries([aDelivery({ subscriber: 'ege' })]),
      ['SUBSCRIBER#ege / DELIVERY#report.rated/IZM-2026-11/1'],
    ],
    [
      'moveDelivery',
      (ledger) => ledger.moveDelivery(aDelivery(), aDelivery({ attempts: 1 })),
      ['SUBSCRIBER#ege-satranc / DELIVERY#report.rated/IZM-2026-11/1'],
    ],
    ['say', (ledger) => ledger.say(aWord()), ['ABOUT#tournament/ankara-acik / WORD#release-1-0a1b2c3d']],
    [
      'decide',
      (ledger) => ledger.decide({ before: aReceipt(), after: aReceipt(), word: aWord() }),
      ['TOURNAMENT#ankara-acik / RECEIPT#0001', 'ABOUT#tournament/ankara-acik / WORD#release-1-0a1b2c3d'],
    ],
    [
      'markTold',
      (ledger) => ledger.markTold(aReceipt({ state: 'held' })),
      ['TOURNAMENT#ankara-acik / RECEIPT#0001'],
    ],
  ])('%s', async (_, act, keys) => {
    const { ledger, asked } = scriptedLedger();
    await act(ledger);
    expect(asked.flatMap(keysOf)).toEqual(keys);
  });

  it.each([
    ['ankara-acik', 'S02'],
    ['A', 'S11'],
    ['TR-2026.0001', 'S06'],
  ])('a posting of %s lies in shard %s for ever', async (tournament, shard) => {
    const { ledger, asked } = scriptedLedger();
    await ledger.post(aCommit({ tournament }));
    expect(asked.flatMap(keysOf)).toContain(`PERIOD#2026-10#${shard} / TOURNAMENT#${tournament}`);
  });

  it('postings are read from every shard they can lie in, and evenly spread', async () => {
    const { ledger, asked } = scriptedLedger();
    await collect(ledger.postings('2026-10'));
    const read = asked.map(({ input }) => input.ExpressionAttributeValues[':partition']);
    const expected = Array.from({ length: 16 }, (_, at) => `PERIOD#2026-10#S${String(at).padStart(2, '0')}`);
    expect(read).toEqual(expected);

    const writing = scriptedLedger();
    for (let at = 0; at < 1600; at++) await writing.ledger.post(aCommit({ tournament: `TR${at}` }));
    const counts = new Map<string, number>();
    for (const { input } of writing.asked) {
      const partition = input.TransactItems[2].Put.Item.pk;
      counts.set(partition, (counts.get(partition) ?? 0) + 1);
    }
    expect([...counts.keys()].sort()).toEqual(expected);
    expect(Math.max(...counts.values())).toBeLessThan(150);
  });

  it('acts are read from beside their book', async () => {
    const { ledger, asked } = scriptedLedger();
    await collect(ledger.acts('2026-10'));
    expect(asked.map(({ input }) => input.ExpressionAttributeValues)).toEqual([
      { ':book': 'PERIOD#2026-10', ':act': 'ACT#' },
    ]);
  });

  it.each([
    ['received', 'PENDING', '2026-10-05T12:00:00.000Z#ankara-acik#0001'],
    ['parked', 'PENDING', '2026-10-05T12:00:00.000Z#ankara-acik#0001'],
    ['held', 'PENDING', '2026-10-05T12:00:00.000Z#ankara-acik#0001'],
    ['rated', 'PENDING', '2026-10-05T12:00:00.000Z#ankara-acik#0001'],
    ['rejected', undefined, undefined],
    ['withdrawn', undefined, undefined],
    ['superseded', undefined, undefined],
  ] as const)('a receipt that is %s is in the pending index: %s', async (state, pendingKey, pendingSince) => {
    const { ledger, asked } = scriptedLedger();
    await ledger.putReceipt(aReceipt({ state }));
    const item = asked[0]?.input.Item;
    expect([item.pendingKey, item.pendingSince]).toEqual([pendingKey, pendingSince]);
  });

  it.each(['received', 'parked'] as const)('a receipt that is %s is in no other index', async (state) => {
    const { ledger, asked } = scriptedLedger();
    await ledger.putReceipt(aReceipt({ state }));
    expect(asked[0]?.input.Item).not.toHaveProperty('officeKey');
  });

  it('a receipt that does not wait to be rated is in the index for people by its state', async () => {
    const { ledger, asked } = scriptedLedger();
    await ledger.putReceipt(aReceipt({ state: 'rejected' }));
    const item = asked[0]?.input.Item;
    expect([item.officeKey, item.officeSince]).toEqual([
      'STATE#rejected',
      '2026-10-05T12:00:00.000Z#ankara-acik#0001',
    ]);
  });

  it('a word is in the index for people by the month it was said in', async () => {
    const { ledger, asked } = scriptedLedger();
    await ledger.say(aWord());
    const item = asked[0]?.input.TransactItems[0].Put.Item;
    expect([item.officeKey, item.officeSince]).toEqual([
      'TRAIL#2026-10',
      '2026-10-07T08:30:00.000Z#tournament/ankara-acik#release-1-0a1b2c3d',
    ]);
  });

  it.each([
    ['pending', 'DUE', '2026-11-05T09:00:00.000Z#ege-satranc#report.rated/IZM-2026-11/1'],
    ['delivered', undefined, undefined],
    ['given-up', undefined, undefined],
  ] as const)(
    'a delivery that is %s is in the pending index: %s',
    async (state, pendingKey, pendingSince) => {
      const { ledger, asked } = scriptedLedger();
      await ledger.addDeliveries([aDelivery({ state })]);
      const item = asked[0]?.input.Item;
      expect([item.pendingKey, item.pendingSince]).toEqual([pendingKey, pendingSince]);
    },
  );
});

describe('reading', () => {
  it('is consistent everywhere but in the index, whose receipts are read from the table', async () => {
    const index = { Items: [{ pk: 'TOURNAMENT#t', sk: 'RECEIPT#0001' }] };
    const { ledger, asked } = scriptedLedger(index);
    await collect(ledger.pending());
    await ledger.words('player/10001');
    await ledger.current();
    await ledger.book('2026-10');
    await ledger.head('t');
    await ledger.receipt('t', 1);
    await ledger.receipts('t');
    await collect(ledger.postings('2026-10'));
    await ledger.players(['10001']);
    await collect(ledger.register());
    await ledger.licences(['f0']);
    await ledger.fideNumbers(['6300001']);
    await ledger.namesakes(['isik omer']);
    await ledger.standings(['10001']);
    await ledger.claim('e');
    await collect(ledger.people());
    await ledger.sender('il');
    await ledger.senders();
    await collect(ledger.books());
    await collect(ledger.heads());
    await collect(ledger.acts('2026-10'));
    await collect(ledger.licenceEntries());
    await ledger.subscriber('ege');
    await ledger.subscribers();
    await collect(ledger.deliveries('ege'));
    const [first, ...others] = asked;
    expect(first?.input).toMatchObject({ IndexName: 'pending', ConsistentRead: false });
    for (const { input } of others) {
      expect(input.ConsistentRead ?? input.RequestItems?.[table].ConsistentRead).toBe(true);
    }
    expect(others).toHaveLength(40);
  });
});
