import { expect, test } from 'vitest';
import { Random } from '../random.ts';
import { fitUnder } from './fit.ts';
import { football } from './football.ts';
import { simulate } from './simulate.ts';
import { type FootballRules, initialState, rulesOf, UNTIL_2015 } from './state.ts';
import { EVEN } from './strength.ts';
import { sides } from './testing/games.ts';
import { closedGames } from './testing/recordings.ts';

/** The yard lines, from the own goal line, at which sides began after touchbacks of 60 opening kickoffs. */
function startsUnder(rules: FootballRules): ReadonlySet<number> {
  const starts = new Set<number>();
  for (let seed = 1; seed <= 60; seed++) {
    const state = initialState(sides, rules);
    const play = football.playOn(state, EVEN, new Random(seed));
    if (!play?.text.includes('touchback')) continue;
    starts.add(play.possession === 'home' ? play.ballOn : 100 - play.ballOn);
  }
  return starts;
}

test('after a touchback the drive starts at the 30, of colleges at the 25, in the NFL up to 2015 at the 20', () => {
  expect(startsUnder(rulesOf('nfl'))).toEqual(new Set([30]));
  expect(startsUnder(rulesOf('ncaaf'))).toEqual(new Set([25]));
  expect(startsUnder(UNTIL_2015)).toEqual(new Set([20]));
});

const games = closedGames();

test.skipIf(games === undefined)(
  'a side scores in every quarter as often as real ones, by the rules of their day',
  () => {
    const real = share((games ?? []).flatMap(({ bySide }) => bySide.map(scoresInEach)));
    // The lines of these games are 45.1 points and 2.3 for the home side on average.
    const strength = fitUnder(UNTIL_2015, { spread: -2.5, total: 45 });
    const { points, size } = simulate(initialState(sides, UNTIL_2015), strength, 16_384, 7);
    const sampled = [points.home, points.away].flatMap(({ q1, q2, q3, q4 }) =>
      Array.from({ length: size }, (_, i) => scoresInEach([q1[i] ?? 0, q2[i] ?? 0, q3[i] ?? 0, q4[i] ?? 0])),
    );
    // With touchbacks at the 30 it is 4 points too often.
    expect(Math.abs(share(sampled) - real)).toBeLessThan(0.03);
  },
);

const scoresInEach = (quarters: readonly number[]): boolean => quarters.every((points) => points > 0);

function share(values: readonly boolean[]): number {
  return values.filter((value) => value).length / values.length;
}
