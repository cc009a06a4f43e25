import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openDatabaseDoor } from '../testing/database-door.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { openDatabase } from './database.ts';
import { type Migration, MigrationNewerThanCode, migrate } from './migrate.ts';

const first: Migration = { id: 'a/0001-first', sql: 'create schema a; create table a.thing (n int8)' };
const second: Migration = { id: 'b/0001-second', sql: 'create schema b; alter table a.thing add note text' };

let test1: TestDatabase;
beforeAll(async () => {
  test1 = await createTestDatabase([first]);
});
afterAll(() => test1.drop());

test('whole numbers come back as bigint, days as text, instants as Date', async () => {
  const [row] = await test1.database.query(
    `select 9007199254740993::int8 as big, '{1,2}'::int8[] as list, '2024-02-29'::date as day,
       '2024-02-29T12:00:00Z'::timestamptz as instant, 1.50::numeric as exact`,
  );
  expect(row).toEqual({
    big: 9007199254740993n,
    list: [1n, 2n],
    day: '2024-02-29',
    instant: new Date('2024-02-29T12:00:00Z'),
    exact: '1.50',
  });
});

test('a statement with a name is kept by its connection, one without is not', async () => {
  const kept = await test1.database.transaction(async (tx) => {
    for (const n of [1, 2])
      expect(await tx.query('select $1::int4 as n', [n], 'testing.kept')).toEqual([{ n }]);
    expect(await tx.query('select $1::int4 + 1 as n', [1])).toEqual([{ n: 2 }]);
    return tx.query('select name, statement from pg_prepared_statements');
  });
  expect(kept).toEqual([{ name: 'testing.kept', statement: 'select $1::int4 as n' }]);
});

test('a connection that breaks while nothing runs on it fails its transaction alone, and the next has another', async () => {
  const { database } = test1;
  await expect(
    database.transaction(async (tx) => {
      await tx.query('insert into a.thing values (7)');
      const [own] = await tx.query<{ pid: number }>('select pg_backend_pid() as pid');
      await database.query('select pg_terminate_backend($1)', [own?.pid]);
      // Nothing runs on it when it breaks: only the event tells.
      await vi.waitFor(async () => {
        const rows = await database.query('select from pg_stat_activity where pid = $1', [own?.pid]);
        expect(rows).toEqual([]);
      });
      await new Promise((resolve) => setTimeout(resolve, 50));
      await tx.query('select 1');
    }),
  ).rejects.toThrow(/terminat|not queryable|closed/i);
  expect(await database.transaction((tx) => tx.query('select n from a.thing where n = 7'))).toEqual([]);
});

test('once it is renewed nothing waits any longer for who does not answer, and what is asked then is answered at once', async () => {
  const door = await openDatabaseDoor(test1.database.url);
  const database = openDatabase(door.url, { max: 2 });
  const askedLong = new AbortController();
  const long = database.transaction(async (tx) => {
    await tx.query('insert into a.thing values (8)');
    askedLong.abort();
    await tx.query('select pg_sleep(0.1)');
  });
  const rejected = expect(long).rejects.toThrow();
  await database.query('select 1');
  await vi.waitFor(() => expect(askedLong.signal.aborted).toBe(true));
  door.cut();
  door.mend();
  database.renew(50);
  expect(await database.query('select n from a.thing where n = 8')).toEqual([]);
  await rejected;
  await database.close();
  door.close();
});

test('what is answered in time is not cut off when the connections are renewed', async () => {
  const database = openDatabase(test1.database.url);
  const slow = database.query('select 1 as n from pg_sleep(0.2)');
  await database.query('select 1');
  database.renew();
  expect(await slow).toEqual([{ n: 1 }]);
  await database.close();
});

test('who waits for a connection when they are renewed has one of the new ones', async () => {
  const database = openDatabase(test1.database.url, { max: 1 });
  const slow = database.query('select pg_sleep(0.2)');
  const waiting = [database.query('select 2 as n'), database.transaction((tx) => tx.query('select 3 as n'))];
  database.renew();
  expect(await Promise.all(waiting)).toEqual([[{ n: 2 }], [{ n: 3 }]]);
  await slow;
  await database.close();
});

test('it is closed though what was begun over a connection of before, and all that is idle, is never answered', async () => {
  const door = await openDatabaseDoor(test1.database.url);
  const database = openDatabase(door.url, { max: 2 });
  const closed = database.transaction(async (tx) => {
    await tx.query('select 1');
    door.cut();
    door.mend();
    database.renew(0);
    // The goodbye is sent, and swallowed.
    await new Promise((resolve) => setTimeout(resolve, 100));
    await tx.query('select 2');
  });
  await expect(closed).rejects.toThrow();
  await database.close();
  // Reached again while this process stops.
  database.renew();
  door.close();
});

test('the database lets go of a connection whose other end is gone', async () => {
  const probes = ['tcp_keepalives_idle', 'tcp_keepalives_interval', 'tcp_keepalives_count'];
  const [set] = await test1.database.query(
    `select ${probes.map((probe) => `current_setting('${probe}')::int4 as ${probe}`).join(', ')}`,
  );
  expect(set).toEqual({ tcp_keepalives_idle: 10, tcp_keepalives_interval: 5, tcp_keepalives_count: 3 });
});

test('what is not answered in time fails, and what is asked next has another connection', async () => {
  const door = await openDatabaseDoor(test1.database.url);
  const database = openDatabase(door.url, { max: 1, answersMs: 200 });
  await database.query('select 1');
  door.cut();
  door.mend();
  await expect(database.query('select 2')).rejects.toThrow('timeout');
  await database.query('select 3');
  const writing = database.transaction(async (tx) => {
    await tx.query('select 4');
    door.cut();
    door.mend();
    await tx.query('select 5');
  });
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  await expect(writing).rejects.toThrow('timeout');
  // Its connection is given up at once: what is asked over it would wait as long again.
  expect(asked).not.toHaveBeenCalledWith('rollback');
  asked.mockRestore();
  expect(await database.query('select 6 as n')).toEqual([{ n: 6 }]);
  await database.close();
  door.close();
});

test('a transaction that fails leaves nothing behind', async () => {
  const { database } = test1;
  await expect(
    database.transaction(async (tx) => {
      await tx.query('insert into a.thing values (1)');
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow('changed my mind');
  await database.transaction((tx) => tx.query('insert into a.thing values (2)'));
  expect(await database.query('select n from a.thing')).toEqual([{ n: 2n }]);
});

test('a snapshot sees what was there at its first query, and changes nothing', async () => {
  const { database } = test1;
  const count = 'select count(*) as count from a.thing';
  const [before] = await database.query(count);
  await database.snapshot(async (tx) => {
    expect(await tx.query(count)).toEqual([before]);
    await database.query('insert into a.thing values (3)');
    expect(await tx.query(count)).toEqual([before]);
  });
  expect(await database.query(count)).not.toEqual([before]);
  const writing = database.snapshot((tx) => tx.query('delete from a.thing'));
  await expect(writing).rejects.toThrow('read-only transaction');
  await database.query('delete from a.thing where n = 3');
});

test('migrations are applied once, new ones after them, also by several processes at the same time', async () => {
  const { database } = test1;
  const others = [1, 2, 3].map(() => openDatabase(database.url));
  await Promise.all(others.map((other) => migrate(other, [first, second])));
  await Promise.all(others.map((other) => other.close()));
  const applied = await database.query('select id from platform.migration order by id');
  expect(applied).toEqual([{ id: first.id }, { id: second.id }]);
});

test('a migration that fails is named and leaves the database as it was', async () => {
  const broken = [first, second, { id: 'c/0001', sql: 'create schema c; select nonsense' }];
  await expect(migrate(test1.database, broken)).rejects.toThrow('Migration c/0001 failed');
  expect(await test1.database.query(`select 1 from pg_namespace where nspname = 'c'`)).toEqual([]);
});

test('a database with a migration the code does not know is refused in one line', async () => {
  const refused = migrate(test1.database, [second]);
  await expect(refused).rejects.toBeInstanceOf(MigrationNewerThanCode);
  await expect(refused).rejects.toThrow(
    'The database has migrations this version does not know (a/0001-first): start the newer version.',
  );
});

test('two migrations of one name are a mistake', async () => {
  await expect(migrate(test1.database, [first, first])).rejects.toThrow('Two migrations are called');
});
