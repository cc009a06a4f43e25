import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../platform/testing/test-database.ts';
import { feedsMigrations } from './migrations.ts';
import { secretLuck, secretSeeds } from './secret-luck.ts';

let one: TestDatabase;
let other: TestDatabase;
beforeAll(async () => {
  one = await createTestDatabase(feedsMigrations);
  other = await createTestDatabase(feedsMigrations);
});
afterAll(async () => {
  await one.drop();
  await other.drop();
});

const GAME = 'nfl-202601041800-buf-kc';

async function drawn({ database }: TestDatabase, eventId = GAME, number = 0): Promise<number[]> {
  const random = (await secretLuck(database))(eventId, number);
  return [random.next(), random.next(), random.next()];
}

test('a play is drawn alike after a restart, and otherwise by another installation, in another game and as another play', async () => {
  const luck = await drawn(one);
  expect(await drawn(one)).toEqual(luck);
  expect(await drawn(other)).not.toEqual(luck);
  expect(await drawn(one, `${GAME}-2`)).not.toEqual(luck);
  expect(await drawn(one, GAME, 1)).not.toEqual(luck);
});

test('prices are drawn alike after a restart, and otherwise by another installation, in another game and than its plays', async () => {
  const seedOf = await secretSeeds(one.database);
  expect((await secretSeeds(one.database))(GAME)).toBe(seedOf(GAME));
  expect((await secretSeeds(other.database))(GAME)).not.toBe(seedOf(GAME));
  expect(seedOf(`${GAME}-2`)).not.toBe(seedOf(GAME));
  expect(await drawn(one)).not.toContain(seedOf(GAME));
});
