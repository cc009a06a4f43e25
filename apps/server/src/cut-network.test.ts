import { expect, test } from 'vitest';
import { openDatabaseDoor } from './platform/testing/database-door.ts';
import { Patrons, pricesOf } from './testing/patrons.ts';
import { healthOf, logIn, SOON, servers } from './testing/servers.ts';

const its = servers();
const CLIENTS = 8;

test('a server whose way to the database was cut takes bets again once it is whole, and none is lost or doubled', async () => {
  const door = await openDatabaseDoor(its.database.url);
  const server = await its.start({ databaseUrl: door.url });
  await expect.poll(() => healthOf(server), SOON).toBe('ok');
  const token = await logIn(server);
  await expect.poll(async () => (await its.upcoming()).length, SOON).toBeGreaterThanOrEqual(1);
  const [selectionId = ''] = await its.upcoming();
  await expect.poll(() => pricesOf(server, token, [selectionId]), SOON).not.toContain(undefined);
  const [odds] = await pricesOf(server, token, [selectionId]);
  if (!odds) throw new Error('Nothing is on sale.');
  const patrons = new Patrons(token, selectionId, odds);
  await patrons.place(server, patrons.nextKey());

  door.cut();
  const keys = Array.from({ length: CLIENTS }, () => patrons.nextKey());
  const unheard = Promise.allSettled(keys.map((key) => patrons.place(server, key)));
  // Of what was opened before nothing is heard again.
  door.mend();
  await expect.poll(server.output, SOON).toContain('This is the only server of its database again');
  await patrons.place(server, patrons.nextKey());
  await unheard;
  for (const key of patrons.sent.keys()) await patrons.place(server, key);
  expect(await its.placed()).toEqual(patrons.acknowledged);
  expect(await its.books()).toEqual([[], 0n]);
  door.close();
}, 600_000);
