import { expect, test } from 'vitest';
import { describeRink, formation } from './rink-words.ts';

const even = {
  awaySkaters: 5,
  homeSkaters: 5,
  awayPlayersInBox: 0,
  homePlayersInBox: 0,
  awayNetEmpty: false,
  homeNetEmpty: false,
};

test('as many skaters are drawn as are on the ice, each in a place of his own', () => {
  for (const skaters of [3, 4, 5, 6]) {
    const places = formation(skaters).map((place) => place.join(' '));
    expect(new Set(places).size).toBe(skaters);
  }
});

test('the rink is told to who cannot see it [LIVE-003]', () => {
  expect(describeRink(even, 'Wild', 'Stars')).toBe('On the ice: Wild 5, Stars 5 skaters');
  const short = { ...even, awaySkaters: 4, awayPlayersInBox: 1, powerPlay: 'HOME', powerPlayClock: '1:12' };
  expect(describeRink(short, 'Wild', 'Stars')).toBe(
    'Power play Stars, 1:12 left. On the ice: Wild 4, Stars 5 skaters',
  );
  expect(describeRink({ ...even, homeSkaters: 6, homeNetEmpty: true }, 'Wild', 'Stars')).toContain(
    'Stars without a goalie',
  );
});
