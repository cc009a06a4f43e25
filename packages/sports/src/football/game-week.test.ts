import { expect, test } from 'vitest';
import { basketball } from '../basketball/basketball.ts';
import type { SportFacts } from '../sport-facts.ts';
import { football } from './football.ts';

const until = (competition: string, startsAt: string, { facts }: { facts: SportFacts } = football) =>
  new Date(facts.standsUntilMs(competition, Date.parse(startsAt))).toISOString();

test.each([
  ['a Sunday game', '2030-01-06T18:00:00Z', '2030-01-10T05:00:00.000Z'],
  ['a Thursday game', '2030-01-04T01:15:00Z', '2030-01-10T05:00:00.000Z'],
  ['a Monday night game, late', '2030-01-08T04:30:00Z', '2030-01-10T05:00:00.000Z'],
  ['a Wednesday game', '2030-01-09T20:00:00Z', '2030-01-10T05:00:00.000Z'],
])('bets on %s of the NFL stand until Wednesday is over in New York', (_what, startsAt, expected) => {
  expect(until('nfl', startsAt)).toBe(expected);
});

test('bets on a college football game stand until Monday is over', () => {
  expect(until('ncaaf', '2030-01-05T20:00:00Z')).toBe('2030-01-08T05:00:00.000Z');
});

test('bets on games of other sports, and of leagues without weeks, stand for 48 hours', () => {
  expect(until('ufl', '2030-01-05T20:00:00Z')).toBe('2030-01-07T20:00:00.000Z');
  expect(until('nba', '2030-01-05T20:00:00Z', basketball)).toBe('2030-01-07T20:00:00.000Z');
});
