import { expect, test, vi } from 'vitest';
import { gamesPrepared } from '../feeds/feeds.topics.ts';
import { Bus } from '../platform/bus.ts';
import { ManualClock } from '../platform/clock.ts';
import { FixedTrading } from '../trading/testing/fixed-book.ts';
import { fixedEvent } from '../trading/testing/fixed-event.ts';
import { resultsCorrected } from '../trading/trading.topics.ts';
import { LiveBoard } from './board.ts';
import { parsePagePath } from './paths.ts';
import { fixedCatalogue } from './testing/fixed-catalogue.ts';
import { NOON } from './testing/fixed-marketplace.ts';

const GAMES = [fixedEvent('game-1'), fixedEvent('game-2')] as const;

function openBoard() {
  const bus = new Bus({ error: (details: unknown) => console.error(details) });
  const trading = new FixedTrading(bus);
  const board = new LiveBoard({
    trading,
    catalogue: fixedCatalogue(GAMES),
    bus,
    clock: new ManualClock(NOON),
  });
  for (const game of GAMES) trading.add(game);
  const path = parsePagePath(GAMES[0].canonicalUrl);
  if (!path) throw new Error('A game has a page');
  return { board, bus, trading, path, version: () => board.structureVersion(path) };
}

test('changes are counted only of events that have a book', () => {
  const { board, trading } = openBoard();
  expect(board.eventsCounted).toBe(2);
  for (const { id } of GAMES) trading.forget(id);
  expect(board.eventsCounted).toBe(0);
});

test('a page has another version once its game is forgotten, and yet another when the game comes again', () => {
  const { trading, version } = openBoard();
  const seen = [version()];
  const happened = [
    () => trading.setStatus('game-1', 'suspended'),
    () => trading.forget('game-1'),
    () => trading.add(GAMES[0]),
    () => trading.forget('game-1'),
  ];
  for (const happen of happened) {
    happen();
    seen.push(version());
  }
  expect(seen).toEqual([...new Set(seen)].sort((one, other) => one - other));
});

test('a page of a game that is over and has left the board is another one after its correction, and whoever has it open hears of it', () => {
  const { board, bus, trading, path } = openBoard();
  trading.forget('game-1');
  const heard: string[] = [];
  board.listen('game-1', ({ eventId }) => heard.push(eventId));
  const before = [board.version(path), board.structureVersion(path)];
  bus.publish(resultsCorrected, { eventId: 'game-1' });
  expect(board.version(path)).toBeGreaterThan(before[0] ?? 0);
  expect(board.structureVersion(path)).toBeGreaterThan(before[1] ?? 0);
  expect(heard).toEqual(['game-1']);
  expect(board.eventsCounted).toBe(1);
});

test('how a corrected game ended is there while somebody has its page open, and not after; its page is another one by then', async () => {
  const { board, bus, trading, path } = openBoard();
  trading.forget('game-1');
  const ends = [1, 2].map(() => board.listen('game-1', () => {}));
  bus.publish(resultsCorrected, { eventId: 'game-1' });
  const told = board.structureVersion(path);
  expect(board.bookOnRecord('game-1')).toBeUndefined();
  await vi.waitFor(() => expect(board.bookOnRecord('game-1')?.event.id).toBe('game-1'));
  expect(board.structureVersion(path)).toBeGreaterThan(told);
  expect(board.book('game-1')).toBeUndefined();
  ends[0]?.();
  expect(board.bookOnRecord('game-1')).toBeDefined();
  ends[1]?.();
  expect(board.bookOnRecord('game-1')).toBeUndefined();
});

test('the page of a competition is another one once games of it are prepared, and once they are not', () => {
  const { board, bus } = openBoard();
  const { competition } = GAMES[0];
  const path = parsePagePath(competition.canonicalUrl);
  if (!path) throw new Error('A competition has a page');
  const prepare = (...competitions: string[]) => {
    bus.publish(gamesPrepared, { source: 'test', competitions: new Set(competitions) });
    return { version: board.version(path), coming: [...(board.snapshot().coming ?? [])] };
  };
  const told = [prepare('other'), prepare('other', competition.slug), prepare('other'), prepare()];
  expect(told.map(({ coming }) => coming)).toEqual([['other'], ['other', competition.slug], ['other'], []]);
  const first = told[0]?.version ?? 0;
  expect(told.map(({ version }) => version - first)).toEqual([0, 1, 2, 2]);
});

test('once a game is traded again how it ended is forgotten', async () => {
  const { board, bus, trading } = openBoard();
  trading.forget('game-1');
  board.listen('game-1', () => {});
  bus.publish(resultsCorrected, { eventId: 'game-1' });
  await vi.waitFor(() => expect(board.bookOnRecord('game-1')).toBeDefined());
  const again = trading.add(GAMES[0]);
  expect(board.bookOnRecord('game-1')).toBe(again);
  trading.forget('game-1');
  expect(board.bookOnRecord('game-1')).toBeUndefined();
});
