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

const DAY_MS = 86_400_000;

test('a game moved ahead of time may be put off all the same: how long it may be counts from the start that stood then [LIVE-013]', async () => {
  const eventId = 'moved-then-put-off';
  const started = await startTrading(testDatabase);
  const { tell, trading, clock } = started;
  const feed = feedOf(eventId);
  const moved = new Date(clock.now() + 20 * DAY_MS);
  await tell(feed.begin());
  await tell(feed.message({ kind: 'fixture', fixture: { ...feed.fixture, startsAt: moved.toISOString() } }));
  clock.advance(moved.getTime() - clock.now() - 3_600_000);
  await tell(feed.message({ kind: 'status', status: 'postponed' }));
  trading.sweep();
  await trading.idle();
  expect(trading.book(eventId)).toMatchObject({ status: 'suspended', event: { putOffFrom: moved } });
  // Taken up for the day after, and moved once more, to a day too late: that counts from the start it was put off from.
  const start = (days: number) => ({
    ...feed.fixture,
    startsAt: new Date(moved.getTime() + days * DAY_MS).toISOString(),
  });
  await tell(feed.message({ kind: 'fixture', fixture: start(1) }));
  await started.stop();
  const restarted = await startTrading(testDatabase, { nowMs: clock.now() });
  restarted.trading.sweep();
  await restarted.trading.idle();
  expect(restarted.trading.book(eventId)).toMatchObject({ status: 'open', event: { putOffFrom: moved } });
  await restarted.tell(feed.message({ kind: 'fixture', fixture: start(10) }));
  restarted.trading.sweep();
  await expect.poll(() => restarted.catalogue.event(eventId)?.status).toBe('CANCELLED');
  await restarted.stop();
});

test('the same start in another spelling takes nothing up that was put off [LIVE-013]', async () => {
  const eventId = 'put-off-and-spelled';
  const { tell, trading, stop } = await startTrading(testDatabase);
  const feed = feedOf(eventId);
  await tell(feed.begin(), feed.message({ kind: 'status', status: 'postponed' }));
  expect(feed.fixture.startsAt).toBe('2030-01-06T18:00:00.000Z');
  for (const startsAt of ['2030-01-06T18:00:00Z', '2030-01-06T19:00:00+01:00']) {
    await tell(feed.message({ kind: 'fixture', fixture: { ...feed.fixture, startsAt } }));
    expect(trading.book(eventId)).toMatchObject({ status: 'suspended', event: { status: 'POSTPONED' } });
  }
  await stop();
});
