import { expect, test } from 'vitest';
import { seriesWords } from './play-off-words.ts';

const colours = { primaryColour: '#000000', secondaryColour: '#ffffff' };
const home = {
  ...colours,
  id: 'nba-bos',
  name: 'Boston Celtics',
  mediumName: 'Celtics',
  abbreviation: 'BOS',
};
const away = {
  ...colours,
  id: 'nba-nyk',
  name: 'New York Knicks',
  mediumName: 'Knicks',
  abbreviation: 'NYK',
};
const sides = { home: { ...home, kind: 'team' }, away: { ...away, kind: 'team' } } as const;
const mediumName = (side: { readonly mediumName: string }) => side.mediumName;

function words(game: number, wins: { readonly home: number; readonly away: number }) {
  const series = { game, bestOf: 7, wins };
  return seriesWords({ ...sides, playOff: { round: 'Finals', series } }, mediumName);
}

test('a game of a series is told with its number, and with how the series stands once somebody has won', () => {
  expect(words(1, { home: 0, away: 0 })).toBe('Game 1');
  expect(words(3, { home: 1, away: 1 })).toBe('Game 3, tied 1–1');
  expect(words(4, { home: 2, away: 1 })).toBe('Game 4, Celtics lead 2–1');
  expect(words(6, { home: 2, away: 3 })).toBe('Game 6, Knicks lead 3–2');
});

test('of a single game, and of one of the season, there are none', () => {
  expect(seriesWords({ ...sides, playOff: { round: 'Final' } }, mediumName)).toBeUndefined();
  expect(seriesWords(sides, mediumName)).toBeUndefined();
});
