import { sportModel } from '@fairline/sports/sports.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestDatabase } from '../platform/testing/test-database.ts';
import { newBook } from './testing/new-book.ts';
import { feedOf, startTrading, tradingDatabase } from './testing/test-trading.ts';
import { wholeGame } from './testing/whole-game.ts';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await tradingDatabase();
});
afterAll(() => testDatabase.drop());

const EARLY = 40;

test.each(['a play', 'a snapshot'])('a game put off in play goes on with %s, and ends', async (how) => {
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
});

test('a snapshot with another start takes a game up that was put off before it began', async () => {
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

test('a game moved ahead of time may be put off all the same: how long it may be counts from the start that stood then', async () => {
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
  expect(trading.book(eventId)).toMatchObject({ status: 'suspended', event: { status: 'POSTPONED' } });
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
  expect(restarted.trading.book(eventId)).toMatchObject({ status: 'open', event: { status: 'PRE_GAME' } });
  await restarted.tell(feed.message({ kind: 'fixture', fixture: start(10) }));
  restarted.trading.sweep();
  await expect.poll(() => restarted.catalogue.event(eventId)?.status).toBe('CANCELLED');
  await restarted.stop();
});

test('the same start in another spelling takes nothing up that was put off', async () => {
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

test.each([1, 6 * 60])(
  'a game broken off in play stays put off after a restart, though its log begins with a snapshot, and is called off in time: %s minutes later',
  async (minutes) => {
    const eventId = `broken-off-${minutes}`;
    const first = await startTrading(testDatabase);
    const feed = feedOf(eventId);
    const begun = wholeGame(feed).slice(0, EARLY);
    await first.tell(feed.begin());
    await first.tellAll(...begun.map((play) => feed.play(play)));
    await first.tell(feed.message({ kind: 'status', status: 'postponed' }), feed.snapshot(begun));
    await first.stop();
    const later = await startTrading(testDatabase, { nowMs: first.clock.now() + minutes * 60_000 });
    await later.tell(feed.message({ kind: 'alive' }));
    expect(later.trading.book(eventId)).toMatchObject({
      status: 'suspended',
      event: { status: 'POSTPONED' },
    });
    // Alive all the while, and not played on.
    for (let day = 0; day < 7; day++) {
      later.clock.advance(DAY_MS);
      await later.tell(feed.message({ kind: 'alive' }));
      later.trading.sweep();
    }
    await expect.poll(() => later.catalogue.event(eventId)?.status).toBe('CANCELLED');
    await later.stop();
  },
);

test('a game that was taken up is not called off the moment a server starts again, for it may be played', async () => {
  const eventId = 'taken-up-and-played';
  const first = await startTrading(testDatabase);
  const feed = feedOf(eventId);
  // The last evening of its game week, in New York.
  const startsAt = '2030-01-10T03:00:00.000Z';
  await first.tell(feed.begin(), feed.message({ kind: 'status', status: 'postponed' }));
  await first.tell(feed.message({ kind: 'fixture', fixture: { ...feed.fixture, startsAt } }));
  expect(first.trading.book(eventId)?.status).toBe('open');
  await first.stop();
  const later = await startTrading(testDatabase, { nowMs: Date.parse('2030-01-10T05:10:00.000Z') });
  later.trading.sweep();
  await later.trading.idle();
  expect(later.catalogue.event(eventId)?.status).toBe('PRE_GAME');
  await later.tell(feed.snapshot(wholeGame(feed).slice(0, EARLY), { ...feed.fixture, startsAt }));
  later.clock.advance(2 * 3_600_000);
  later.trading.sweep();
  await later.trading.idle();
  expect(later.catalogue.event(eventId)?.status).toBe('IN_PLAY');
  await later.stop();
});

test.each(['put off', 'put off and taken up'])(
  'a game %s in a crash, before the catalogue heard of it, is that after it, though a snapshot came last',
  async (what) => {
    const eventId = what.replaceAll(' ', '-');
    const first = await startTrading(testDatabase);
    const feed = feedOf(eventId);
    const plays = wholeGame(feed);
    const begun = plays.slice(0, EARLY);
    await first.tell(feed.begin());
    await first.tellAll(...begun.map((play) => feed.play(play)));
    await first.trading.stop();
    await first.feeds.receive(feed.message({ kind: 'status', status: 'postponed' }));
    await first.feeds.receive(feed.snapshot(what === 'put off' ? begun : plays.slice(0, EARLY + 1)));
    await first.feeds.stop();
    expect(first.catalogue.event(eventId)?.status).toBe('IN_PLAY');
    const later = await startTrading(testDatabase, { nowMs: first.clock.now() });
    await later.trading.idle();
    expect(later.trading.book(eventId)).toMatchObject(
      what === 'put off'
        ? { status: 'suspended', event: { status: 'POSTPONED' } }
        : { status: 'open', event: { status: 'IN_PLAY' } },
    );
    await later.stop();
  },
);

test('a new start that was taken just before a crash stands after it', async () => {
  const eventId = 'moved-in-a-crash';
  const first = await startTrading(testDatabase);
  const feed = feedOf(eventId);
  await first.tell(feed.begin());
  await first.trading.stop();
  const startsAt = new Date(first.clock.now() + 10 * DAY_MS);
  const moved = { ...feed.fixture, startsAt: startsAt.toISOString() };
  await first.feeds.receive(feed.message({ kind: 'fixture', fixture: moved }));
  await first.feeds.stop();
  const later = await startTrading(testDatabase, { nowMs: first.clock.now() });
  expect(later.catalogue.event(eventId)).toMatchObject({ startsAt, status: 'PRE_GAME' });
  await later.stop();
});

test.each(['a play', 'a snapshot'])(
  'a correction takes no game up that was put off, told by %s',
  async (how) => {
    const eventId = `put-off-and-corrected-by-${how.replace('a ', '')}`;
    const { tell, tellAll, trading, stop } = await startTrading(testDatabase);
    const feed = feedOf(eventId);
    const plays = wholeGame(feed);
    const begun = plays.slice(0, EARLY);
    await tell(feed.begin());
    await tellAll(...begun.map((play) => feed.play(play)));
    await tell(feed.message({ kind: 'status', status: 'postponed' }));
    const last = begun.at(-1);
    if (!last) throw new Error('no play');
    const { did: _did, ...review } = last;
    const nothing = { scores: [], correctedScores: [], score: { home: 0, away: 0 } };
    const correction = { ...review, ...nothing, kind: 'correction' };
    await tell(how === 'a play' ? feed.play(correction) : feed.snapshot([...begun, correction]));
    expect(trading.book(eventId)).toMatchObject({
      status: 'suspended',
      event: { status: 'POSTPONED' },
      scoreboard: { homeScore: 0, awayScore: 0 },
    });
    await stop();
  },
);

test('a word before the first play takes no game up that was put off', () => {
  const model = sportModel('tennis');
  if (!model) throw new Error('no tennis');
  const eventId = 'put-off-before-a-word';
  const feed = feedOf(eventId);
  const fixture = { ...feed.fixture, sport: 'tennis' };
  const nowMs = Date.parse(feed.fixture.startsAt);
  const book = newBook(fixture, nowMs, { model });
  book.message(feed.message({ kind: 'status', status: 'postponed' }), nowMs);
  const format = { kind: 'format', text: '', setsToWin: 2, finalSet: 'tie-break', decidingPoint: false };
  expect(book.message(feed.play(format), nowMs).impossible).toBeUndefined();
  expect(book).toMatchObject({ postponed: true, status: 'suspended' });
  expect(book.postponement.isPutOff).toBe(true);
});

test('a snapshot that mends plays told before a game was put off does not take it up; the next one with more does', () => {
  const feed = feedOf('mended-while-put-off');
  const { fixture } = feed;
  const nowMs = Date.parse(fixture.startsAt);
  const book = newBook(fixture, nowMs);
  const plays = wholeGame(feed);
  for (const play of plays.slice(0, EARLY)) book.message(feed.play(play), nowMs);
  expect(book.message(feed.play({ kind: 'goal' }), nowMs).impossible).toBeDefined();
  // Told before anybody had doubted the play.
  book.message(feed.message({ kind: 'status', status: 'postponed' }), nowMs);
  book.message(feed.snapshot(plays.slice(0, EARLY + 1)), nowMs);
  expect(book.postponed).toBe(true);
  expect(book.postponement.isPutOff).toBe(true);
  book.message(feed.snapshot(plays.slice(0, EARLY + 2)), nowMs);
  expect(book.postponed).toBe(false);
  expect(book.postponement.isPutOff).toBe(false);
});

test('a snapshot that only gives back what another took away takes no game up that was put off', () => {
  const feed = feedOf('taken-away-and-given-back');
  const nowMs = Date.parse(feed.fixture.startsAt);
  const { fixture } = feed;
  const book = newBook(fixture, nowMs);
  const plays = wholeGame(feed);
  for (const play of plays.slice(0, EARLY)) book.message(feed.play(play), nowMs);
  book.message(feed.message({ kind: 'status', status: 'postponed' }), nowMs);
  for (const count of [EARLY - 2, EARLY]) book.message(feed.snapshot(plays.slice(0, count)), nowMs);
  expect(book.postponed).toBe(true);
  book.message(feed.play(plays[EARLY]), nowMs);
  expect(book.postponed).toBe(false);
});

test('a snapshot that puts off and moves a game at once counts from the start that stood before', () => {
  const feed = feedOf('put-off-and-moved-at-once');
  const { fixture } = feed;
  const nowMs = Date.parse(fixture.startsAt);
  const book = newBook(fixture, nowMs);
  const moved = { ...fixture, startsAt: new Date(nowMs + 14 * DAY_MS).toISOString() };
  const soFar = { fixture: moved, plays: [], pending: false };
  book.message(feed.message({ kind: 'snapshot', ...soFar, postponed: true }), nowMs);
  expect(book.postponed).toBe(true);
  expect(book.postponement.fromMs).toBe(nowMs);
});

test('a snapshot says that a game is put off, of which nothing else was heard, and so does the log after a restart', async () => {
  const eventId = 'put-off-in-a-gap';
  const first = await startTrading(testDatabase);
  const feed = feedOf(eventId);
  const plays = wholeGame(feed);
  await first.tell(feed.begin());
  await first.tellAll(...plays.slice(0, EARLY).map((play) => feed.play(play)));
  feed.message({ kind: 'status', status: 'postponed' });
  await first.tell(feed.message({ kind: 'alive' }));
  expect(first.trading.book(eventId)).toMatchObject({ status: 'suspended', suspension: 'data' });
  const { fixture } = feed;
  const soFar = { fixture, plays: plays.slice(0, EARLY), pending: false };
  await first.tell(feed.message({ kind: 'snapshot', ...soFar, postponed: true }));
  const isPutOff = { status: 'suspended', suspension: 'postponed', event: { status: 'POSTPONED' } };
  expect(first.trading.book(eventId)).toMatchObject(isPutOff);
  await first.tell(feed.snapshot(plays.slice(0, EARLY)));
  await first.stop();
  const later = await startTrading(testDatabase, { nowMs: first.clock.now() });
  expect(later.trading.book(eventId)).toMatchObject(isPutOff);
  await later.tell(feed.snapshot(plays.slice(0, EARLY + 1)));
  await expect
    .poll(() => later.trading.book(eventId))
    .toMatchObject({ status: 'open', event: { status: 'IN_PLAY' } });
  await later.stop();
});

test('a snapshot that mends what could not be and says put off lets the next one, with more plays, take the game up', () => {
  const feed = feedOf('mended-and-put-off');
  const { fixture } = feed;
  const nowMs = Date.parse(fixture.startsAt);
  const book = newBook(fixture, nowMs);
  const plays = wholeGame(feed);
  for (const play of plays.slice(0, 40)) book.message(feed.play(play), nowMs);
  expect(book.message(feed.play({ kind: 'goal' }), nowMs).impossible).toBeDefined();
  book.message(
    feed.message({ kind: 'snapshot', fixture, plays: plays.slice(0, 40), pending: false, postponed: true }),
    nowMs,
  );
  expect(book.postponed).toBe(true);
  book.message(feed.snapshot(plays.slice(0, 60)), nowMs);
  expect(book.postponed).toBe(false);
});

test('a game put off and moved by one snapshot is taken up by the next that does not say so, as every snapshot of one put off does', () => {
  const feed = feedOf('put-off-moved-taken-up');
  const { fixture } = feed;
  const nowMs = Date.parse(fixture.startsAt);
  const book = newBook(fixture, nowMs);
  const moved = { ...fixture, startsAt: new Date(nowMs + DAY_MS).toISOString() };
  const soFar = { plays: [], pending: false };
  book.message(feed.message({ kind: 'snapshot', fixture: moved, ...soFar, postponed: true }), nowMs);
  expect(book.postponed).toBe(true);
  book.message(feed.message({ kind: 'fixture', fixture: moved }), nowMs);
  expect(book.postponed).toBe(true);
  book.message(feed.snapshot([], moved), nowMs);
  expect(book.postponed).toBe(false);
});
