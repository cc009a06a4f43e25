import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { totalsFaults } from '../bets/bets.ts';
import { createTestBets, origin, straight, type TestBets } from '../bets/testing/test-bets.ts';
import { cashierMigrations } from '../cashier/migrations.ts';
import { cashoutMigrations } from '../cashout/migrations.ts';
import { settlementMigrations } from '../settlement/migrations.ts';
import { patronWith } from '../wallet/testing/test-wallet.ts';
import { checkPart } from '../wallet/wallet.ts';
import { type Answer, Command } from './testing/command.ts';

const migrations = [...cashierMigrations, ...settlementMigrations, ...cashoutMigrations];
let t: TestBets;
let patronId: string;
let folder: string;
let command: Command;

beforeAll(async () => {
  command = await Command.of(new URL('./ledger-check.ts', import.meta.url));
  folder = mkdtempSync(join(tmpdir(), 'fairline-check-'));
  t = await createTestBets({ migrations });
  patronId = await patronWith(t.wallet, 10_000n);
  await t.bets.place(patronId, [straight(t.event().home)], origin);
});

afterAll(async () => {
  await t.close();
  command.remove();
  rmSync(folder, { recursive: true, force: true });
});

function ledgerCheck(environment: Readonly<Record<string, string>>, ...args: string[]): Promise<Answer> {
  return command.run(args, { DATABASE_URL: '', FAIRLINE_DATA: join(folder, 'none'), ...environment });
}

test('sound books are said to be sound', async () => {
  const { code, stdout } = await ledgerCheck({ DATABASE_URL: t.database.url });
  expect([code, stdout]).toEqual([
    0,
    expect.stringMatching(/^The ledger is sound: 2 commands with 4 entries/),
  ]);
  const json = await ledgerCheck({ DATABASE_URL: t.database.url }, '--json');
  expect(JSON.parse(json.stdout)).toMatchObject({ sound: true, sum: 0, patrons: 1 });
});

test('a row changed behind the back of the program is found, and the account named', async () => {
  const change = async (sql: string) =>
    t.database.transaction(async (tx) => {
      await tx.query('set local session_replication_role = replica');
      await tx.query(sql, [patronId]);
    });
  await change('update wallet.balance set cash = cash + 1 where patron_id = $1');
  const { code, stdout } = await ledgerCheck({ DATABASE_URL: t.database.url });
  expect(code).toBe(1);
  expect(stdout).toContain(`patron ${patronId} cash: stands at 7501, its entries sum to 7500`);
  expect(stdout.trimEnd()).toMatch(/NOT sound: 1 fault\.$/);
  await change('update wallet.balance set cash = cash - 1 where patron_id = $1');
  await change('update bets.bet set stake = stake * 2, line_stake = line_stake * 2 where patron_id = $1');
  const open = await ledgerCheck({ DATABASE_URL: t.database.url });
  expect(open.stdout).toContain(
    `patron ${patronId} open-bets: stands at 2500, the open bets' stakes sum to 5000`,
  );
});

test('terms, stakes, deposits and cash outs that are not what the ledger has are found', async () => {
  const id = `(select id from bets.bet where patron_id = '${patronId}')`;
  await t.database.transaction(async (tx) => {
    await tx.query('set local session_replication_role = replica');
    await tx.query(`update bets.bet set winnings = winnings * 10 where id = ${id}`);
    await tx.query(
      `insert into cashier.deposit values (${id}, $1, 'k', '', 'sandbox', 'card', 1, 'USD', 'posted', 'r', null, now(), now())`,
      [patronId],
    );
    await tx.query(`insert into cashout.cash_out values ($1, 'k', ${id}, 10000, 1, 1, 1, '{}', now())`, [
      patronId,
    ]);
  });
  const { code, stdout } = await ledgerCheck({ DATABASE_URL: t.database.url });
  expect(code).toBe(1);
  for (const fault of [
    /bet \S+ has winnings of 22730, its legs make/,
    /bet \S+ says of its amounts cash -5000, open-bets 5000, posted was cash -2500, open-bets 2500/,
    /deposit \S+ was never posted: cash 1, clearing:sandbox -1/,
    /the cash out of bet \S+ was never posted: cash 1, open-bets -1/,
  ])
    expect(stdout).toMatch(fault);
});

test('kept totals of ended bets that are not what the bets add up to are found, and their patron named', async () => {
  const own = await createTestBets({ migrations });
  const { home } = own.event();
  const patrons = [await patronWith(own.wallet, 10_000n), await patronWith(own.wallet, 10_000n)];
  for (const patron of patrons) {
    const { placed } = await own.bets.place(patron, [straight(home)], origin);
    await own.database.query(
      `select bets.settle_batch(now(), '{1}', $1::uuid[], '{1}', '{LOSS}', '{0}', '{0}', '{0}', '{0}', '{0}', '{0}', '{}', '{}',
         '{}', '{}', '{}', '{}', 2)`,
      [[placed[0]?.bet.id]],
    );
  }
  const [tampered, missing] = patrons;
  const check = () => own.database.transaction((tx) => checkPart(tx, { readTotalsFaults: totalsFaults }));
  expect((await check()).faults).toEqual([]);
  await own.database.query('update bets.ended set returned = returned + 100 where patron_id = $1', [
    tampered,
  ]);
  await own.database.query('delete from bets.ended where patron_id = $1', [missing]);
  const { code, stdout } = await ledgerCheck({ DATABASE_URL: own.database.url });
  expect(code).toBe(1);
  const said = 'count, stake, rewards of it and returns are kept as';
  expect(stdout).toContain(
    `patron ${tampered} SETTLED STRAIGHT bets: ${said} (1,2500,0,100), the bets sum to (1,2500,0,0)`,
  );
  expect(stdout).toContain(
    `patron ${missing} SETTLED STRAIGHT bets: ${said} (0,0,0,0), the bets sum to (1,2500,0,0)`,
  );
  await own.close();
});

test('without a database it says what to do, and makes none', async () => {
  const none = await ledgerCheck({});
  expect([none.code, none.stdout]).toEqual([1, '']);
  expect(none.stderr).toBe('No database is running: start Fairline with npm start, or set DATABASE_URL.\n');
  expect(existsSync(join(folder, 'none'))).toBe(false);
  const away = await ledgerCheck({ DATABASE_URL: 'postgres://a@127.0.0.1:1/b' });
  expect([away.code, away.stderr]).toEqual([1, 'Cannot read the database at 127.0.0.1:1: ECONNREFUSED.\n']);
  const empty = await ledgerCheck({ DATABASE_URL: t.database.url.replace(/[^/]*$/, 'postgres') });
  expect([empty.code, empty.stderr]).toEqual([
    1,
    'This database has no ledger yet: start Fairline on it once.\n',
  ]);
});
