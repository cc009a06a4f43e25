import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate } from '../platform/database/migrate.ts';
import { newId } from '../platform/ids.ts';
import { createTestDatabase, type TestDatabase } from '../platform/testing/test-database.ts';
import { settlementMigrations } from './migrations.ts';

const BEFORE = settlementMigrations.filter(({ id }) => id < 'settlement/0003');
const betId = newId();

let test_: TestDatabase;

/** A record as the version before wrote it: legs in rows of their own, the oldest without what came later. */
beforeEach(async () => {
  test_ = await createTestDatabase(BEFORE);
  for (const version of [1, 2]) {
    await test_.database.query(
      `insert into settlement.version (bet_id, version, outcome, returned, restored, rule_version, reason, settled_at)
       values ($1, $2, 'WIN', 100, 0, 1, 'result', now())`,
      [betId, version],
    );
  }
  await writeLeg(betId, 1, 2, [-3.5, 'half-win', 'spread:game:-3.5']);
  await writeLeg(betId, 1, 1, [null, null, null]);
  await writeLeg(betId, 2, 1, [0.1, 'dead-heat 1/3', 'total:game:0.1']);
});

afterEach(() => test_.drop());

type Rest = readonly [line: number | null, graded: string | null, rule: string | null];

async function writeLeg(bet: string, version: number, number: number, rest: Rest): Promise<void> {
  await test_.database.query(
    `insert into settlement.leg (bet_id, version, number, outcome, result_text, feed_sequence, line, graded, rule)
     values ($1, $2, $3, 'WIN', 'It''s "over"', 9007199254740993, $4, $5, $6)`,
    [bet, version, number, ...rest],
  );
}

async function legs() {
  return test_.database.query('select * from settlement.leg order by bet_id, version, number');
}

test('legs of an older record are the same afterwards, and nobody can change them', async () => {
  const before = await legs();
  expect(before).toHaveLength(3);
  await migrate(test_.database, settlementMigrations);
  expect(await legs()).toEqual(before);
  await expect(test_.database.query(`update settlement.version set legs = '[]'`)).rejects.toThrow(
    'append-only',
  );
});

test('an older record with a leg that belongs to no version is left as it is', async () => {
  await writeLeg(newId(), 1, 1, [null, 'win', 'moneyline:game']);
  const before = await legs();
  await expect(migrate(test_.database, settlementMigrations)).rejects.toThrow('belongs to no version');
  expect(await legs()).toEqual(before);
});
