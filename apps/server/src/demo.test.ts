import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedDemo } from './demo.ts';
import type { Identity } from './identity/identity.ts';
import { identityMigrations } from './identity/migrations.ts';
import { openIdentity } from './identity/open-identity.ts';
import { systemClock } from './platform/clock.ts';
import { createTestDatabase, type TestDatabase } from './platform/testing/test-database.ts';
import { walletMigrations } from './wallet/migrations.ts';
import { testWallet } from './wallet/testing/test-wallet.ts';
import type { Wallet } from './wallet/wallet.ts';

let testDatabase: TestDatabase;
let identity: Identity;
let wallet: Wallet;

beforeAll(async () => {
  testDatabase = await createTestDatabase([...identityMigrations, ...walletMigrations]);
  const { database } = testDatabase;
  wallet = testWallet(database);
  identity = await openIdentity({
    database,
    clock: systemClock,
    onPatron: (patronId, currency) => wallet.open(patronId, currency),
  });
});
afterAll(async () => {
  await wallet.close();
  await testDatabase.drop();
});

test('a start that was cut off before the play money is made good by the next, and only once', async () => {
  const cutOff = { post: () => Promise.reject(new Error('killed')) };
  await expect(seedDemo({ identity, wallet: cutOff })).rejects.toThrow('killed');
  await seedDemo({ identity, wallet });
  const demos = await seedDemo({ identity, wallet });
  expect(demos.map(({ email, currency }) => [email, currency])).toEqual([
    ['demo@fairline.example', 'USD'],
    ['demo.ca@fairline.example', 'CAD'],
  ]);
  for (const { email, password, currency } of demos) {
    const login = await identity.logIn(email, password, { ipAddress: '', userAgent: '' });
    if (login.kind !== 'granted') throw new Error(`The demo login was ${login.kind}.`);
    const balances = await wallet.balances(login.tokens.patronId);
    expect(balances?.playableBalance).toEqual({ amount: 100_000n, currency });
  }
});
