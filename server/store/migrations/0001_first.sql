-- The first shape of the data. Ids are BLOBs of their bytes, times milliseconds since 1970.
-- The `body` columns hold JSON of the structs in match/stored.h; what is searched for stands beside it.

CREATE TABLE users (
  id BLOB NOT NULL PRIMARY KEY,
  name TEXT NOT NULL,
  created_ms INTEGER NOT NULL,
  seen_ms INTEGER NOT NULL
) WITHOUT ROWID;

-- Never a token itself, only its BLAKE2b-256 hash.
CREATE TABLE tokens (
  hash BLOB NOT NULL PRIMARY KEY,
  user BLOB NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_ms INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX tokens_by_user ON tokens (user);

-- Tables that are not closed yet.
CREATE TABLE tables (
  code INTEGER NOT NULL PRIMARY KEY,
  game TEXT NOT NULL,
  phase INTEGER NOT NULL,
  open INTEGER NOT NULL,
  deadline_ms INTEGER NOT NULL,
  used_ms INTEGER NOT NULL,
  body TEXT NOT NULL
);

-- Everybody whose id stands in the body of a table: at a seat (0 and up), as the host (-1), or
-- among those the host sent away (-2).
CREATE TABLE table_users (
  code INTEGER NOT NULL REFERENCES tables (code) ON DELETE CASCADE,
  place INTEGER NOT NULL,
  user BLOB NOT NULL,
  PRIMARY KEY (code, place, user)
) WITHOUT ROWID;
CREATE INDEX table_users_by_user ON table_users (user);

-- `number` stands for the long id in the many rows below.
CREATE TABLE matches (
  number INTEGER NOT NULL PRIMARY KEY,
  id BLOB NOT NULL UNIQUE,
  table_code INTEGER NOT NULL,
  game TEXT NOT NULL,
  status INTEGER NOT NULL,  -- 0 running, 1 finished, 2 aborted
  started_ms INTEGER NOT NULL,
  ended_ms INTEGER,
  points TEXT,
  ranks TEXT,
  body TEXT NOT NULL
);

CREATE TABLE match_users (
  user BLOB NOT NULL,
  match INTEGER NOT NULL REFERENCES matches (number),
  seat INTEGER NOT NULL,
  PRIMARY KEY (user, match, seat)
) WITHOUT ROWID;

-- The journal of each match; n counts from 0 without a gap.
CREATE TABLE entries (
  match INTEGER NOT NULL REFERENCES matches (number),
  n INTEGER NOT NULL,
  kind INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  code INTEGER NOT NULL,
  at_ms INTEGER NOT NULL,
  PRIMARY KEY (match, n)
) WITHOUT ROWID;

-- One row that the writer touches to find out whether the disk takes writes again.
CREATE TABLE probe (
  id INTEGER NOT NULL PRIMARY KEY CHECK (id = 0),
  tries INTEGER NOT NULL
);
INSERT INTO probe VALUES (0, 0);
