import { expect, test } from 'vitest';
import type { League } from '../rules.ts';
import { simulate } from '../simulate.ts';
import type { BasketballState } from '../state.ts';
import type { BasketballStrength } from '../strength.ts';
import { EVEN } from '../strength.ts';
import { tipOff } from '../testing/games.ts';

const SIZE = 8_192;
const BETTER = { home: 8, away: -8 };

/** The home side has the ball and leads. */
function leading(lead: number, period: number, clock: number, league: League = 'nba'): BasketballState {
  const start = tipOff(league);
  const halves = start.rules.periods === 2;
  const played = halves ? [40, 0, 0, 0, 0] : [25, 25, period > 3 ? 25 : 0, 0, 0];
  const points = { home: [(played[0] ?? 0) + lead, ...played.slice(1)], away: played };
  return { ...start, phase: 'in-play', period, clock, possession: 'home', tipWinner: 'home', points };
}

/** Means of the points still scored in the period and of what the lead grows by until the end. */
function rest(state: BasketballState, strength: BasketballStrength): { points: number; grows: number } {
  const { points, size } = simulate(state, strength, SIZE, 3);
  const period = state.rules.periods === 2 ? 'h2' : state.period === 4 ? 'q4' : 'q3';
  const lead = (points.home.h1[0] ?? 0) - (points.away.h1[0] ?? 0);
  let scored = 0;
  let grown = 0;
  for (let i = 0; i < size; i++) {
    scored += (points.home[period][i] ?? 0) + (points.away[period][i] ?? 0);
    grown += (points.home.game[i] ?? 0) - (points.away.game[i] ?? 0) - lead;
  }
  return { points: scored / size, grows: grown / size };
}

test('a last quarter has fewer points than the third, and fewest while it is close, as in the NBA', () => {
  // Of 6,150 games of 2013-14 to 2017-18 until two minutes before the end: 90.8 % of what other quarters have, 95.9 where 17 and more lie between.
  const third = rest(leading(2, 3, 720), EVEN).points;
  const close = rest(leading(2, 4, 720), EVEN).points;
  const apart = rest(leading(24, 4, 720), EVEN).points;
  expect(close).toBeLessThan(third - 1.5);
  expect(close).toBeGreaterThan(third - 4.5);
  expect(close).toBeLessThan(apart - 0.3);
});

test('who is better is so most while the end is close, and hardly once it is decided', () => {
  const gained = (lead: number, clock: number): number =>
    rest(leading(lead, 4, clock), BETTER).grows - rest(leading(lead, 4, clock), EVEN).grows;
  expect(gained(2, 720)).toBeGreaterThan(1.5 * gained(24, 720));
  expect(gained(2, 115)).toBeGreaterThan(2 * gained(24, 115));
});

test('the last ten minutes of a college game are its last quarter', () => {
  const late = rest(leading(2, 2, 600, 'ncaab'), EVEN).points;
  const all = rest(leading(2, 2, 1200, 'ncaab'), EVEN).points;
  expect(late).toBeLessThan(all - late - 0.2);
});
