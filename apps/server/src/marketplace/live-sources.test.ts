import { afterEach, expect, test, vi } from 'vitest';
import { Bus } from '../platform/bus.ts';
import { fixedEvent } from '../trading/testing/fixed-event.ts';
import { lookEnding } from '../trading/trading.topics.ts';
import { createMarketplace } from './marketplace.ts';
import { fixedCatalogue } from './testing/fixed-catalogue.ts';
import { fixedMarketplace } from './testing/fixed-marketplace.ts';
import { spread } from './testing/football-markets.ts';

afterEach(() => {
  vi.useRealTimers();
});

const GAME = fixedEvent('game-1', { status: 'IN_PLAY' });
const OTHER = fixedEvent('game-2', { status: 'IN_PLAY' });
const LINES = [spread('game', 'game', -3.5, true), spread('game', 'game', -4.5, false)];
const MAIN = 'game-1~spread:game:-3.5';

function watched(path: string) {
  const parts = fixedMarketplace([GAME, OTHER], LINES);
  const source = parts.marketplace.marketsOf(path);
  if (!source) throw new Error(`${path} is a page`);
  let told = 0;
  const end = source.subscribe(() => {
    told += 1;
  });
  return { ...parts, source, end, told: () => told };
}

test('an update holds the markets that changed, each once and in its last state [CARD-031]', () => {
  const { source, trading } = watched(GAME.canonicalUrl);
  trading.setOdds(`${MAIN}~home`, 1, 1);
  trading.setOdds(`${MAIN}~home`, 6, 5);
  const update = source.delta();
  expect(update?.markets.map((market) => market.rawId)).toEqual([MAIN]);
  expect(update?.markets[0]?.selections[0]?.odds).toEqual({ numerator: 6n, denominator: 5n });
  expect(source.delta()).toBeNull();
});

test('updates of a path are numbered one by one, and nothing to say takes no number', () => {
  const { source, trading } = watched(GAME.canonicalUrl);
  const first = source.snapshot()?.sequence ?? Number.NaN;
  for (const step of [1, 2, 3]) {
    trading.setOdds(`${MAIN}~home`, step, 1);
    expect(source.delta()?.sequence).toBe(first + step);
    expect(source.delta()).toBeNull();
  }
  expect(source.snapshot()?.sequence).toBe(first + 3);
});

test('whoever comes back to a path, also after a restart, finds higher numbers than before', () => {
  const { source, trading, marketplace, clock } = watched(GAME.canonicalUrl);
  for (let step = 1; step <= 50; step += 1) {
    trading.setOdds(`${MAIN}~home`, step, 1);
    source.delta();
  }
  const last = source.snapshot()?.sequence ?? Number.NaN;
  expect(marketplace.marketsOf(GAME.canonicalUrl)?.snapshot()?.sequence).toBe(last + 1);
  clock.advance(60_000);
  const restarted = createMarketplace({
    trading,
    catalogue: fixedCatalogue([GAME]),
    bus: new Bus(console),
    clock,
  });
  expect(restarted.marketsOf(GAME.canonicalUrl)?.snapshot()?.sequence).toBeGreaterThan(last);
  restarted.close();
});

test('another event is not heard on an event page, but on home, where only what it shows is told', () => {
  const page = watched(GAME.canonicalUrl);
  page.trading.setOdds('game-2~spread:game:-3.5~home', 1, 1);
  expect(page.told()).toBe(0);
  const home = watched('/home');
  home.trading.setOdds('game-2~spread:game:-4.5~home', 1, 1);
  expect(home.source.delta()).toBeNull();
  home.trading.setOdds('game-2~spread:game:-3.5~home', 1, 1);
  expect(home.source.delta()?.markets.map((market) => market.rawId)).toEqual(['game-2~spread:game:-3.5']);
});

test('a newcomer gets every market the page shows, blanks left out', () => {
  const { source } = watched(GAME.canonicalUrl);
  expect(source.snapshot()?.markets.map((market) => market.key)).toEqual([
    'spread:game:-3.5',
    'spread:game:-4.5',
  ]);
});

test('a line that left the board is told once more, closed', () => {
  const { source, trading } = watched(GAME.canonicalUrl);
  trading.removeMarket('game-1', 'spread:game:-4.5');
  expect(source.delta()?.markets.map((market) => [market.key, market.status])).toEqual([
    ['spread:game:-4.5', 'closed'],
  ]);
});

test('after its subscription ended a source hears nothing', () => {
  const { source, end, told, trading } = watched(GAME.canonicalUrl);
  end();
  trading.setOdds(`${MAIN}~home`, 1, 1);
  expect(told()).toBe(0);
  expect(source.delta()).toBeNull();
});

test('the statistics of a page tell of its events whose score or status changed [LIVE-017]', () => {
  const { marketplace, trading } = fixedMarketplace([GAME, OTHER], LINES);
  const source = marketplace.statisticsOf('/home');
  source?.subscribe(() => {});
  trading.setOdds(`${MAIN}~home`, 1, 1);
  expect(source?.delta()).toBeNull();
  trading.finish('game-2');
  expect(source?.delta()?.events.map((book) => [book.event.id, book.event.status])).toEqual([
    ['game-2', 'FINISHED'],
  ]);
});

test.each(['FINISHED', 'CANCELLED'] as const)(
  'a list tells of a game that is %s while clients may still show it, and of none that it did not show',
  (status) => {
    const { marketplace, trading, clock } = fixedMarketplace([GAME, OTHER], LINES);
    const end = () => trading.setStatus('game-2', 'settled', { event: { ...OTHER, status } });
    const sources = ['/home', GAME.canonicalUrl].map((path) => marketplace.statisticsOf(path));
    for (const source of sources) source?.subscribe(() => {});
    const told = () => sources.map((source) => source?.delta()?.events.map(({ event }) => event.status));
    end();
    expect(told()).toEqual([[status], undefined]);
    clock.advance(60_000);
    end();
    expect(told()).toEqual([undefined, undefined]);
  },
);

test('whoever was left out for a while hears of the end of a game that left the page meanwhile', () => {
  const { marketplace, trading, clock } = fixedMarketplace([GAME, OTHER], LINES);
  const source = marketplace.statisticsOf('/home');
  trading.setStatus('game-2', 'settled', { event: { ...OTHER, status: 'FINISHED' } });
  const told = () => source?.snapshot()?.events.map(({ event }) => [event.id, event.status]);
  expect(told()).toContainEqual(['game-2', 'FINISHED']);
  clock.advance(60_000);
  expect(told()?.map(([id]) => id)).toEqual(['game-1']);
});

test('a correction of a game that left the memory is told on its own page, and on no list', async () => {
  const { marketplace, trading } = fixedMarketplace([GAME, OTHER], LINES);
  const [own, home] = [GAME.canonicalUrl, '/home'].map((path) => marketplace.statisticsOf(path));
  const ends = [own, home].map((source) => source?.subscribe(() => {}));
  trading.finish('game-1');
  trading.forget('game-1');
  for (const source of [own, home]) source?.delta();
  trading.correct('game-1');
  await vi.waitFor(() => expect(own?.snapshot()?.events.map(({ event }) => event.id)).toEqual(['game-1']));
  expect(own?.delta()?.events.map(({ event }) => event.id)).toEqual(['game-1']);
  expect(home?.delta()).toBeNull();
  for (const end of ends) end?.();
});

test('the page is looked at again when a card comes or goes, and not when only prices move [PAGE-020]', () => {
  vi.useFakeTimers();
  const { marketplace, trading } = fixedMarketplace([GAME, OTHER], LINES);
  const source = marketplace.childrenOf('/home');
  let told = 0;
  source?.subscribe(() => {
    told += 1;
  });
  trading.setOdds(`${MAIN}~home`, 1, 1);
  trading.setOdds(`${MAIN}~home`, 6, 5);
  vi.advanceTimersByTime(5_000);
  expect(told).toBe(1);
  expect(source?.delta()).toBeNull();
  trading.finish('game-2');
  expect(source?.delta()).toMatchObject({ reordered: true, newCards: [], changedCards: [], newMarkets: [] });
  expect(source?.delta()).toBeNull();
});

test('a new card is told of whole, and of the others only where they stand [PAGE-020]', () => {
  const { marketplace, trading } = fixedMarketplace([GAME], LINES);
  const source = marketplace.childrenOf('/home');
  trading.add(OTHER, LINES);
  const update = source?.delta();
  expect(update?.newCards.map((card) => card.rawId)).toEqual(['game-2~grid~game']);
  expect(update).toMatchObject({ reordered: true, changedCards: [], newMarkets: [] });
});

test('of a card with another main line that card alone is told, and the line that is new [PAGE-020]', () => {
  const { marketplace, trading } = fixedMarketplace([GAME, OTHER], LINES);
  const source = marketplace.childrenOf('/home');
  trading.removeMarket('game-1', 'spread:game:-3.5');
  const update = source?.delta();
  expect(update).toMatchObject({ reordered: false, newCards: [] });
  expect(update?.changedCards.map((card) => card.rawId)).toEqual(['game-1~grid~game']);
  expect(update?.newMarkets.map((market) => market.rawId)).toEqual(['game-1~spread:game:-4.5']);
});

test('a newcomer hears of what changed in the last minute, also of what has changed back', () => {
  const { marketplace, trading, clock } = fixedMarketplace([GAME, OTHER], LINES);
  const source = marketplace.childrenOf('/home');
  expect(source?.snapshot()?.reordered).toBe(true);
  clock.advance(61_000);
  expect(source?.snapshot()).toBeNull();
  trading.removeMarket('game-1', 'spread:game:-3.5');
  source?.delta();
  clock.advance(30_000);
  trading.add(GAME, LINES);
  source?.delta();
  expect(source?.snapshot()?.changedCards.map((card) => card.rawId)).toEqual(['game-1~grid~game']);
  clock.advance(61_000);
  expect(source?.snapshot()).toBeNull();
});

test('there is nothing to watch where there is no page', () => {
  const { marketplace } = fixedMarketplace([GAME], LINES);
  expect(marketplace.marketsOf('/nowhere')).toBeUndefined();
  expect(marketplace.statisticsOf('/nowhere')).toBeUndefined();
  expect(marketplace.childrenOf('/nowhere')).toBeUndefined();
});

test('an event whose page somebody watches is looked at again before its lines go, and one of a list is not', () => {
  const { bus, trading, end, marketplace } = watched(GAME.canonicalUrl);
  marketplace.marketsOf('/live')?.subscribe(() => {});
  const look = vi.spyOn(trading, 'look');
  const endLooks = () => {
    for (const eventId of ['game-1', 'game-2']) bus.publish(lookEnding, { eventId });
  };
  endLooks();
  expect(look.mock.calls).toEqual([['game-1']]);
  end();
  endLooks();
  expect(look).toHaveBeenCalledTimes(1);
});
