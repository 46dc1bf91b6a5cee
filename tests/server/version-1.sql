-- A file of schema version 1: a match that is being played, a table that waits.
PRAGMA user_version = 1;
BEGIN TRANSACTION;
CREATE TABLE guest (
    id INTEGER PRIMARY KEY, hash BLOB NOT NULL UNIQUE, name TEXT NOT NULL, seen REAL NOT NULL,
    blocked TEXT NOT NULL DEFAULT '[]'
) STRICT;
INSERT INTO "guest" VALUES(1,X'00903B35B33DC80D9058E53BEA6D93ACCA59E2DBD81E4DD47A346422C51729F2','Ida',1790000000.0,'[]');
INSERT INTO "guest" VALUES(2,X'17B9639C99EEBB8BF27DC599A4AE762ACCF05843CD8D926270098DF9403F6C83','Otto',1790000000.0,'[]');
INSERT INTO "guest" VALUES(3,X'52300C648D7BF3BE9967637971F2DF7210FC207355EFC3CFFDD86324CC972F20','Eva',1790000000.0,'[]');
CREATE TABLE line (
    code TEXT NOT NULL, number INTEGER NOT NULL, place INTEGER NOT NULL, text TEXT NOT NULL,
    guest INTEGER NOT NULL DEFAULT 0, request INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (code, number, place)
) STRICT, WITHOUT ROWID;
INSERT INTO "line" VALUES('table1',1,0,'B discard bruno',2,4);
INSERT INTO "line" VALUES('table1',1,1,'A play-on',1,4);
INSERT INTO "line" VALUES('table1',1,2,'A discard hanno',1,5);
INSERT INTO "line" VALUES('table1',1,3,'B search',2,5);
INSERT INTO "line" VALUES('table1',1,4,'B take hanno',2,6);
CREATE TABLE match (
    code TEXT NOT NULL, number INTEGER NOT NULL, seed TEXT NOT NULL, PRIMARY KEY (code, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "match" VALUES('table1',1,'fast 1');
CREATE TABLE room (
    code TEXT PRIMARY KEY, frame TEXT NOT NULL, at INTEGER NOT NULL DEFAULT 0,
    touched REAL NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "room" VALUES('table1','{"code":"table1","game":"alarm","host":1,"places":[{"kind":"guest","guest":1,"name":"Ida","ready":true},{"kind":"guest","guest":2,"name":"Otto","ready":true}],"options":{"die":"2-2-2","start":"lot","whistle":"may","reshuffle":"at-once"},"phase":"playing","match":1}',0,1790000000.0);
INSERT INTO "room" VALUES('table2','{"code":"table2","game":"rotweiss","host":3,"places":[{"kind":"guest","guest":3,"name":"Eva"},{"kind":"bot","league":"kreisliga"}],"options":{"larger":"red","even":"no","gather_ms":"1500","hand_ms":"300","lock_ms":"600","wrong":"growing","late_ms":"600","still_ms":"60000","break_ms":"5000","vote":"no"}}',0,1790000000.0);
COMMIT;
