import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestDatabase } from '../platform/testing/test-database.ts';
import { InProcessSimulator } from '../trading/testing/in-process-simulator.ts';
import { ordered } from '../trading/testing/ordered.ts';
import { feedOf, startTrading, type TestTrading, tradingDatabase } from '../trading/testing/test-trading.ts';
import { Cashout } from './cashout.ts';
import { createTestCashout, request, type TestCashout } from './testing/test-cashout.ts';

const MONEYLINE = 'moneyline:game';

/** Believes five points less of the home side with every price it makes, as other samples may. */
class FallingSimulator extends InProcessSimulator {
  #made = 0;

  override async price(asked: Parameters<InProcessSimulator['price']>[0]) {
    const result = await super.price(asked);
    const fallen = Math.round(0.05 * result.samples) * this.#made++;
    const markets = result.markets.map((market) => {
      const [home = 0, away = 0] = market.wins;
      return market.key === MONEYLINE ? { ...market, wins: [home - fallen, away + fallen] } : market;
    });
    return { ...result, markets };
  }
}

let t: TestCashout;
let testDatabase: TestDatabase;
let desk: TestTrading;

beforeAll(async () => {
  t = await createTestCashout();
  testDatabase = await tradingDatabase();
  desk = await startTrading(testDatabase, { simulator: new FallingSimulator() });
});

afterAll(async () => {
  await desk.stop();
  await testDatabase.drop();
  await t.close();
});

test('an operator’s suspension of a market ends the hold of a price, though the market is on sale again [BET-017]', async () => {
  const { eventId, home } = t.event();
  const bet = await t.bet(home);
  await desk.tell(feedOf(eventId).begin());
  const cashout = await Cashout.open({ ...t, trading: desk.trading });
  const offered = () => {
    const offer = cashout.offerFor(bet);
    if (offer.kind !== 'offered') throw new Error(`Nothing is offered: ${offer.reason}`);
    return offer;
  };
  const order = (given: Parameters<typeof ordered>[3]) =>
    ordered(testDatabase.database, desk.trading, eventId, given);

  const held = offered();
  const { number } = await order({ kind: 'suspend', marketKey: MONEYLINE, reason: 'Injury news' });
  expect(await cashout.cashOut(bet.patronId, request(held))).toMatchObject({ code: 'OFF' });
  // Whoever looks at it has it priced with other samples, which alone interrupts nothing.
  desk.trading.look(eventId);
  await desk.trading.idle();
  await order({ kind: 'reopen', marketKey: MONEYLINE, lifts: number });

  const { amount } = offered();
  expect(amount).toBeLessThan(held.amount);
  const taken = await cashout.cashOut(bet.patronId, request(held, { tolerance: 10_000 }));
  expect(taken).toMatchObject({ kind: 'cashed-out', paid: amount });
});
