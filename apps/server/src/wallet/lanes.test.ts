import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../platform/database/database.ts';
import { newId } from '../platform/ids.ts';
import { openDatabaseDoor } from '../platform/testing/database-door.ts';
import { createTestDatabase, type TestDatabase } from '../platform/testing/test-database.ts';
import type { PostingCommand } from './command.ts';
import type { LaneStatement } from './lane-statement.ts';
import { walletMigrations } from './migrations.ts';
import { POST_NEW_BATCH, type PostingResult, plainPosting } from './posting.ts';
import { checkEntries, deposit, patronWith, stake, testWallet } from './testing/test-wallet.ts';
import type { Wallet } from './wallet.ts';

let test_: TestDatabase;

beforeAll(async () => {
  test_ = await createTestDatabase(walletMigrations);
});

afterAll(async () => {
  await test_.drop();
});

async function withWallets<T>(count: number, use: (wallets: Wallet[]) => Promise<T>): Promise<T> {
  const wallets = Array.from({ length: count }, () => testWallet(test_.database));
  try {
    return await use(wallets);
  } finally {
    await Promise.all(wallets.map((wallet) => wallet.close()));
  }
}

/** What the program was told must be what the books say. */
async function expectSound(): Promise<void> {
  const report = await checkEntries(test_.database);
  expect(report.faults).toEqual([]);
  expect(report.sum).toBe(0n);
}

test('one patron cannot spend the same money twice at once', async () => {
  await withWallets(2, async ([one, two]) => {
    if (!one || !two) throw new Error('two wallets');
    const patronId = await patronWith(one, 1_000n);
    const results = await Promise.all(
      Array.from({ length: 40 }, (_, index) => stake(index % 2 ? one : two, patronId, 100n)),
    );
    expect(results.filter((result) => result.kind === 'posted')).toHaveLength(10);
    expect(results.filter((result) => result.kind === 'insufficient-funds')).toHaveLength(30);
    await expectSound();
  });
});

test('two programs that post the same key at the same moment post it once', async () => {
  await withWallets(3, async (wallets) => {
    const [one] = wallets;
    if (!one) throw new Error('a wallet');
    const patrons = await Promise.all(Array.from({ length: 30 }, () => patronWith(one, 0n)));
    const kinds = await Promise.all(
      patrons.map(async (patronId) => {
        const key = newId();
        const results = await Promise.all(wallets.map((wallet) => deposit(wallet, patronId, 5n, key)));
        return results.map((result) => result.kind).sort();
      }),
    );
    expect(kinds).toEqual(kinds.map(() => ['posted', 'repeated', 'repeated']));
    await expectSound();
  });
});

test('a command that spent all there was is repeated to whoever sent it at the same moment', async () => {
  await withWallets(3, async (wallets) => {
    const [one] = wallets;
    if (!one) throw new Error('a wallet');
    const patrons = await Promise.all(Array.from({ length: 60 }, () => patronWith(one, 500n)));
    const kinds = await Promise.all(
      patrons.map(async (patronId) => {
        const key = newId();
        const results = await Promise.all(wallets.map((wallet) => stake(wallet, patronId, 500n, key)));
        return results.map((result) => result.kind).sort();
      }),
    );
    expect(kinds).toEqual(kinds.map(() => ['posted', 'repeated', 'repeated']));
    await expectSound();
  });
});

test('a lane whose connection is cut posts each command once and answers it', async () => {
  await withWallets(1, async ([wallet]) => {
    if (!wallet) throw new Error('a wallet');
    const patrons = await Promise.all(Array.from({ length: 20 }, () => patronWith(wallet, 0n)));
    let cuts = 0;
    const cutting = (async () => {
      for (; cuts < 12; cuts += 1) {
        await test_.database.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
           where datname = current_database() and application_name = 'fairline lane'`,
        );
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
    })();
    const kinds = new Set<string>();
    let posted = 0n;
    while (cuts < 12) {
      for (const result of await Promise.all(patrons.map((patronId) => deposit(wallet, patronId, 1n)))) {
        kinds.add(result.kind);
        posted += 1n;
      }
    }
    await cutting;
    expect([...kinds].every((kind) => kind === 'posted' || kind === 'repeated')).toBe(true);
    const balances = await Promise.all(patrons.map((patronId) => wallet.balances(patronId)));
    expect(balances.reduce((sum, balance) => sum + (balance?.globalBalance.amount ?? 0n), 0n)).toBe(posted);
    await expectSound();
  });
});

test('of a batch in which one command was posted before the others are posted, together and once', async () => {
  await withWallets(2, async ([one, two]) => {
    if (!one || !two) throw new Error('two wallets');
    const hopeful: LaneStatement<PostingCommand, PostingResult> = {
      ...plainPosting,
      name: 'test.hopeful',
      sql: `select * from ${POST_NEW_BATCH}`,
      careful: { name: 'test.careful', sql: plainPosting.sql, keyOf: (command) => command.idempotencyKey },
    };
    const [before, after] = [one, two].map((wallet) => wallet.lanes.register(hopeful));
    const patrons = await Promise.all(Array.from({ length: 40 }, () => patronWith(one, 0n)));
    const command = (patronId: string): PostingCommand => ({
      idempotencyKey: 'hopeful',
      fingerprint: '5',
      patronId,
      kind: 'deposit',
      entries: [
        { account: 'cash', amount: 5n },
        { account: 'clearing:sandbox', amount: -5n },
      ],
    });
    const [first = ''] = patrons;
    expect(await before?.submit(first, command(first))).toMatchObject({ kind: 'posted' });
    const batches = async () => (await checkEntries(test_.database)).batches;
    const countBefore = await batches();
    const submitted = patrons.map((patronId) => after?.submit(patronId, command(patronId)));
    const kinds = (await Promise.all(submitted)).map((result) => result?.kind);
    expect(kinds).toEqual(patrons.map((patronId) => (patronId === first ? 'repeated' : 'posted')));
    // One of each lane: the lane that met the command did not send its patrons' one by one.
    expect((await batches()) - countBefore).toBe(2n);
    expect(await after?.submit(first, command(first))).toMatchObject({ kind: 'repeated' });
    await expectSound();
  });
});

test('the last look is taken when the lane is connected, however long that takes', async () => {
  await withWallets(1, async ([wallet]) => {
    if (!wallet) throw new Error('a wallet');
    const patronId = newId();
    await wallet.open(patronId, 'USD');
    let isOnSale = true;
    const sender = wallet.lanes.register<PostingCommand, PostingResult | { kind: 'changed' }>({
      ...plainPosting,
      name: 'test.on-sale',
      refuse: () => (isOnSale ? undefined : { kind: 'changed' }),
    });
    const key = newId();
    const result = sender.submit(patronId, {
      idempotencyKey: key,
      fingerprint: key,
      patronId,
      kind: 'deposit',
      entries: [
        { account: 'cash', amount: 5n },
        { account: 'clearing:sandbox', amount: -5n },
      ],
    });
    // As long as a lane waits for company: the batch has left the queue and waits for its connection.
    await new Promise((resolve) => setTimeout(resolve, 1));
    isOnSale = false;
    expect(await result).toEqual({ kind: 'changed' });
    expect((await wallet.balances(patronId))?.globalBalance.amount).toBe(0n);
  });
});

test('a database out of reach is answered with unavailable, and the key stays free', async () => {
  const patronId = await withWallets(1, ([wallet]) => (wallet ? patronWith(wallet, 0n) : Promise.reject()));
  const away = { ...test_.database, url: 'postgres://nobody@127.0.0.1:1/none' };
  const cutOff = testWallet(away, { patienceMs: 50 });
  const key = newId();
  expect(await deposit(cutOff, patronId, 5n, key)).toEqual({ kind: 'unavailable' });
  await cutOff.close();
  expect(await deposit(cutOff, patronId, 5n, key)).toEqual({ kind: 'unavailable' });
  await withWallets(1, async ([wallet]) => {
    expect((wallet && (await deposit(wallet, patronId, 5n, key)))?.kind).toBe('posted');
  });
});

test('a lane with too much to do refuses more at once', async () => {
  const wallet = testWallet(test_.database, { lanes: 1, queueLimit: 3 });
  const patronId = await patronWith(wallet, 0n);
  const kinds = await Promise.all(Array.from({ length: 5 }, () => deposit(wallet, patronId, 1n)));
  expect(kinds.map((result) => result.kind)).toEqual([
    'posted',
    'posted',
    'posted',
    'unavailable',
    'unavailable',
  ]);
  await wallet.close();
});

test('a statement that fails for one row fails for that row only', async () => {
  await withWallets(1, async ([wallet]) => {
    if (!wallet) throw new Error('a wallet');
    const sender = wallet.lanes.register<{ text: string }, number>({
      name: 'test.cast',
      sql: `select 1 as x, ordinality::int as number, value::int as cash, 'repeated' as result
            from unnest($1::text[]) with ordinality as v (value, ordinality)`,
      encode: (rows) => [rows.map((row) => row.text)],
      decode: (posted) => Number(posted.cash),
    });
    const submitted = ['1', 'two', '3'].map((text) => sender.submit(newId(), { text }));
    const [one, two, three] = await Promise.allSettled(submitted);
    expect(one).toEqual({ status: 'fulfilled', value: 1 });
    expect(two?.status).toBe('rejected');
    expect(three).toEqual({ status: 'fulfilled', value: 3 });
  });
});

test('whoever was told of a command is told nothing else when telling another of its batch breaks', async () => {
  const wallet = testWallet(test_.database, { lanes: 1 });
  const sender = wallet.lanes.registerDirect<string, string>({
    name: 'test.told',
    sql: `select ordinality::int as number, 'repeated' as result
          from unnest($1::text[]) with ordinality as v (value, ordinality)`,
    encode: (rows) => [rows],
    decode: (_posted, row) => row,
  });
  const told: string[] = [];
  await new Promise<void>((resolve) => {
    const receiver = (name: string) => ({
      answered: () => {
        told.push(`${name} answered`);
        if (name === 'breaks') throw new Error('of the receiver');
      },
      failed: () => {
        told.push(`${name} failed`);
        if (name === 'last') resolve();
      },
    });
    for (const name of ['first', 'breaks', 'last']) sender.send(newId(), name, receiver(name));
  });
  expect(told).toEqual(['first answered', 'breaks answered', 'last failed']);
  await wallet.close();
});

test('a large batch leaves before those of the one before it are told, a small one takes along whom they bring', async () => {
  const wallet = testWallet(test_.database, { lanes: 1, batchLimit: 200 });
  const steps: string[] = [];
  const sender = wallet.lanes.register<string, string>({
    name: 'test.steps',
    sql: `select ordinality::int as number, 'repeated' as result
          from unnest($1::text[]) with ordinality as v (value, ordinality)`,
    encode: (rows) => {
      steps.push(`${rows.length} leave`);
      return [rows];
    },
    decode: (_posted, row) => {
      if (row === 'last') steps.push('last is told');
      return row;
    },
  });
  const submit = (row: string) => sender.submit(newId(), row);
  const rows = Array.from({ length: 200 + 150 }, (_, index) => (index === 199 ? 'last' : 'other'));
  const follow = async (row: string) => {
    await submit(row);
    if (row === 'last') await submit('follows');
  };
  await Promise.all(rows.map(follow));
  expect(steps).toEqual(['200 leave', '150 leave', 'last is told', '1 leave']);
  steps.length = 0;
  await Promise.all(rows.slice(0, 200 + 20).map(follow));
  expect(steps).toEqual(['200 leave', 'last is told', '21 leave']);
  await wallet.close();
});

test('whatever is posted in whatever order, the books are sound and nothing acknowledged is lost', async () => {
  const command = fc.record({
    patron: fc.integer({ min: 0, max: 4 }),
    kind: fc.constantFrom('deposit' as const, 'stake' as const),
    cents: fc.bigInt({ min: 1n, max: 500n }),
    key: fc.integer({ min: 0, max: 11 }),
    wallet: fc.integer({ min: 0, max: 1 }),
  });
  await withWallets(2, async (wallets) => {
    const property = fc.asyncProperty(fc.array(command, { maxLength: 80 }), async (commands) => {
      const [one] = wallets;
      if (!one) throw new Error('a wallet');
      const patrons = await Promise.all(Array.from({ length: 5 }, () => patronWith(one, 200n)));
      const expected = new Map(patrons.map((patronId) => [patronId, 200n]));
      const keys = new Set<string>();
      await Promise.all(
        commands.map(async ({ patron, kind, cents, key, wallet }) => {
          const patronId = patrons[patron] ?? '';
          const post = kind === 'deposit' ? deposit : stake;
          const result = await post(wallets[wallet] ?? one, patronId, cents, String(key));
          if (result.kind !== 'posted') return;
          const name = `${patronId} ${kind} ${key}`;
          expect(keys.has(name)).toBe(false);
          keys.add(name);
          const change = kind === 'deposit' ? cents : -cents;
          expected.set(patronId, (expected.get(patronId) ?? 0n) + change);
        }),
      );
      for (const [patronId, cents] of expected) {
        expect((await one.balances(patronId))?.withdrawableBalance.amount).toBe(cents);
      }
      await expectSound();
    });
    await fc.assert(property, { numRuns: 25 });
  });
});

test('what waits for an answer that the network swallowed is posted once, as soon as the connections are renewed', async () => {
  const door = await openDatabaseDoor(test_.database.url);
  const database = openDatabase(door.url);
  const wallet = testWallet(database);
  const patronId = await patronWith(wallet, 100n);
  door.cut();
  const paid = deposit(wallet, patronId, 5n);
  door.mend();
  database.renew(0);
  expect((await paid).kind).toBe('posted');
  expect((await wallet.balances(patronId))?.globalBalance.amount).toBe(105n);
  await wallet.close();
  await database.close();
  await expectSound();
  door.close();
});

test('lanes that were only just connecting when the network was cut go on at once when they are renewed, and are closed', async () => {
  const door = await openDatabaseDoor(test_.database.url);
  const database = openDatabase(door.url);
  const idle = testWallet(database);
  const patronId = await patronWith(idle, 100n);
  const wallet = testWallet(database);
  door.cutAfter('enable_seqscan');
  const paid = deposit(wallet, patronId, 5n);
  await expect.poll(() => door.isCut).toBe(true);
  door.mend();
  database.renew(0);
  expect((await paid).kind).toBe('posted');
  await idle.close();
  await wallet.close();
  await database.close();
  await expectSound();
  door.close();
});
