import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Betslip } from './betslip/betslip.ts';
import { Cashier } from './cashier/cashier.ts';
import { compose } from './compose.ts';
import { readConfig } from './config.ts';
import { Pruning } from './identity/pruning.ts';
import { allMigrations } from './migrations.ts';
import { createTestDatabase, type TestDatabase } from './platform/testing/test-database.ts';
import { Settlement } from './settlement/settlement.ts';
import { TradingDesk } from './trading/trading-desk.ts';
import { WorkerSimulator } from './trading/worker-simulator.ts';
import { Wallet } from './wallet/wallet.ts';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await createTestDatabase(allMigrations);
});
afterAll(() => testDatabase.drop());

/** The lock of a server whose place nobody takes. */
const ALONE = {
  faults: () => [],
  isSure: () => true,
  makeSure: async () => true,
  wasReplaced: async () => false,
};

test('a server whose last part cannot be opened closes all the others, each before what it stands on', async () => {
  const closings = [
    vi.spyOn(Betslip.prototype, 'close'),
    vi.spyOn(Settlement.prototype, 'stop'),
    vi.spyOn(TradingDesk.prototype, 'stop'),
    vi.spyOn(Cashier.prototype, 'close'),
    vi.spyOn(Pruning.prototype, 'close'),
    vi.spyOn(Wallet.prototype, 'close'),
    vi.spyOn(WorkerSimulator.prototype, 'close'),
  ];
  const config = { ...readConfig({ FAIRLINE_LOG_LEVEL: 'silent' }), recordings: '/nowhere/recordings' };
  await expect(compose(config, testDatabase.database, ALONE)).rejects.toThrow('/nowhere/recordings');
  const order = closings.map(({ mock }) => mock.invocationCallOrder);
  expect(order.map((times) => times.length)).toEqual(closings.map(() => 1));
  expect(order.flat()).toEqual(order.flat().sort((one, other) => one - other));
});
