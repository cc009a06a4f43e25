import { GraphQLError } from 'graphql';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { maskErrors } from './errors.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase([]);
});
afterAll(() => database.drop());

/** What a field answers whose statement the database refuses, and whether that is logged as a bug of ours. */
async function answeredFor(sql: string, value: string) {
  const thrown = await database.database.query(sql, [value]).then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(thrown instanceof Error)) throw new Error('The database refused nothing.');
  const logger = { error: vi.fn() };
  const failed = new GraphQLError(thrown.message, { originalError: thrown, path: ['asked'] });
  const { errors = [] } = maskErrors({ data: { asked: null }, errors: [failed] }, logger);
  return { code: errors[0]?.extensions?.code, logged: logger.error.mock.calls.length };
}

test.each([
  ['a text with a NUL', 'select $1::text', 'a\0b'],
  ['JSON with a NUL in a text', 'select $1::jsonb', '{ "id": "a\\u0000b" }'],
])('%s that reaches the database is told to whoever sent it', async (_what, sql, value) => {
  expect(await answeredFor(sql, value)).toEqual({ code: 'BAD_USER_INPUT', logged: 0 });
});

test('anything else that the database refuses is a bug of ours', async () => {
  expect(await answeredFor('select $1::uuid', 'x')).toEqual({ code: 'INTERNAL_SERVER_ERROR', logged: 1 });
});
