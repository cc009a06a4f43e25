import { expect, test } from 'vitest';
import { Bus } from '../platform/bus.ts';
import { ManualClock } from '../platform/clock.ts';
import { FixedTrading } from '../trading/testing/fixed-book.ts';
import { fixedEvent } from '../trading/testing/fixed-event.ts';
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
  return { board, trading, version: () => board.structureVersion(path) };
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
