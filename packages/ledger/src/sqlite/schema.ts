import { Defect } from '../errors.ts';
import type { Database } from './database.ts';

/** Each step brings a file from one `user_version` to the next; steps are added, never edited. */
const steps: readonly string[] = [
  `
  CREATE TABLE book (
    period TEXT PRIMARY KEY,
    state TEXT NOT NULL CHECK (state IN ('open', 'sealed', 'published')),
    ruleSet TEXT NOT NULL,
    previousState TEXT NOT NULL,
    elected TEXT
  ) STRICT, WITHOUT ROWID;
  -- At most one book is not yet published: the current one.
  CREATE UNIQUE INDEX current ON book (state <> 'published') WHERE state <> 'published';

  CREATE TABLE head (
    tournament TEXT PRIMARY KEY,
    revision INTEGER NOT NULL,
    period TEXT NOT NULL,
    type TEXT NOT NULL,
    name TEXT NOT NULL,
    assessment TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE posting (
    period TEXT NOT NULL,
    tournament TEXT NOT NULL,
    revision INTEGER NOT NULL,
    type TEXT NOT NULL,
    basis TEXT NOT NULL,
    start TEXT NOT NULL,
    games INTEGER NOT NULL,
    assessment TEXT NOT NULL,
    results BLOB NOT NULL,
    PRIMARY KEY (period, tournament)
  ) STRICT;

  CREATE TABLE receipt (
    tournament TEXT NOT NULL,
    revision INTEGER NOT NULL,
    digest TEXT NOT NULL,
    sender TEXT NOT NULL,
    received TEXT NOT NULL,
    state TEXT NOT NULL,
    findings TEXT NOT NULL,
    period TEXT,
    PRIMARY KEY (tournament, revision)
  ) STRICT;
  CREATE INDEX pending ON receipt (received, tournament, revision) WHERE state IN ('received', 'parked');

  CREATE TABLE player (
    player INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    sex TEXT,
    birthYear INTEGER,
    province TEXT NOT NULL,
    club TEXT NOT NULL,
    federation TEXT NOT NULL,
    fideNumber TEXT,
    fideStandard INTEGER,
    fideRapid INTEGER,
    fideBlitz INTEGER,
    member INTEGER NOT NULL,
    listed INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE fide (number TEXT PRIMARY KEY, player INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE licence (token TEXT PRIMARY KEY, player INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE step (
    player INTEGER NOT NULL,
    type TEXT NOT NULL,
    list TEXT NOT NULL,
    rating INTEGER NOT NULL,
    PRIMARY KEY (player, type, list)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE sender (id TEXT PRIMARY KEY, name TEXT NOT NULL, active INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  `,
  // Whoever could report before may go on reporting everything.
  `ALTER TABLE sender ADD COLUMN scope TEXT NOT NULL DEFAULT '["*"]'`,
  `
  ALTER TABLE player ADD COLUMN nameKey TEXT NOT NULL DEFAULT '';
  UPDATE player SET nameKey = name_key(name);
  CREATE INDEX namesakes ON player (nameKey, player) WHERE nameKey <> '';
  `,
  // Games counted in the book of their posting before anything was corrected.
  `
  ALTER TABLE book ADD COLUMN revised TEXT NOT NULL DEFAULT '[]';
  ALTER TABLE head ADD COLUMN counted TEXT;
  UPDATE head SET counted = period;
  ALTER TABLE posting ADD COLUMN reverses TEXT;
  ALTER TABLE posting ADD COLUMN amendments BLOB;
  ALTER TABLE receipt ADD COLUMN decision TEXT;
  ALTER TABLE player ADD COLUMN mergedInto INTEGER;
  CREATE TABLE act (
    period TEXT NOT NULL,
    id TEXT NOT NULL,
    act TEXT NOT NULL,
    PRIMARY KEY (period, id)
  ) STRICT, WITHOUT ROWID;
  `,
  // What happened before there were subscribers is no news.
  `
  ALTER TABLE receipt ADD COLUMN untold INTEGER NOT NULL DEFAULT 0;
  CREATE INDEX untold ON receipt (received, tournament, revision) WHERE untold = 1;
  CREATE TABLE subscriber (
    id TEXT PRIMARY KEY,
    url TEXT NOT NULL,
    types TEXT NOT NULL,
    tournaments TEXT NOT NULL,
    senders TEXT NOT NULL,
    active INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE delivery (
    subscriber TEXT NOT NULL,
    news TEXT NOT NULL,
    time TEXT NOT NULL,
    link TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('pending', 'delivered', 'given-up')),
    attempts INTEGER NOT NULL,
    due TEXT NOT NULL,
    answer TEXT,
    PRIMARY KEY (subscriber, news)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX due ON delivery (due, subscriber, news) WHERE state = 'pending';
  `,
  `
  ALTER TABLE receipt ADD COLUMN event TEXT;
  CREATE INDEX reports ON receipt (state, received, tournament, revision);
  CREATE TABLE word (
    about TEXT NOT NULL,
    id TEXT NOT NULL,
    at TEXT NOT NULL,
    word TEXT NOT NULL,
    PRIMARY KEY (about, id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX trail ON word (at, about, id);
  `,
  'ALTER TABLE book ADD COLUMN cutOff TEXT',
  `
  CREATE TABLE claim (
    event TEXT PRIMARY KEY,
    tournament TEXT NOT NULL,
    revision INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  `,
  // A token as its 32 bytes: half the pages that a register of a million writes.
  `
  ALTER TABLE licence RENAME TO licenceInDigits;
  CREATE TABLE licence (token BLOB PRIMARY KEY, player INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  INSERT INTO licence SELECT unhex(token), player FROM licenceInDigits ORDER BY token;
  DROP TABLE licenceInDigits;
  `,
];

/** Brings the file to the newest schema. Throws `Defect` for a file of a newer program. */
export function prepare(database: Database): void {
  database.atomically(() => {
    const version = database.row<{ user_version: number }>('PRAGMA user_version')?.user_version ?? 0;
    if (version > steps.length) {
      throw new Defect(`The ledger file has schema ${version}; this program knows up to ${steps.length}.`);
    }
    for (const step of steps.slice(version)) database.script(step);
    database.script(`PRAGMA user_version = ${steps.length}`);
  });
}
