import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedDemo } from '../demo.ts';
import { openIdentity } from '../identity/open-identity.ts';
import { allMigrations } from '../migrations.ts';
import { Bus } from '../platform/bus.ts';
import { systemClock } from '../platform/clock.ts';
import { createTestDatabase, type TestDatabase } from '../platform/testing/test-database.ts';
import { openRewards, Rewards } from '../rewards/rewards.ts';
import { silent, testWallet } from '../wallet/testing/test-wallet.ts';
import { checkPart, type Wallet } from '../wallet/wallet.ts';
import { type Answer, Command } from './testing/command.ts';

let test_: TestDatabase;
let wallet: Wallet;
let rewards: Rewards;
let patronId: string;
let command: Command;
const EMAIL = 'demo@fairline.example';

beforeAll(async () => {
  command = await Command.of(new URL('./patron.ts', import.meta.url));
  test_ = await createTestDatabase(allMigrations);
  const { database } = test_;
  const bus = new Bus(silent);
  wallet = testWallet(database);
  rewards = new Rewards({ database, wallet, bus, clock: systemClock, logger: silent });
  const identity = await openIdentity({
    database,
    clock: systemClock,
    bus,
    onPatron: (id, currency) => wallet.open(id, currency),
    limitsSignUps: false,
  });
  await seedDemo({ identity, wallet });
  const [row] = await database.query<{ id: string }>('select id from identity.patron');
  patronId = row?.id ?? '';
});

afterAll(async () => {
  const report = await test_.database.transaction((tx) => checkPart(tx, { readOpenRewards: openRewards }));
  expect(report.faults).toEqual([]);
  await wallet.close();
  await test_.drop();
  command.remove();
});

function patron(line: string, url = test_.database.url): Promise<Answer> {
  const args = line.match(/"[^"]*"|\S+/g)?.map((word) => word.replaceAll('"', '')) ?? [];
  return command.run(args, { DATABASE_URL: url });
}

test('an operator grants rewards on the running database, once for a key', async () => {
  const line = `grant bonus-bet ${EMAIL} 10 --days 7 --key welcome --min-legs 2 --competition nfl --min-odds +100`;
  const first = await patron(line);
  expect([first.code, first.stderr]).toEqual([0, '']);
  expect(first.stdout).toMatch(
    /^Granted "\$10\.00 Bonus Bet" to demo@fairline\.example: reward [0-9a-f-]{36}\.\n$/,
  );
  expect((await patron(line)).stdout).toContain('was granted to demo@fairline.example before');
  expect(await patron(`grant bonus-bet ${EMAIL} 11 --key welcome`)).toMatchObject({
    code: 1,
    stderr: 'This key was used for another grant. Use a new one.\n',
  });
  await patron(`grant profit-boost ${patronId} 12.5 --max-extra 100 --title "A boost"`);
  await patron(`grant promotional-credit ${EMAIL} 7.50`);
  const usable = await rewards.of(patronId);
  expect(usable).toMatchObject({
    bonusBets: [
      {
        amount: 1_000n,
        restriction: { minLegs: 2, minOdds: { numerator: 1n }, scope: { keys: ['nfl'], name: 'NFL' } },
      },
    ],
    profitBoosts: [
      {
        title: 'A boost',
        rate: { numerator: 1n, denominator: 8n },
        cap: { kind: 'extra-winnings', amount: 10_000n },
      },
    ],
    promotionalCredit: 750n,
  });
  const days = ((usable.bonusBets[0]?.expiresAt?.getTime() ?? 0) - Date.now()) / 86_400_000;
  expect(Math.floor(days)).toBe(7);
});

test.each([
  ['', 'Say what to do.\n  npm run -s patron -- show PATRON'],
  ['grant nothing', 'There is no command "grant nothing".'],
  [
    `grant bonus-bet ${EMAIL}`,
    'Name the patron and the amount.\nUsage: npm run -s patron -- grant bonus-bet PATRON',
  ],
  [`grant bonus-bet ${EMAIL} 10 --competition nowhere`, 'There is no competition nowhere.'],
  [`grant bonus-bet ${EMAIL} 10 --min-legs 5 --max-legs 2`, 'A bet has 1 to 25 legs'],
  ['grant promotional-credit nobody@example.com 5', 'There is no patron nobody@example.com.'],
])('%s is refused with what is wrong', async (line, message) => {
  const { code, stdout, stderr } = await patron(line);
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toContain(message);
});

test('what cannot be confirmed yet, or waits for nothing, is refused and says from when it can', async () => {
  const confirm = () => patron(`limit confirm ${EMAIL} single-wager`);
  const nothing = `${EMAIL}: no looser value of this limit waits.\n`;
  expect(await confirm()).toEqual({ code: 1, stdout: '', stderr: nothing });
  await patron(`limit set ${EMAIL} single-wager 50`);
  expect(await confirm()).toEqual({ code: 1, stdout: '', stderr: nothing });
  await patron(`limit set ${EMAIL} single-wager 80`);
  const early = await confirm();
  expect([early.code, early.stdout]).toEqual([1, '']);
  expect(early.stderr).toMatch(
    /^demo@fairline\.example: \$50\.00 in force\. \$80\.00 can be confirmed from \d{4}-\S+Z\.\n$/,
  );
  await test_.database.query("update limits.wager_limit set pending_from = now() - interval '1 second'");
  expect(await confirm()).toEqual({ code: 0, stdout: `${EMAIL}: $80.00 in force.\n`, stderr: '' });
  expect(await confirm()).toEqual({ code: 1, stdout: '', stderr: nothing });
});

test('a database that cannot be reached or is not ready is said in one line', async () => {
  const line = `grant bonus-bet ${EMAIL} 10`;
  expect(await patron(line, 'postgres://a@127.0.0.1:1/b')).toMatchObject({
    code: 1,
    stderr: 'Cannot reach the database: ECONNREFUSED.\n',
  });
  expect(await patron(line, test_.database.url.replace(/[^/]*$/, 'postgres'))).toMatchObject({
    code: 1,
    stderr: 'This database is not ready: start this version of Fairline on it once.\n',
  });
});
