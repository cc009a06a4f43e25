import { compareOdds, type Odds } from '@fairline/money/odds.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestDatabase } from '../platform/testing/test-database.ts';
import { ordered } from './testing/ordered.ts';
import { feedOf, startTrading, type TestTrading, tradingDatabase } from './testing/test-trading.ts';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await tradingDatabase();
});
afterAll(() => testDatabase.drop());

const MONEYLINE = 'moneyline:game';

async function opened(eventId: string, isShaded = true): Promise<TestTrading> {
  const t = await startTrading(testDatabase, { isShaded });
  await t.tell(feedOf(eventId).begin());
  return t;
}

function oddsOf({ trading }: TestTrading, eventId: string): Odds[] {
  const market = trading.market(`${eventId}~${MONEYLINE}`);
  return market?.selections.flatMap(({ odds }) => odds ?? []) ?? [];
}

/** Says that the home side would cost so much of a limit of $1,000, and $300 more but for what is staked on the other. */
function lose({ trading }: TestTrading, eventId: string, home: bigint): void {
  const winnings = new Map([['home', home + 30_000n]]);
  trading.setExposure(eventId, MONEYLINE, { limit: 100_000n, winnings, losses: new Map([['home', home]]) });
}

/** Positive when the price pays more than it did. */
const moves = (before: readonly Odds[], after: readonly Odds[]) =>
  before.map((odds, index) => Math.sign(compareOdds(after[index] ?? odds, odds)));

test('an overbacked side gets shorter and the other longer, and both return with the exposure', async () => {
  const t = await opened('shade-1');
  const own = oddsOf(t, 'shade-1');
  const board = t.trading.book('shade-1')?.markets.filter(({ key }) => key !== MONEYLINE);
  lose(t, 'shade-1', 25_000n);
  expect(oddsOf(t, 'shade-1')).toEqual(own);
  t.changes.length = 0;
  lose(t, 'shade-1', 90_000n);
  expect(moves(own, oddsOf(t, 'shade-1'))).toEqual([-1, 1]);
  expect(t.changes).toMatchObject([{ eventId: 'shade-1', markets: [MONEYLINE] }]);
  expect(t.trading.book('shade-1')?.markets.filter(({ key }) => key !== MONEYLINE)).toEqual(board);
  const most = oddsOf(t, 'shade-1');
  lose(t, 'shade-1', 100_000n);
  const full = oddsOf(t, 'shade-1');
  lose(t, 'shade-1', 900_000_000n);
  expect(oddsOf(t, 'shade-1')).toEqual(full);
  expect(moves(own, full)).toEqual([-1, 1]);
  expect(most).toHaveLength(2);
  lose(t, 'shade-1', 0n);
  expect(oddsOf(t, 'shade-1')).toEqual(own);
  await t.stop();
});

test('prices that follow no exposure stay where the samples have them', async () => {
  const t = await opened('shade-2', false);
  const own = oddsOf(t, 'shade-2');
  lose(t, 'shade-2', 100_000n);
  expect(oddsOf(t, 'shade-2')).toEqual(own);
  await t.stop();
});

test('new prices are shaded as well, and an operator’s limit moves them sooner', async () => {
  const t = await opened('shade-3');
  const feed = feedOf('shade-3');
  feed.skip(1);
  await t.tell(feed.message({ kind: 'odds', lines: { spread: -1, total: 45 } }));
  const own = oddsOf(t, 'shade-3');
  lose(t, 'shade-3', 20_000n);
  expect(oddsOf(t, 'shade-3')).toEqual(own);
  const order = { kind: 'limit', marketKey: MONEYLINE, amount: 20_000n } as const;
  await ordered(testDatabase.database, t.trading, 'shade-3', order);
  const shaded = oddsOf(t, 'shade-3');
  expect(moves(own, shaded)).toEqual([-1, 1]);
  await t.tell(feed.message({ kind: 'odds', lines: { spread: -4, total: 45 } }));
  await t.tell(feed.message({ kind: 'odds', lines: { spread: -1, total: 45 } }));
  expect(oddsOf(t, 'shade-3')).toEqual(shaded);
  const { text } = await ordered(testDatabase.database, t.trading, 'shade-3', { kind: 'show' });
  expect(text).toMatch(
    /moneyline:game open: home [-+]\d+ \(loses \$200\.00, open bets win \$500\.00\), away [-+]\d+; limit \$200\.00/,
  );
  await t.stop();
});
