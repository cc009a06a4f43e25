import { expect, test } from 'vitest';
import { testSoundMarkets } from '../rally/testing/sound-markets.ts';
import { counterStrike } from './model.ts';
import type { PlayedMap } from './state.ts';
import { knownSides } from './testing/known-sides.ts';

testSoundMarkets(counterStrike, 30, {
  sides: knownSides,
  told: ['map-race', 'round', 'next-rounds', 'map-lead', 'streak'],
});

test('a comeback is from a map lost, by its number', () => {
  const sides = { home: team('Volkrad'), away: team('Mirageon') };
  expect(counterStrike.market('comeback:home', sides)?.name).toBe('Volkrad to Lose Map 1 and Win');
});

test('what a team does in the match stands with the match, not with players', () => {
  const sides = { home: team('Volkrad'), away: team('Mirageon') };
  for (const key of ['comeback:home', 'win-map:away', 'correct-score:2']) {
    expect([key, counterStrike.market(key, sides)?.classification]).toEqual([key, 'game']);
  }
});

test('on the map that decides a series its winner is sold once', () => {
  const lost = { opener: 'home', rounds: 'a'.repeat(13) } as const;
  const won = { opener: 'home', rounds: 'h'.repeat(13) } as const;
  const sides = { home: team('Volkrad'), away: team('Mirageon') };
  const before = counterStrike.initial({ sides });
  const keysOn = (...maps: PlayedMap[]) => {
    const state = { ...before, phase: 'in-play', maps } as const;
    const outcomes = counterStrike.simulate(state, counterStrike.even, 256, 1);
    return counterStrike.offer(state, outcomes, sides).map(({ market }) => market.key);
  };
  const running: PlayedMap = { opener: 'home', rounds: 'ha' };
  const copies = ['moneyline:m3', 'first-map', 'correct-score:2', 'win-map:home', 'comeback:away'];
  const decider = keysOn(lost, won, running);
  expect(decider).toContain('moneyline:game');
  for (const key of copies) expect(decider).not.toContain(key);
  expect(keysOn(won, running)).toEqual(expect.arrayContaining(['moneyline:m2', 'correct-score:2']));
});

test('no two lines of the first half of a map, which has twelve rounds, are the same bet', () => {
  const state = counterStrike.initial({ sides: knownSides });
  const outcomes = counterStrike.simulate(state, counterStrike.even, 2048, 1);
  const spreads = counterStrike
    .offer(state, outcomes, knownSides)
    .flatMap(({ market }) => (market.family === 'spread:m1h1' ? [market] : []));
  expect(spreads.length).toBeGreaterThan(1);
  const bets = spreads.map(({ selections }) =>
    Array.from({ length: outcomes.size }, (_, index) => selections[0]?.mark(outcomes, index)).join(''),
  );
  expect(new Set(bets).size).toBe(bets.length);
});

function team(name: string) {
  return { id: name, name, mediumName: name, abbreviation: 'ABC' };
}
