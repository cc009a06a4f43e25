import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestDatabase } from '../platform/testing/test-database.ts';
import { feedOf, startTrading, tradingDatabase } from './testing/test-trading.ts';
import { wholeGame } from './testing/whole-game.ts';
import { bookChanged } from './trading.topics.ts';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await tradingDatabase();
});
afterAll(() => testDatabase.drop());

test('no score is told beside the status of another: at the first play and at the end the event has its game’s at once, before the catalogue has it [LIVE-011]', async () => {
  const eventId = 'status-with-score';
  const { bus, tell, tellAll, trading, catalogue, stop } = await startTrading(testDatabase);
  const feed = feedOf(eventId);
  const plays = wholeGame(feed);
  await tell(feed.begin());
  const seen: { event: string | undefined; over: boolean; written: string | undefined }[] = [];
  bus.subscribe(bookChanged, (change) => {
    const book = trading.book(change.eventId);
    if (change.eventId !== eventId || book === undefined) return;
    seen.push({
      event: book.event.status,
      over: book.status === 'closed' || book.status === 'settled',
      written: catalogue.event(eventId)?.status,
    });
  });
  await tellAll(
    ...plays.map((play) => feed.play(play)),
    feed.message({ kind: 'result', ...(plays.at(-1)?.score ?? { home: 0, away: 0 }) }),
  );
  await expect.poll(() => trading.book(eventId)?.status).toBe('settled');
  for (const { event, over } of seen) expect(event === 'FINISHED').toBe(over);
  const changes = seen.filter(({ event }, at) => event !== seen[at - 1]?.event);
  expect(changes.map(({ event, written }) => [event, written])).toContainEqual(['IN_PLAY', 'PRE_GAME']);
  expect(changes.map(({ event, written }) => [event, written])).toContainEqual(['FINISHED', 'IN_PLAY']);
  expect(catalogue.event(eventId)?.status).toBe('FINISHED');
  await stop();
});

test.each(['HIDDEN', 'INVALID'] as const)(
  'an event that the catalogue has as %s is so until it has another, whatever is told of its game',
  async (status) => {
    const eventId = `status-${status}`;
    const { tell, feeds, trading, catalogue, stop } = await startTrading(testDatabase);
    const feed = feedOf(eventId);
    await tell(feed.begin());
    await catalogue.setStatus(eventId, status);
    const shown = () => trading.book(eventId)?.event.status;
    expect(shown()).toBe(status);
    await feeds.receive(feed.play(wholeGame(feed)[0]));
    expect([shown(), catalogue.event(eventId)?.status]).toEqual([status, status]);
    await trading.idle();
    expect([shown(), catalogue.event(eventId)?.status]).toEqual(['IN_PLAY', 'IN_PLAY']);
    await stop();
  },
);
