import { expect, test } from 'vitest';
import { testSoundMarkets } from '../rally/testing/sound-markets.ts';
import { counterStrike } from './model.ts';
import { knownSides } from './testing/known-sides.ts';

testSoundMarkets(counterStrike, 30, { sides: knownSides, told: ['map-race', 'round'] });

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

function team(name: string) {
  return { id: name, name, mediumName: name, abbreviation: 'ABC' };
}
