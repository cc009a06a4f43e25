import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { feedMessage } from '../feeds/feeds.topics.ts';
import type { TestDatabase } from '../platform/testing/test-database.ts';
import { ordered } from './testing/ordered.ts';
import { feedOf, START_MS, startTrading, type TestTrading, tradingDatabase } from './testing/test-trading.ts';
import { wholeGame } from './testing/whole-game.ts';
import { bookChanged } from './trading.topics.ts';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await tradingDatabase();
});
afterAll(() => testDatabase.drop());

function first(trading: TestTrading['trading'], eventId: string) {
  const selection = trading.selection(`${eventId}~moneyline:game~home`);
  if (!selection) throw new Error('no moneyline');
  return selection;
}

test('a fixture opens a book with prices for every usual market', async () => {
  const { tell, trading, stop } = await startTrading(testDatabase);
  const feed = feedOf('open-1');
  await tell(feed.begin());
  const book = trading.book('open-1');
  expect(book).toMatchObject({ status: 'open', reasons: [], event: { status: 'PRE_GAME' } });
  expect(book?.markets.length).toBeGreaterThan(60);
  for (const market of book?.markets ?? []) {
    expect(market.status).toBe('open');
    const priced = market.selections.filter((selection) => selection.odds);
    expect(priced.length).toBeGreaterThan(0);
    for (const selection of priced) expect(selection.probability).toBeGreaterThan(0);
  }
  const home = first(trading, 'open-1');
  expect(home.probability).toBeGreaterThan(0.5);
  expect(home.probability).toBeLessThan(0.7);
  await stop();
});

test('a book whose first messages are out of order is suspended before it is open', async () => {
  const { tellAll, trading, stop } = await startTrading(testDatabase);
  const feed = feedOf('trouble-1');
  const fixture = feed.begin();
  feed.skip(1);
  await tellAll(fixture, feed.message({ kind: 'alive' }));
  const book = trading.book('trouble-1');
  expect(book).toMatchObject({ status: 'suspended', reasons: [expect.stringContaining('a gap')] });
  await stop();
});

test('a book is suspended while a play is under way and reopens with new prices', async () => {
  const { feeds, tell, trading, changes, stop } = await startTrading(testDatabase);
  const feed = feedOf('play-1');
  const [kickoff] = wholeGame(feed);
  await tell(feed.begin());
  const before = trading.book('play-1');
  changes.length = 0;
  await feeds.receive(feed.snap());
  expect(trading.book('play-1')).toMatchObject({ status: 'suspended', reasons: ['Play under way'] });
  expect(trading.book('play-1')?.markets.every((market) => market.status === 'suspended')).toBe(true);
  expect(changes[0]).toMatchObject({ status: true });
  expect(changes[0]?.markets.length).toBe(before?.markets.length);
  await tell(feed.play(kickoff));
  const after = trading.book('play-1');
  expect(after).toMatchObject({ status: 'open', event: { status: 'IN_PLAY' } });
  expect(after?.sequence).toBeGreaterThan(before?.sequence ?? 0);
  const sequences = changes.map((change) => change.sequence);
  expect(sequences).toEqual([...new Set(sequences)].sort((one, other) => one - other));
  await stop();
});

test('a market’s sequence only grows, and a change of the book names every market that changed', async () => {
  const { tell, trading, changes, stop } = await startTrading(testDatabase);
  const feed = feedOf('sequence-1');
  const seen = new Map<string, number>();
  await tell(feed.begin());
  for (const market of trading.book('sequence-1')?.markets ?? []) seen.set(market.key, market.sequence);
  for (const play of wholeGame(feed).slice(0, 12)) {
    changes.length = 0;
    await tell(feed.snap(), feed.play(play));
    const named = new Set(changes.flatMap((change) => change.markets));
    for (const market of trading.book('sequence-1')?.markets ?? []) {
      const before = seen.get(market.key);
      expect(market.sequence).toBeGreaterThanOrEqual(before ?? 0);
      if (market.sequence !== before) expect(named, market.key).toContain(market.key);
      seen.set(market.key, market.sequence);
    }
  }
  await stop();
});

test('prices that come too late are dropped: a stale reopening never undoes a later suspension', async () => {
  const { InProcessSimulator } = await import('./testing/in-process-simulator.ts');
  const real = new InProcessSimulator();
  const gates: (() => void)[] = [];
  let gated = false;
  const simulator = Object.assign(Object.create(real), {
    price: async (asked: Parameters<typeof real.price>[0]) => {
      const job = asked();
      if (gated) await new Promise<void>((resolve) => gates.push(resolve));
      return real.price(() => job);
    },
  });
  const { feeds, tell, trading, stop } = await startTrading(testDatabase, { simulator });
  const feed = feedOf('stale-1');
  const [one, two] = wholeGame(feed);
  await tell(feed.begin());
  gated = true;
  await feeds.receive(feed.play(one));
  await vi.waitFor(() => expect(gates).toHaveLength(1), 10_000);
  await feeds.receive(feed.snap());
  await feeds.receive(feed.play(two));
  gates.shift()?.();
  await vi.waitFor(() => expect(gates).toHaveLength(1), 10_000);
  expect(trading.book('stale-1')?.status).toBe('suspended');
  await feeds.receive(feed.snap());
  gated = false;
  gates.shift()?.();
  await trading.idle();
  expect(trading.book('stale-1')).toMatchObject({ status: 'suspended', reasons: ['Play under way'] });
  await stop();
});

test('other outside lines suspend the book until it is priced by them', async () => {
  const { bus, tell, trading, stop } = await startTrading(testDatabase);
  const feed = feedOf('lines-1');
  await tell(feed.begin());
  const before = first(trading, 'lines-1').probability;
  const seen: unknown[] = [];
  bus.subscribe(bookChanged, ({ eventId }) => seen.push(trading.book(eventId)?.status));
  await tell(feed.message({ kind: 'odds', lines: { spread: -4, total: 45 } }));
  expect([seen.at(0), seen.at(-1)]).toEqual(['suspended', 'open']);
  expect(first(trading, 'lines-1').probability).toBeGreaterThan(before);
  await stop();
});

test('a play that comes just as the prices before it are done is priced as well', async () => {
  const { bus, feeds, tell, trading, stop } = await startTrading(testDatabase);
  const feed = feedOf('late-1');
  const [one, two] = wholeGame(feed);
  await tell(feed.begin());
  await feeds.receive(feed.play(one));
  const unsubscribe = bus.subscribe(bookChanged, ({ eventId }) => {
    if (trading.book(eventId)?.status !== 'open') return;
    unsubscribe();
    queueMicrotask(() => bus.publish(feedMessage, feed.play(two)));
  });
  await trading.idle();
  expect(trading.book('late-1')).toMatchObject({ status: 'open', scoreboard: { lastPlay: two?.text } });
  await stop();
});

test('a gap suspends the event until a snapshot, and nothing is graded by it', async () => {
  const { tell, trading, decided, stop } = await startTrading(testDatabase);
  const feed = feedOf('gap-1');
  const game = wholeGame(feed);
  await tell(feed.begin(), feed.play(game[0]));
  feed.skip(1);
  await tell(feed.play(game[1]));
  expect(trading.book('gap-1')).toMatchObject({
    status: 'suspended',
    reasons: [expect.stringContaining('gap')],
  });
  await tell(feed.message({ kind: 'result', home: 99, away: 0 }));
  expect(decided.filter(({ eventId }) => eventId === 'gap-1')).toEqual([]);
  const snapshot = feed.message({
    kind: 'snapshot',
    fixture: feed.fixture,
    plays: game.slice(0, 3),
    pending: false,
  });
  await tell(snapshot, feed.snap(), feed.play(game[3]));
  expect(trading.book('gap-1')?.status).toBe('open');
  expect(trading.book('gap-1')?.scoreboard.lastPlay).toBe(game[3]?.text);
  await stop();
});

test('an impossible play suspends the event, also after a restart, until a snapshot', async () => {
  const feed = feedOf('impossible-1');
  const game = wholeGame(feed);
  const before = await startTrading(testDatabase);
  await before.tell(
    feed.begin(),
    feed.play(game[0]),
    feed.play({ ...game[1], score: { home: 50, away: 0 } }),
  );
  const reasons = [expect.stringContaining('50-0')];
  expect(before.trading.book('impossible-1')).toMatchObject({ status: 'suspended', reasons });
  await before.stop();
  const after = await startTrading(testDatabase);
  await after.trading.idle();
  expect(after.trading.book('impossible-1')).toMatchObject({ status: 'suspended', reasons });
  await after.tell(feed.play(game[1]));
  expect(after.trading.book('impossible-1')?.status).toBe('suspended');
  await after.tell(
    feed.message({ kind: 'snapshot', fixture: feed.fixture, plays: game.slice(0, 2), pending: false }),
  );
  expect(after.trading.book('impossible-1')?.status).toBe('open');
  await after.stop();
});

test('a result that disagrees with the plays grades nothing', async () => {
  const { tell, tellAll, trading, decided, finished, catalogue, stop } = await startTrading(testDatabase);
  const feed = feedOf('result-1');
  await tell(feed.begin());
  await tellAll(...wholeGame(feed).map((play) => feed.play(play)));
  const board = trading.book('result-1')?.scoreboard;
  const known = decided.length;
  await tell(
    feed.message({ kind: 'result', home: (board?.homeScore ?? 0) + 3, away: board?.awayScore ?? 0 }),
  );
  expect(trading.book('result-1')).toMatchObject({
    status: 'suspended',
    reasons: [expect.stringContaining('the result says')],
  });
  expect(decided).toHaveLength(known);
  expect(finished).toEqual([]);
  expect(catalogue.event('result-1')?.status).toBe('IN_PLAY');
  await stop();
});

test('a finished game is graded from its keys alone, also after a restart', async () => {
  const feed = feedOf('final-1');
  const game = wholeGame(feed);
  const before = await startTrading(testDatabase);
  await before.tell(feed.begin());
  await before.tellAll(...game.slice(0, 40).map((play) => feed.play(play)));
  const offered = before.trading.book('final-1')?.markets.map((market) => market.key) ?? [];
  await before.tellAll(...game.slice(40).map((play) => feed.play(play)));
  const score = game.at(-1)?.score ?? { home: 0, away: 0 };
  await before.tell(feed.message({ kind: 'result', ...score }));
  expect(before.trading.book('final-1')).toMatchObject({
    status: 'settled',
    markets: [],
    event: { status: 'FINISHED' },
  });
  expect(before.finished).toEqual([{ eventId: 'final-1' }]);
  const told = new Set(before.decided.flatMap(({ marketKeys }) => marketKeys));
  for (const key of offered) expect(told).toContain(key);
  const winner = score.home > score.away ? 'home' : 'away';
  const grades = (trading: TestTrading['trading']) =>
    offered.flatMap((key) =>
      ['home', 'away', 'over', 'under', 'yes', 'no'].map((side) => trading.grade('final-1', key, side)),
    );
  const graded = grades(before.trading);
  expect(before.trading.grade('final-1', 'moneyline:game', winner)).toMatchObject({ outcome: 'win' });
  expect(before.trading.grade('final-1', 'moneyline:game', 'draw')).toMatchObject({
    outcome: 'void',
    isUnknown: true,
  });
  await before.stop();
  const after = await startTrading(testDatabase);
  expect(grades(after.trading)).toEqual(graded);
  expect(after.trading.book('final-1')).toBeUndefined();
  const { home, away } = before.trading.book('final-1')?.event ?? {};
  expect(await after.trading.past('final-1')).toMatchObject({
    event: { status: 'FINISHED', home, away },
    scoreboard: { homeScore: score.home, awayScore: score.away, isInPlay: false },
    markets: [],
  });
  expect(await after.trading.past('nowhere')).toBeUndefined();
  const settled = await after.trading.settled('final-1');
  expect(settled?.markets.map(({ key }) => key)).toEqual(expect.arrayContaining(offered));
  for (const selection of settled?.markets.flatMap(({ selections }) => selections) ?? []) {
    const { eventId, marketKey, selectionKey } = selection;
    expect(selection).toMatchObject({ status: 'settled', odds: undefined });
    expect(selection.outcome).toEqual(after.trading.grade(eventId, marketKey, selectionKey)?.outcome);
  }
  expect(await after.trading.settled('nowhere')).toBeUndefined();
  expect(after.trading.selection('final-1~moneyline:game~home')).toMatchObject({
    status: 'settled',
    odds: undefined,
  });
  await after.stop();
  const later = await startTrading(testDatabase, { nowMs: START_MS + 10 * 86_400_000 });
  expect(later.trading.grade('final-1', 'moneyline:game', winner)).toBeUndefined();
  expect(await later.trading.recall('final-1')).toBe(true);
  expect(grades(later.trading)).toEqual(graded);
  expect(await later.trading.recall('never')).toBe(false);
  await later.stop();
});

test('a result that cannot be written at the final whistle is written once the database is back', async () => {
  const { feeds, tell, tellAll, trading, finished, logger, catalogue, stop } =
    await startTrading(testDatabase);
  const feed = feedOf('whistle-1');
  const game = wholeGame(feed);
  await tell(feed.begin());
  await tellAll(...game.map((play) => feed.play(play)));
  await testDatabase.database.query('alter table trading.result rename to result_away');
  const score = game.at(-1)?.score ?? { home: 0, away: 0 };
  await feeds.receive(feed.message({ kind: 'result', ...score }));
  await vi.waitFor(() => expect(logger.error).toHaveBeenCalled(), 10_000);
  expect(trading.book('whistle-1')?.status).toBe('closed');
  expect(finished).toEqual([]);
  await testDatabase.database.query('alter table trading.result_away rename to result');
  await trading.idle();
  expect(finished).toEqual([{ eventId: 'whistle-1' }]);
  expect(trading.book('whistle-1')?.status).toBe('settled');
  expect(catalogue.event('whistle-1')?.status).toBe('FINISHED');
  await stop();
});

test('a restart in the middle of a game goes on from the same state', async () => {
  const feed = feedOf('restart-1');
  const game = wholeGame(feed);
  const before = await startTrading(testDatabase);
  await before.tell(feed.begin());
  await before.tellAll(...game.slice(0, 60).map((play) => feed.play(play)), feed.snap());
  const stood = before.trading.book('restart-1');
  await before.stop();
  const after = await startTrading(testDatabase);
  await after.trading.idle();
  const stands = after.trading.book('restart-1');
  expect(stands).toMatchObject({ state: stood?.state, status: 'suspended', reasons: ['Play under way'] });
  expect(stands?.markets.length).toBeGreaterThan(20);
  const curve = () => after.trading.book('restart-1')?.winProbability;
  await vi.waitFor(() => expect(curve()?.length).toBeGreaterThan(3), 10_000);
  await after.tell(feed.play(game[60]));
  expect(after.trading.book('restart-1')?.status).toBe('open');
  await after.stop();
});

test('an operator’s suspension holds through plays and a restart until the operator reopens', async () => {
  const feed = feedOf('operator-1');
  const game = wholeGame(feed);
  const before = await startTrading(testDatabase);
  await before.tell(feed.begin());
  const { database } = testDatabase;
  const suspend = { kind: 'suspend', marketKey: undefined, reason: 'Injury news' } as const;
  const { number, outcome } = await ordered(database, before.trading, 'operator-1', suspend);
  expect(outcome).toBe('done');
  await before.tell(feed.snap(), feed.play(game[0]));
  expect(before.trading.book('operator-1')).toMatchObject({ status: 'suspended', reasons: ['Injury news'] });
  await before.stop();
  const after = await startTrading(testDatabase);
  await after.trading.idle();
  expect(after.trading.book('operator-1')).toMatchObject({ status: 'suspended', reasons: ['Injury news'] });
  const reopen = { kind: 'reopen', marketKey: undefined, lifts: number } as const;
  expect(await ordered(database, after.trading, 'operator-1', reopen)).toMatchObject({ outcome: 'done' });
  expect(after.trading.book('operator-1')?.status).toBe('open');
  expect(await ordered(database, after.trading, 'never', suspend)).toMatchObject({ outcome: 'refused' });
  await after.stop();
});

test('a cancelled game voids what is not decided', async () => {
  const { tell, trading, catalogue, finished, stop } = await startTrading(testDatabase);
  const feed = feedOf('cancelled-1');
  await tell(
    feed.begin(),
    feed.play(wholeGame(feed)[0]),
    feed.message({ kind: 'status', status: 'cancelled' }),
  );
  expect(trading.grade('cancelled-1', 'moneyline:game', 'home')).toMatchObject({ outcome: 'void' });
  expect(catalogue.event('cancelled-1')?.status).toBe('CANCELLED');
  expect(finished).toEqual([{ eventId: 'cancelled-1' }]);
  await stop();
});

test('a postponed game is off sale until it has a new start [LIVE-013]', async () => {
  const { tell, trading, catalogue, stop } = await startTrading(testDatabase);
  const feed = feedOf('postponed-1');
  await tell(feed.begin(), feed.message({ kind: 'status', status: 'postponed' }));
  expect(catalogue.event('postponed-1')?.status).toBe('POSTPONED');
  expect(trading.book('postponed-1')?.status).toBe('suspended');
  // Its records alone are told.
  await tell(feed.message({ kind: 'fixture', fixture: feed.fixture }), feed.snapshot([]));
  expect(trading.book('postponed-1')).toMatchObject({ status: 'suspended', event: { status: 'POSTPONED' } });
  const startsAt = '2030-01-07T18:00:00.000Z';
  await tell(feed.message({ kind: 'fixture', fixture: { ...feed.fixture, startsAt } }));
  expect(trading.book('postponed-1')?.status).toBe('open');
  expect(trading.book('postponed-1')?.event).toMatchObject({
    status: 'PRE_GAME',
    startsAt: new Date(startsAt),
  });
  await stop();
});

test('nothing is known of ids nobody made', async () => {
  const { tell, trading, stop } = await startTrading(testDatabase);
  await tell(feedOf('ids-1').begin());
  for (const rawId of [
    '',
    'ids-1',
    'ids-1~moneyline:game~nobody',
    'ids-1~spread:game:-77.5~home',
    'no~moneyline:game~home',
  ]) {
    expect(trading.selection(rawId)).toBeUndefined();
  }
  expect(trading.book('no')).toBeUndefined();
  expect(trading.grade('no', 'moneyline:game', 'home')).toBeUndefined();
  await stop();
});
