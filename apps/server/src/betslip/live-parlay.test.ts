import { compareOdds, odds } from '@fairline/money/odds.ts';
import { football } from '@fairline/sports/football/football.ts';
import { Random } from '@fairline/sports/random.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestDatabase } from '../platform/testing/test-database.ts';
import { feedOf, startTrading, tradingDatabase } from '../trading/testing/test-trading.ts';
import { defaultStakeLimits } from './betslip.ts';
import type { EditResult } from './edit.ts';
import { addSelection } from './edits.ts';
import { priceSlip } from './price-slip.ts';
import { seeingGroups } from './seen-groups.ts';
import { emptySlip, type Slip } from './slip.ts';
import { codes, RICH_PATRON } from './testing/slips.ts';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await tradingDatabase();
});
afterAll(() => testDatabase.drop());

function slipOf(result: EditResult): Slip {
  if (result.kind === 'refused') throw new Error(result.refusal.code);
  return result.slip;
}

test('a Parlay+ of a game that is played follows the game, and is not lost between two plays [SLIP-017]', async () => {
  const { feeds, tell, trading, clock, stop } = await startTrading(testDatabase, {
    samples: { live: 2048, preGame: 2048 },
  });
  const feed = feedOf('live-1');
  await tell(feed.begin());
  trading.look('live-1');
  await trading.idle();
  const ids = ['live-1~moneyline:game~home', 'live-1~threeway:h1~home'];
  const slip = ids.reduce((before, id) => {
    const selection = trading.selection(id);
    const onBoard = selection && { selection, book: trading.book('live-1') };
    const add = addSelection(onBoard, selection?.odds ?? odds(1n, 1n), {});
    return slipOf(seeingGroups(add, trading)(before));
  }, emptySlip('patron:1'));
  const price = () => {
    const conditions = { board: trading, limits: defaultStakeLimits, nowMs: clock.now() };
    const [bet] = priceSlip(slip, RICH_PATRON, conditions).parlay.draftBets;
    if (!bet) throw new Error('There is no parlay.');
    return bet;
  };
  const before = price();
  expect(before).toMatchObject({ type: 'PARLAY_PLUS', totalOddsTrend: undefined, errors: [] });
  expect(before.totalOdds).toEqual(slip.groups?.[0]?.odds);

  let state = football.initial({ sides: { home: feed.fixture.home, away: feed.fixture.away } });
  const trends = new Set<string>();
  for (let number = 0; number < 40; number += 1) {
    const play = football.playOn(state, { home: 2, away: -1 }, new Random(7, number));
    if (!play) throw new Error('The game is over.');
    state = football.apply(state, play);
    await feeds.receive(feed.snap());
    // The ball is in play: nothing is on sale, and the price that was seen stands there.
    expect(price()).toMatchObject({ type: 'PARLAY_PLUS', totalOdds: before.totalOdds });
    expect(codes(price().legs[0]?.errors)).toEqual(['MARKET_SUSPENDED']);
    await tell(feed.play(play));
    const now = price();
    const [group] = now.groups;
    if (!now.totalOdds || !before.totalOdds || !group) continue;
    const direction = Math.sign(compareOdds(now.totalOdds, before.totalOdds));
    trends.add(group.oddsTrend ?? 'SAME');
    expect(group.oddsTrend).toBe(direction > 0 ? 'UP' : direction < 0 ? 'DOWN' : undefined);
    expect(group.requiresAcceptance).toBe(direction < 0);
    expect(codes(now.errors)).toEqual(direction < 0 ? ['GROUP_ODDS_CHANGED'] : []);
  }
  expect(trends.has('DOWN') || trends.has('UP')).toBe(true);
  await stop();
});
