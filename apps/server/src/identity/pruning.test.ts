import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ManualClock } from '../platform/clock.ts';
import { createTestDatabase, type TestDatabase } from '../platform/testing/test-database.ts';
import type { TokenSet } from './identity.ts';
import { identityMigrations } from './migrations.ts';
import { openIdentity } from './open-identity.ts';
import { Pruning } from './pruning.ts';
import { aSignUp, somewhere } from './testing/people.ts';

const DAY_MS = 86_400_000;

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await createTestDatabase(identityMigrations);
});
afterAll(() => testDatabase.drop());

test('what logins left behind goes once nobody can use it, the newest session stays', async () => {
  const { database } = testDatabase;
  const clock = new ManualClock(Date.UTC(2026, 10, 21));
  const logger = { error: vi.fn() };
  const identity = await openIdentity({ database, clock, onPatron: async () => {} });
  const pruning = new Pruning({ database, clock, logger });
  const { email, password } = aSignUp();
  await identity.signUp(aSignUp());
  const logIn = async (): Promise<TokenSet> => {
    const outcome = await identity.logIn(email, password, somewhere);
    if (outcome.kind !== 'granted') throw new Error(outcome.kind);
    return outcome.tokens;
  };
  const rows = async () => {
    const [counted] = await database.query<Record<string, bigint>>(
      `select (select count(*) from identity.login_failure)
           + (select count(*) from identity.login_failure_from) as failures,
         (select count(*) from identity.refresh_token) as tokens, (select count(*) from identity.session) as sessions`,
    );
    return counted;
  };
  await logIn();
  await identity.logIn('nobody@example.com', 'wrong', somewhere);
  await pruning.run();
  expect(await rows()).toEqual({ failures: 2n, tokens: 1n, sessions: 1n });
  clock.advance(20 * DAY_MS);
  const { refreshToken } = await logIn();
  await pruning.run();
  expect(await rows()).toEqual({ failures: 0n, tokens: 2n, sessions: 2n });
  clock.advance(20 * DAY_MS);
  await pruning.run();
  expect(await rows()).toEqual({ failures: 0n, tokens: 1n, sessions: 2n });
  expect(await identity.refresh(refreshToken)).toMatchObject({ kind: 'granted' });
  clock.advance(90 * DAY_MS);
  await pruning.run();
  await pruning.close();
  expect(await rows()).toEqual({ failures: 0n, tokens: 0n, sessions: 1n });
  expect(logger.error).not.toHaveBeenCalled();
});
