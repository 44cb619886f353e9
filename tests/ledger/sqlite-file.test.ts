import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { Defect, Interruption } from '@kuvvet/ledger';
import { openSqliteLedger } from '@kuvvet/ledger/sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  aBook,
  aCommit,
  aDecision,
  aMerge,
  amendments,
  anElection,
  aPlayer,
  aReceipt,
  aSubscriber,
  collect,
  digest,
} from './samples.ts';

let folder: string;
let path: string;
let closing: (() => void)[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kuvvet-ledger-'));
  path = join(folder, 'ledger.sqlite');
  closing = [];
});

afterEach(() => {
  for (const close of closing) close();
  rmSync(folder, { recursive: true });
});

function open() {
  const ledger = openSqliteLedger(path);
  closing.push(() => ledger.close());
  return ledger;
}

function raw() {
  const database = new DatabaseSync(path);
  closing.push(() => database.close());
  return database;
}

/** Undoes one step of the schema. */
const back = {
  to1: 'ALTER TABLE sender DROP COLUMN scope; PRAGMA user_version = 1;',
  to2: 'DROP INDEX namesakes; ALTER TABLE player DROP COLUMN nameKey; PRAGMA user_version = 2;',
  to3: `
    ALTER TABLE book DROP COLUMN revised;
    ALTER TABLE head DROP COLUMN counted;
    ALTER TABLE posting DROP COLUMN reverses;
    ALTER TABLE posting DROP COLUMN amendments;
    ALTER TABLE receipt DROP COLUMN decision;
    ALTER TABLE player DROP COLUMN mergedInto;
    DROP TABLE act;
    PRAGMA user_version = 3;`,
  to4: `
    DROP INDEX untold;
    ALTER TABLE receipt DROP COLUMN untold;
    DROP TABLE subscriber;
    DROP TABLE delivery;
    PRAGMA user_version = 4;`,
  to5: `
    DROP INDEX reports;
    ALTER TABLE receipt DROP COLUMN event;
    DROP TABLE word;
    PRAGMA user_version = 5;`,
  to6: 'ALTER TABLE book DROP COLUMN cutOff; PRAGMA user_version = 6;',
  to7: 'DROP TABLE claim; PRAGMA user_version = 7;',
  to8: `
    ALTER TABLE licence RENAME TO licenceInBytes;
    CREATE TABLE licence (token TEXT PRIMARY KEY, player INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    INSERT INTO licence SELECT lower(hex(token)), player FROM licenceInBytes;
    DROP TABLE licenceInBytes;
    PRAGMA user_version = 8;`,
};

describe('a ledger file', () => {
  it('outlives the process that wrote it', async () => {
    const before = openSqliteLedger(path);
    await before.begin(aBook());
    await before.putPlayers([aPlayer()]);
    await before.putLicences([[digest('licence'), '10001']]);
    await before.addSteps([{ player: '10001', type: 'ukd', step: { list: '2026-10', rating: 1500 } }]);
    await before.putReceipt(aReceipt({ tournament: 'waits' }));
    await before.post(aCommit({}));
    await before.seal('2026-10');
    await before.elect('2026-10', anElection('a'));
    before.close();

    const after = open();
    expect(await after.book('2026-10')).toEqual(aBook({ state: 'sealed', elected: anElection('a') }));
    expect(await collect(after.register())).toEqual([aPlayer()]);
    expect(await after.licences([digest('licence')])).toEqual(new Map([[digest('licence'), '10001']]));
    expect((await after.standings(['10001'])).get('10001')?.steps.ukd).toHaveLength(1);
    expect(await collect(after.pending())).toEqual([aReceipt({ tournament: 'waits' })]);
    expect(await collect(after.postings('2026-10'))).toEqual([aCommit({}).posting]);
  });

  it('belongs to its owner alone, with everything beside it', async () => {
    await open().begin(aBook());
    const files = readdirSync(folder);
    expect(files).toContain('ledger.sqlite-wal');
    for (const file of files) expect(statSync(join(folder, file)).mode & 0o777).toBe(0o600);
  });

  it('is written ahead and carries the version of its schema', () => {
    open();
    expect(raw().prepare('PRAGMA journal_mode').get()).toMatchObject({ journal_mode: 'wal' });
    expect(raw().prepare('PRAGMA user_version').get()).toMatchObject({ user_version: 9 });
  });

  it('of a newer program is refused and left as it is', () => {
    open();
    raw().exec('PRAGMA user_version = 10');
    expect(() => openSqliteLedger(path)).toThrow(Defect);
    expect(raw().prepare('PRAGMA user_version').get()).toMatchObject({ user_version: 10 });
  });

  it('of schema 1 is brought up: its senders may report everything, as they could', async () => {
    open();
    raw().exec(`
      ${back.to8}
      ${back.to7}
      ${back.to6}
      ${back.to5}
      ${back.to4}
      ${back.to3}
      ${back.to2}
      ${back.to1}
      INSERT INTO sender VALUES ('il', 'İl', 1)`);
    expect(await open().sender('il')).toEqual({ id: 'il', name: 'İl', active: true, scope: ['*'] });
    expect(raw().prepare('PRAGMA user_version').get()).toMatchObject({ user_version: 9 });
  });

  it('of schema 2 is brought up: its players are found by name', async () => {
    await open().putPlayers([aPlayer({ name: 'IŞIK, Ömer' })]);
    raw().exec(back.to8 + back.to7 + back.to6 + back.to5 + back.to4 + back.to3 + back.to2);
    expect(await open().namesakes(['isik omer'])).toEqual(new Map([['isik omer', ['10001']]]));
    expect(await collect(open().register())).toEqual([aPlayer({ name: 'IŞIK, Ömer' })]);
  });

  it('of schema 3 is brought up: nothing in it was corrected, decided or merged', async () => {
    const ledger = open();
    await ledger.begin(aBook());
    await ledger.post(aCommit({ counted: null, reverses: '2026-09', amendments }));
    await ledger.putReceipt(aReceipt({ tournament: 'held', state: 'held', decision: aDecision }));
    await ledger.putPlayers([aPlayer(), aPlayer({ player: '10002' })]);
    await ledger.enter(aMerge('10001', '10002'));
    await ledger.seal('2026-10');
    raw().exec(back.to8 + back.to7 + back.to6 + back.to5 + back.to4 + back.to3);
    raw().exec(`UPDATE book SET elected = '{"state":"s","register":"r","manifests":{}}'`);

    const after = open();
    expect(await after.book('2026-10')).toEqual(
      aBook({
        state: 'sealed',
        elected: { book: '', state: 's', register: 'r', licences: '', manifests: {} as never },
      }),
    );
    expect(await after.head('ankara-acik')).toEqual(aCommit({}).head);
    expect(await collect(after.postings('2026-10'))).toEqual([aCommit({}).posting]);
    expect(await after.receipt('held', 1)).toEqual(aReceipt({ tournament: 'held', state: 'held' }));
    expect(await collect(after.register())).toEqual([aPlayer(), aPlayer({ player: '10002' })]);
    expect(await collect(after.acts('2026-10'))).toEqual([]);
  });

  it('of schema 4 is brought up: what happened before there were subscribers is no news', async () => {
    const ledger = open();
    await ledger.putReceipt(aReceipt({ state: 'held' }));
    await ledger.putSubscriber(aSubscriber());
    raw().exec(back.to8 + back.to7 + back.to6 + back.to5 + back.to4);
    const after = open();
    expect(await collect(after.untold())).toEqual([]);
    expect(await after.receipts('ankara-acik')).toEqual([aReceipt({ state: 'held' })]);
    expect(await after.subscribers()).toEqual([]);
    await after.settle(aReceipt({ state: 'held' }));
    expect(await collect(after.untold())).toHaveLength(1);
  });

  it('of schema 8 is brought up: whom its licences name', async () => {
    const tokens = ['one', 'two'].map((name) => digest(name));
    const entries = tokens.map((token, at) => [token, `1000${at}`] as const);
    await open().putLicences(entries);
    raw().exec(back.to8);
    expect(raw().prepare('SELECT max(token) AS last FROM licence').get()).toEqual({
      last: tokens.toSorted()[1],
    });
    expect(await open().licences(tokens)).toEqual(new Map(entries));
    expect(await collect(open().licenceEntries())).toEqual(entries.toSorted());
  });

  it.each([
    ['is not a ledger', () => writeFileSync(path, 'Bu dosya bir defter değildir. '.repeat(40))],
    ['lies in no folder', () => (path = join(folder, 'yok', 'ledger.sqlite'))],
  ])('that %s is refused', (_, prepare) => {
    prepare();
    expect(() => openSqliteLedger(path)).toThrow(Defect);
  });

  it('answers nothing but a defect once closed, or when a column is damaged', async () => {
    const ledger = openSqliteLedger(path);
    await ledger.begin(aBook());
    await ledger.post(aCommit({}));
    raw().exec(`UPDATE posting SET results = x'00ff'`);
    await expect(collect(ledger.postings('2026-10'))).rejects.toThrow(Defect);
    ledger.close();
    await expect(ledger.current()).rejects.toThrow(Defect);
    await expect(collect(ledger.pending())).rejects.toThrow(Defect);
  });

  it('locked by another process for too long is an interruption, and nothing is half written', async () => {
    const ledger = open();
    await ledger.begin(aBook());
    const other = raw();
    other.exec('BEGIN IMMEDIATE');
    await expect(ledger.post(aCommit({}))).rejects.toThrow(Interruption);
    other.exec('ROLLBACK');
    expect(await ledger.head('ankara-acik')).toBeNull();
    await ledger.post(aCommit({}));
    expect(await ledger.head('ankara-acik')).toEqual(aCommit({}).head);
  });

  it('is not held by a reader that waits between two items', async () => {
    const ledger = open();
    await ledger.begin(aBook());
    for (const tournament of ['a', 'b']) await ledger.post(aCommit({ tournament }));
    const reading = ledger.postings('2026-10')[Symbol.asyncIterator]();
    await reading.next();
    // A read cursor left open would keep the log from being emptied.
    expect(raw().prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()).toMatchObject({ busy: 0 });
    expect((await reading.next()).value).toMatchObject({ tournament: 'b' });
  });

  it('takes each revision once when several processes work on it', async () => {
    const ledger = open();
    await ledger.begin(aBook());
    await ledger.seal('2026-10');
    await ledger.turn('2026-10', aBook({ period: '2026-11' }));
    const rivals = ['a', 'b', 'c'];
    const reports = await Promise.all(rivals.map((rival) => reportOf(rival)));
    const postings = await collect(ledger.postings('2026-11'));
    expect(postings.filter(({ tournament }) => tournament !== 'shared')).toHaveLength(60);
    expect(reports.flat().sort((one, other) => one - other)).toEqual(
      Array.from({ length: reports.flat().length }, (_, at) => at + 1),
    );
    expect((await ledger.head('shared'))?.revision).toBe(60);
  });
});

/** The revisions of the shared tournament one rival has committed. */
function reportOf(rival: string): Promise<number[]> {
  const worker = new Worker(new URL('./rival.ts', import.meta.url), { workerData: { path, rival } });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}
