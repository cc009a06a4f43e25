import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../platform/testing/test-database.ts';
import { walletMigrations } from './migrations.ts';
import { checkEntries, patronWith, stake, testWallet } from './testing/test-wallet.ts';
import { checkPart, type Wallet } from './wallet.ts';

let test_: TestDatabase;
let wallet: Wallet;
let patronId: string;
let other: string;

beforeAll(async () => {
  test_ = await createTestDatabase(walletMigrations);
  wallet = testWallet(test_.database);
  patronId = await patronWith(wallet, 10_000n);
  other = await patronWith(wallet, 5_000n);
  for (const cents of [100n, 200n, 300n]) await stake(wallet, patronId, cents);
  await stake(wallet, other, 50n);
});

afterEach(async () => {
  // Every corruption below is undone by the test that made it.
  expect((await checkEntries(test_.database)).faults).toEqual([]);
});

afterAll(async () => {
  await wallet.close();
  await test_.drop();
});

/** Changes what no program of ours can: triggers and the sum's constraint are off for this transaction. Then checks, then undoes it. */
async function corrupted(...statements: string[]) {
  let report: Awaited<ReturnType<typeof checkPart>> | undefined;
  const undo = new Error('undone');
  const outcome = test_.database.transaction(async (tx) => {
    await tx.query('set transaction isolation level repeatable read');
    await tx.query('set local session_replication_role = replica');
    await tx.query('alter table wallet.command drop constraint sums_to_zero');
    for (const statement of statements) await tx.query(statement);
    report = await checkPart(
      { query: (text, values) => (text.startsWith('set') ? Promise.resolve([]) : tx.query(text, values)) },
      {},
    );
    throw undo;
  });
  await expect(outcome).rejects.toBe(undo);
  return report;
}

test('sound books are proved sound, and counted', async () => {
  const report = await checkEntries(test_.database);
  expect(report).toMatchObject({ sound: true, patrons: 2n, commands: 6n, entries: 12n, sum: 0n });
});

test('an altered amount is found and its patron named', async () => {
  const report = await corrupted(
    `update wallet.command set cash = cash + 1 where patron_id = '${patronId}' and cash = -200`,
  );
  expect(report?.sound).toBe(false);
  expect(report?.faults).toContainEqual({
    kind: 'balance',
    account: `patron ${patronId} cash`,
    message: 'stands at 9400, its entries sum to 9401',
  });
  expect(report?.faults.map((fault) => fault.kind)).toEqual(['command', 'balance', 'books']);
  expect(JSON.stringify(report?.faults, bigints)).not.toContain(other);
});

test('entries altered together with the balances are found by their digest', async () => {
  const report = await corrupted(
    `update wallet.command set cash = cash * 2, open_bets = open_bets * 2 where patron_id = '${other}' and kind = 'stake'`,
    `update wallet.balance set cash = cash - 50, open_bets = open_bets + 50 where patron_id = '${other}'`,
  );
  expect(report?.faults).toMatchObject([
    { kind: 'command', account: `patron ${other}`, message: expect.stringContaining('was altered') },
  ]);
});

test('a deleted command, its entries and its balance are missed by the chain and the count', async () => {
  const report = await corrupted(
    `delete from wallet.command where patron_id = '${other}' and kind = 'stake'`,
    `update wallet.balance set cash = cash + 50, open_bets = 0 where patron_id = '${other}'`,
  );
  expect(report?.faults.map((fault) => fault.kind)).toEqual(['chain', 'postings']);
});

test('a changed balance is named', async () => {
  const report = await corrupted(`update wallet.balance set cash = cash + 1 where patron_id = '${patronId}'`);
  expect(report?.faults).toMatchObject([{ kind: 'balance', account: `patron ${patronId} cash` }]);
});

test('an added command belongs to no batch and matches no digest', async () => {
  const report = await corrupted(
    `insert into wallet.command select (jsonb_populate_record(k, '{"idempotency_key": "added", "batch_id": 999}')).*
     from wallet.command k where patron_id = '${patronId}' and cash = -200`,
  );
  expect(report?.faults.map((fault) => fault.kind)).toEqual([
    'command',
    'chain',
    'balance',
    'balance',
    'postings',
  ]);
  expect(report?.faults[1]?.message).toBe('commands of batch 999 belong to no batch');
});

test('a command that does not sum to nothing is refused by its table', async () => {
  const outcome = test_.database.query(`update wallet.command set cash = cash + 1`);
  await expect(outcome).rejects.toThrow('append-only');
  const added = test_.database.query(
    `insert into wallet.command select (jsonb_populate_record(k, '{"idempotency_key": "added", "cash": 1}')).*
     from wallet.command k where patron_id = '${patronId}' and cash = -200`,
  );
  await expect(added).rejects.toThrow('sums_to_zero');
});

test('a missing or altered batch breaks its chain', async () => {
  const altered = await corrupted(`update wallet.batch set hash = sha256('x') where number = 1`);
  expect(altered?.faults.every((fault) => fault.kind === 'chain')).toBe(true);
  expect(altered?.faults.map((fault) => fault.message)).toContain('batch 1 does not match its hash');
  const gone = await corrupted('delete from wallet.batch where number = 1');
  expect(gone?.faults.map((fault) => fault.message)).toContain('batch 2 does not follow 0');
  const last = await corrupted(
    `delete from wallet.batch b where number = (select max(number) from wallet.batch where chain_id = b.chain_id)`,
  );
  expect(last?.faults.map((fault) => fault.message)).toContain('its head is not its last batch');
});

test('a batch that is said to be posted at another time is found', async () => {
  for (const moved of ["+ interval '1 hour'", "- interval '1 microsecond'"]) {
    const report = await corrupted(
      `update wallet.batch set posted_at = posted_at ${moved} where number = 1 and chain_id = (
         select min(chain_id) from wallet.batch where number = 2)`,
    );
    expect(report?.faults).toEqual([
      {
        kind: 'chain',
        account: expect.stringMatching(/^chain \d+$/),
        message: 'batch 1 does not match its hash',
      },
    ]);
  }
});

test('a batch of before its time was hashed is sound without it', async () => {
  const report = await corrupted(
    `update wallet.batch b set hash = sha256(b.previous_hash || (
       select string_agg(digest, ''::bytea order by number) from wallet.command where batch_id = b.id))
     where (b.chain_id, b.number) in (select id, batches from wallet.chain)`,
    'update wallet.chain c set hash = b.hash from wallet.batch b where b.chain_id = c.id and b.number = c.batches',
  );
  expect(report?.faults).toEqual([]);
});

test('open-bets accounts that differ from the open bets are named', async () => {
  const stakes = new Map([
    [patronId, 600n],
    [other, 51n],
  ]);
  const report = await test_.database.transaction((tx) =>
    checkPart(tx, { readOpenStakes: async () => stakes }),
  );
  expect(report.faults).toEqual([
    {
      kind: 'open-bets',
      account: `patron ${other} open-bets`,
      message: "stands at 50, the open bets' stakes sum to 51",
    },
  ]);
});

test('accounts of what the house gave that differ from the rewards not used yet are named', async () => {
  const rewards = new Map([[other, { bonus: 30n, promotionalCredit: 0n }]]);
  const report = await test_.database.transaction((tx) =>
    checkPart(tx, { readOpenRewards: async () => rewards }),
  );
  expect(report.faults).toEqual([
    {
      kind: 'reward',
      account: `patron ${other} bonus`,
      message: 'stands at 0, the rewards not used yet sum to 30',
    },
  ]);
});

function bigints(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value;
}
