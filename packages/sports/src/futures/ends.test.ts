import { expect, test } from 'vitest';
import { endsOf } from './ends.ts';
import { futures } from './futures.ts';
import { begun } from './testing/seasons.ts';

test('a season that is looked at again unchanged is not played out again, but as soon as a game ends it is', () => {
  const start = begun('premier-league', 20, 3, 2500);
  const [one, other] = start.left.map(({ number }) => number);
  if (one === undefined || other === undefined) throw new Error('no games');
  const state = futures.apply(start, { kind: 'begun', text: '', games: [one, other] });
  const ends = endsOf(state);
  expect(ends?.ofGames).toHaveLength(2);
  expect(endsOf(structuredClone(state))).toBe(ends);
  const results = [{ game: one, home: 1, away: 0 }];
  const after = futures.apply(state, { kind: 'results', text: '', results, off: [] });
  expect(endsOf(after)?.ofGames).toHaveLength(1);
  expect(endsOf(structuredClone(state))).toBe(ends);
});

test.each([
  ['nfl', 32, 70, 7],
  ['nfl', 32, 0, 6],
  ['nba', 30, 70, 6],
  ['premier-league', 20, 2500, 7],
] as const)('%s: a game in play is looked at as ending level where it may', (league, sides, draw, ends) => {
  const start = begun(league, sides, 2, draw);
  const game = start.left[0]?.number ?? 0;
  const state = futures.apply(start, { kind: 'begun', text: '', games: [game] });
  expect(endsOf(state)?.ofGames[0]).toHaveLength(ends);
});
