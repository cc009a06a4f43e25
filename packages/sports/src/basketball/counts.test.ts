import { expect, test } from 'vitest';
import { basketball } from './basketball.ts';
import type { BasketballPlay } from './play.ts';
import { playGame, tipOff } from './testing/games.ts';

const told: BasketballPlay[] = [];
playGame(3, (_, play) => {
  told.push(play);
  return undefined;
});
const countsOf = (plays: readonly BasketballPlay[]) =>
  new Map(
    basketball
      .scoreboard(plays.reduce(basketball.apply, tipOff()))
      .counts?.map(({ title, home, away }) => [title, { home, away }]),
  );
/** In the plainest way there is. */
const both = (of: (play: BasketballPlay, side: 'home' | 'away') => number) => ({
  home: told.reduce((sum, play) => sum + of(play, 'home'), 0),
  away: told.reduce((sum, play) => sum + of(play, 'away'), 0),
});
const threes = both(
  ({ scores }, side) => scores.filter((score) => score.side === side && score.kind === 'three').length,
);

test('where nobody is named the threes are those of the scores, and what players did besides is left out', () => {
  const unnamed = told.map(({ rebound: _, assist: _a, steal: _s, block: _b, scores, ...play }) => ({
    ...play,
    scores: scores.map(({ player: _p, ...score }) => score),
  }));
  const counts = countsOf(unnamed);
  expect(counts.get('Threes Made')).toEqual(threes);
  expect([...counts.keys()]).toEqual(['Threes Made']);
});

test('the fouls of the period are counted while there is one, and no more once the game is over', () => {
  expect(countsOf(told.slice(0, -1)).has('Fouls This Period')).toBe(true);
  expect(countsOf(told).has('Fouls This Period')).toBe(false);
});

test('what players without a line did counts for their side', () => {
  const counts = countsOf(told);
  expect(counts.get('Rebounds')).toEqual(both(({ rebound }, side) => (rebound?.side === side ? 1 : 0)));
  expect(counts.get('Assists')).toEqual(both(({ assist }, side) => (assist?.side === side ? 1 : 0)));
  expect(counts.get('Steals')).toEqual(both(({ steal }, side) => (steal?.side === side ? 1 : 0)));
  expect(counts.get('Blocks')).toEqual(both(({ block }, side) => (block?.side === side ? 1 : 0)));
  expect(counts.get('Threes Made')).toEqual(threes);
});
