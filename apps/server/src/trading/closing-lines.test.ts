import { football } from '@fairline/sports/football/football.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestDatabase } from '../platform/testing/test-database.ts';
import { feedOf, startTrading, tradingDatabase } from './testing/test-trading.ts';
import { wholeGame } from './testing/whole-game.ts';
import type { BookView } from './trading.ts';

const FAMILIES = ['spread:game', 'total:game'];

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await tradingDatabase();
});
afterAll(() => testDatabase.drop());

function mainLines(book: BookView | undefined) {
  const markets = book?.markets.filter(({ family, main }) => main && FAMILIES.includes(family));
  return markets?.map(({ key }) => key).sort();
}

test('a game that is over shows the lines with which it began, also after a restart and a pause, graded by its result', async () => {
  const eventId = 'closing-lines';
  const feed = feedOf(eventId);
  const plays = wholeGame(feed);
  const end = plays.reduce(football.apply, football.initial({ sides: feed.fixture }));
  const { homeScore, awayScore } = football.scoreboard(end);
  let t = await startTrading(testDatabase);
  await t.tell(feed.begin());
  const closing = mainLines(t.trading.book(eventId));
  expect(closing).toHaveLength(FAMILIES.length);
  const half = plays.length >> 1;
  await t.tellAll(...plays.slice(0, half).map((play) => feed.play(play)));
  expect(mainLines(t.trading.book(eventId))).not.toEqual(closing);
  await t.stop();
  t = await startTrading(testDatabase);
  await t.tell(feed.message({ kind: 'status', status: 'postponed' }));
  await t.tellAll(...plays.slice(half).map((play) => feed.play(play)));
  await t.tell(feed.message({ kind: 'result', home: homeScore, away: awayScore }));
  const settled = await t.trading.settled(eventId);
  expect(mainLines(settled)).toEqual(closing);
  const totals = settled?.markets.filter(({ family }) => family === 'total:game');
  for (const { key, selections } of totals ?? []) {
    const over = homeScore + awayScore - Number(key.split(':')[2]);
    expect(selections[0]?.outcome, key).toBe(over === 0 ? 'push' : over > 0 ? 'win' : 'loss');
  }
  await t.stop();
});
