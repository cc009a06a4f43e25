import { expect, test } from 'vitest';
import { basketball } from './basketball.ts';
import { RULES } from './rules.ts';
import { type BasketballState, initialState } from './state.ts';
import { sides } from './testing/games.ts';

/** Level after regulation, either side with nine fouls in its last period. */
function level(league: keyof typeof RULES, phase: BasketballState['phase']): BasketballState {
  const rules = RULES[league];
  const points = rules.periods === 2 ? [30, 40, 0, 0, 0] : [15, 20, 15, 20, 0];
  const places = { points: { home: points, away: points }, fouls: { home: 9, away: 9 } };
  const start = initialState(sides, rules);
  return {
    ...start,
    ...places,
    phase,
    period: rules.periods,
    clock: 0,
    possession: 'home',
    tipWinner: 'home',
  };
}

test.each(['ncaab', 'nba', 'wnba'] as const)(
  'overtime of %s is priced alike before its period has ended and in the pause after it: college fouls go on',
  (league) => {
    const over = basketball.market('total:game:160.5', sides)?.selections[0];
    const chances = (['in-play', 'break'] as const).map((phase) => {
      const outcomes = basketball.simulate(level(league, phase), basketball.even, 8_192, 1);
      const won = Array.from({ length: 8_192 }, (_, at) => over?.mark(outcomes, at) === 1);
      return won.filter(Boolean).length / won.length;
    });
    const [before = 0, after = 0] = chances;
    // Four standard errors of the difference.
    expect(Math.abs(before - after)).toBeLessThan(0.031);
  },
);
