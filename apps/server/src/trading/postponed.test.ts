import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestDatabase } from '../platform/testing/test-database.ts';
import { feedOf, startTrading, tradingDatabase } from './testing/test-trading.ts';
import { wholeGame } from './testing/whole-game.ts';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await tradingDatabase();
});
afterAll(() => testDatabase.drop());

const EARLY = 40;

test.each(['a play', 'a snapshot'])(
  'a game put off in play goes on with %s, and ends [LIVE-013]',
  async (how) => {
    const eventId = `played-on-by-${how.replace('a ', '')}`;
    const { tell, tellAll, trading, catalogue, stop } = await startTrading(testDatabase);
    const feed = feedOf(eventId);
    const plays = wholeGame(feed);
    await tell(feed.begin());
    await tellAll(...plays.slice(0, EARLY).map((play) => feed.play(play)));
    await tell(feed.message({ kind: 'status', status: 'postponed' }), feed.snapshot(plays.slice(0, EARLY)));
    expect(trading.book(eventId)).toMatchObject({ status: 'suspended', event: { status: 'POSTPONED' } });
    // Another day: it is not played on before its next play.
    const startsAt = '2030-01-07T18:00:00.000Z';
    await tell(feed.message({ kind: 'fixture', fixture: { ...feed.fixture, startsAt } }));
    expect(trading.book(eventId)?.status).toBe('suspended');
    const next = plays.slice(0, EARLY + 1);
    await tell(how === 'a play' ? feed.play(plays[EARLY]) : feed.snapshot(next));
    await expect
      .poll(() => trading.book(eventId))
      .toMatchObject({ status: 'open', event: { status: 'IN_PLAY' } });
    await tellAll(
      ...plays.slice(EARLY + 1).map((play) => feed.play(play)),
      feed.message({ kind: 'result', ...(plays.at(-1)?.score ?? { home: 0, away: 0 }) }),
    );
    await expect.poll(() => trading.book(eventId)?.status).toBe('settled');
    expect(catalogue.event(eventId)).toMatchObject({ status: 'FINISHED' });
    await stop();
  },
);

test('a snapshot with another start takes a game up that was put off before it began [LIVE-013]', async () => {
  const eventId = 'put-off-and-moved';
  const { tell, trading, stop } = await startTrading(testDatabase);
  const feed = feedOf(eventId);
  await tell(feed.begin(), feed.message({ kind: 'status', status: 'postponed' }));
  const startsAt = '2030-01-07T18:00:00.000Z';
  await tell(feed.snapshot([], { ...feed.fixture, startsAt }));
  expect(trading.book(eventId)).toMatchObject({ status: 'open', event: { status: 'PRE_GAME' } });
  await stop();
});
