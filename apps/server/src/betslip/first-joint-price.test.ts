import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestDatabase } from '../platform/testing/test-database.ts';
import { HeldBackSimulator } from '../trading/testing/held-back-simulator.ts';
import { feedOf, startTrading, tradingDatabase } from '../trading/testing/test-trading.ts';
import { Betslip } from './betslip.ts';
import { betslipMigrations } from './migrations.ts';
import { offer } from './offer.ts';
import type { PricedSlip } from './priced-slip.ts';
import { TestAccounts } from './testing/test-betslip.ts';
import { unguarded } from './testing/unguarded.ts';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await tradingDatabase(betslipMigrations);
});
afterAll(() => testDatabase.drop());

async function openShop(samples: number) {
  const simulator = new HeldBackSimulator();
  const parts = await startTrading(testDatabase, { simulator, samples: { live: samples, preGame: samples } });
  const { bus, trading, clock } = parts;
  const accounts = new TestAccounts();
  const betslip = new Betslip({
    ...unguarded,
    ...{ database: testDatabase.database, bus, trading, clock },
    ...{ authenticator: accounts, identity: accounts, wallet: accounts },
  });
  const tap = async (owner: string, selectionId: string) => {
    const odds = trading.selection(selectionId)?.odds;
    const outcome = odds && (await betslip.addSelection(owner, { selectionId, odds }));
    if (outcome?.kind !== 'edited') throw new Error(`${selectionId} could not be tapped.`);
    return outcome.slip;
  };
  const close = async () => {
    betslip.close();
    await parts.stop();
  };
  return { ...parts, simulator, betslip, tap, close };
}

const parlayOf = ({ parlay }: PricedSlip) => parlay.draftBets[0];

async function next(watch: AsyncIterableIterator<PricedSlip>) {
  const { value } = await watch.next();
  return value ? parlayOf(value) : undefined;
}

test('a Parlay+ tapped on a list is being priced, and has its price as soon as there are samples, though no odds moved [SLIP-038]', async () => {
  const shop = await openShop(2048);
  await shop.tell(feedOf('far-1').begin());
  const ids = ['far-1~moneyline:game~home', 'far-1~threeway:h1~home'];
  for (const id of ids) await shop.tap('visitor:1', id);
  const watch = shop.betslip.watch('visitor:1');
  expect(await next(watch)).toMatchObject({ isPricing: true, errors: [], totalOdds: undefined });
  const refused = offer(shop.trading, { type: 'PARLAY_PLUS', selectionIds: ids }, shop.clock.now());
  expect(refused).toMatchObject({ errors: [{ code: 'SAME_GAME_PRICING', displayType: 'RETRYABLE' }] });
  shop.changes.splice(0);
  shop.simulator.release();
  const priced = await next(watch);
  expect(priced).toMatchObject({ type: 'PARLAY_PLUS', isPricing: false, errors: [] });
  expect(shop.changes.filter(({ statistics, status }) => statistics || status)).toEqual([]);
  const taken = offer(shop.trading, { type: 'PARLAY_PLUS', selectionIds: ids }, shop.clock.now());
  expect(taken).toMatchObject({ kind: 'offered', totalOdds: priced?.totalOdds });
  await watch.return?.();
  await shop.close();
});

test('legs whose own markets are all priced are refused for good only by all samples', async () => {
  const shop = await openShop(2048);
  await shop.tell(feedOf('far-2').begin());
  const ids = ['far-2~overtime~yes', 'far-2~safety~yes'];
  const [, last] = [await shop.tap('visitor:2', ids[0] ?? ''), await shop.tap('visitor:2', ids[1] ?? '')];
  expect(parlayOf(last)).toMatchObject({ isPricing: true, errors: [] });
  shop.simulator.release();
  await shop.trading.idle();
  expect(parlayOf(await shop.betslip.get('visitor:2'))).toMatchObject({
    isPricing: false,
    errors: [{ code: 'SAME_GAME_NOT_SOLD' }],
  });
  await shop.close();
});
