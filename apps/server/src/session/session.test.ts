import { afterAll, beforeAll, expect, test } from 'vitest';
import { Bus } from '../platform/bus.ts';
import { ManualClock } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import { createTestDatabase, type TestDatabase } from '../platform/testing/test-database.ts';
import { sessionMigrations } from './migrations.ts';
import { Session } from './session.ts';

let db: TestDatabase;
const bus = new Bus({ error: (details: unknown) => console.error(details) });
const clock = new ManualClock(Date.now());

beforeAll(async () => {
  db = await createTestDatabase(sessionMigrations);
});
afterAll(() => db.drop());

test('nothing is to be acknowledged until an operator asks, and then once', async () => {
  const session = new Session({ database: db.database, clock, bus });
  const patronId = newId();
  expect(await session.requiresAcknowledgement(patronId)).toBe(false);
  await session.demandAcknowledgement(patronId, 'operator');
  await session.demandAcknowledgement(patronId, 'operator');
  expect(await session.requiresAcknowledgement(patronId)).toBe(true);
  await session.acknowledge(patronId, 'RESPONSIBLE_GAMING', '192.0.2.7');
  await session.acknowledge(patronId, 'RESPONSIBLE_GAMING', '192.0.2.7');
  expect(await session.requiresAcknowledgement(patronId)).toBe(false);

  clock.advance(1);
  await session.demandAcknowledgement(patronId, 'operator');
  expect(await session.requiresAcknowledgement(patronId)).toBe(true);
});

test('a demand made by another process counts within a second', async () => {
  const session = new Session({ database: db.database, clock, bus });
  const patronId = newId();
  await session.requiresAcknowledgement(patronId);
  await new Session({ database: db.database, clock, bus }).demandAcknowledgement(patronId, 'operator');
  clock.advance(1_000);
  expect(await session.requiresAcknowledgement(patronId)).toBe(true);
});
