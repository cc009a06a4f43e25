import { football } from '@fairline/sports/football/football.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestDatabase } from '../platform/testing/test-database.ts';
import { feedOf, startTrading, type TestTrading, tradingDatabase } from './testing/test-trading.ts';
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

/** A game that is put off at half time and played on: its main lines before and after, and what comes of them. */
async function pausedGame(eventId: string, atHalfTime: (trading: TestTrading) => Promise<TestTrading>) {
  const feed = feedOf(eventId);
  const plays = wholeGame(feed);
  const half = plays.length >> 1;
  const end = plays.reduce(football.apply, football.initial({ sides: feed.fixture }));
  const { homeScore, awayScore } = football.scoreboard(end);
  const first = await startTrading(testDatabase);
  await first.tell(feed.begin());
  const opening = mainLines(first.trading.book(eventId));
  expect(opening).toHaveLength(FAMILIES.length);
  await first.tellAll(...plays.slice(0, half).map((play) => feed.play(play)));
  const paused = mainLines(first.trading.book(eventId));
  expect(paused).not.toEqual(opening);
  const t = await atHalfTime(first);
  await t.tell(feed.message({ kind: 'status', status: 'postponed' }));
  await t.tellAll(...plays.slice(half).map((play) => feed.play(play)));
  await t.tell(feed.message({ kind: 'result', home: homeScore, away: awayScore }));
  const settled = await t.trading.settled(eventId);
  await t.stop();
  return { opening, paused, settled, points: homeScore + awayScore };
}

async function restarted(trading: TestTrading): Promise<TestTrading> {
  await trading.stop();
  return await startTrading(testDatabase);
}

test('a game that is over shows the lines with which it began, also after a restart and a pause, graded by its result', async () => {
  const { opening, settled, points } = await pausedGame('closing-lines', restarted);
  expect(mainLines(settled)).toEqual(opening);
  const totals = settled?.markets.filter(({ family }) => family === 'total:game');
  for (const { key, selections } of totals ?? []) {
    const over = points - Number(key.split(':')[2]);
    expect(selections[0]?.outcome, key).toBe(over === 0 ? 'push' : over > 0 ? 'win' : 'loss');
  }
});

test('a game that is first sold in play shows the lines of its first board', async () => {
  const eventId = 'joined-in-play';
  const feed = feedOf(eventId);
  const plays = wholeGame(feed);
  const half = plays.length >> 1;
  const { homeScore, awayScore } = football.scoreboard(
    plays.reduce(football.apply, football.initial({ sides: feed.fixture })),
  );
  const t = await startTrading(testDatabase);
  await t.tell(feed.snapshot(plays.slice(0, half)));
  const first = mainLines(t.trading.book(eventId));
  expect(first).toHaveLength(FAMILIES.length);
  const later = half + (half >> 1);
  await t.tellAll(...plays.slice(half, later).map((play) => feed.play(play)));
  expect(mainLines(t.trading.book(eventId))).not.toEqual(first);
  await t.tellAll(...plays.slice(later).map((play) => feed.play(play)));
  await t.tell(feed.message({ kind: 'result', home: homeScore, away: awayScore }));
  expect(mainLines(await t.trading.settled(eventId))).toEqual(first);
  await t.stop();
});

test.each([
  ['goes on', (trading: TestTrading) => Promise.resolve(trading)],
  ['is taken up again', restarted],
])(
  'of a game that began before its lines were kept, and %s after a pause, none of the pause are noted',
  async (how, go) => {
    const eventId = `begun-before-${how}`.replaceAll(' ', '-');
    const { settled, paused } = await pausedGame(eventId, async (trading) => {
      await testDatabase.database.query('update trading.book set closing = null where event_id = $1', [
        eventId,
      ]);
      return await go(trading);
    });
    expect(mainLines(settled)).toHaveLength(FAMILIES.length);
    expect(mainLines(settled)).not.toEqual(paused);
  },
);
