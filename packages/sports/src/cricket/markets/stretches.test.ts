import { expect, test } from 'vitest';
import { cricket } from '../cricket.ts';
import { type CricketStrength, TWENTY } from '../strength.ts';
import { firstState, playGame, sides } from '../testing/games.ts';

const FIFTY: CricketStrength = { ...TWENTY, overs: 50 };

function offeredNames(strength: CricketStrength): string[] {
  const outcomes = cricket.simulate(firstState, strength, 1024, 3);
  return cricket.offer(firstState, outcomes, sides).map(({ market }) => market.name);
}

test('stretches of an innings are named by their overs, those of a one-day match by its own', () => {
  const twenty = offeredNames(TWENTY);
  for (const overs of [6, 10, 15]) {
    expect(twenty).toContain(`Mumbai Total Runs in the First ${overs} Overs`);
    expect(twenty).toContain(`Most Runs in the First ${overs} Overs`);
  }
  const fifty = offeredNames(FIFTY);
  for (const overs of [10, 25, 40]) expect(fifty).toContain(`Most Runs in the First ${overs} Overs`);
  expect([...twenty, ...fifty].filter((name) => /Half of|Last Overs|Powerplay/.test(name))).toEqual([]);
  expect(cricket.market('total:o6:90.5', sides)?.name).toBe('Total Runs in the First 6 Overs');
});

test.each([
  ['a twenty-over match', TWENTY, ['o6', 'o10', 'o15']],
  ['a one-day match', FIFTY, ['o10', 'o25', 'o40']],
] as const)(
  '%s prices and grades the stretches of bets placed before by the overs they are of it',
  (_name, strength, overs) => {
    const outcomes = cricket.simulate(firstState, strength, 512, 5);
    const final = playGame(9, strength);
    const real = cricket.actual(final);
    (['pp', 'half', 'late'] as const).forEach((share, at) => {
      for (const key of [`team-total:home:${share}:60.5`, `moneyline:${share}`]) {
        const before = cricket.market(key, sides);
        const now = cricket.market(key.replace(share, overs[at] ?? ''), sides);
        const measured = [before, now].map((market) => {
          const valueAt = market?.measure.bind(outcomes) ?? (() => 0);
          return Array.from({ length: outcomes.size }, (_, index) => valueAt(index));
        });
        expect(new Set(measured[1]).size).toBeGreaterThan(20);
        expect(measured[0]).toEqual(measured[1]);
        expect(before?.selections.map((each) => each.mark(real, 0))).toEqual(
          now?.selections.map((each) => each.mark(real, 0)),
        );
        expect(cricket.isDecided(final, key)).toBe(true);
      }
    });
  },
);

test('the runs of a stretch are those of its overs, whatever the length of the match', () => {
  const final = playGame(9, FIFTY);
  const [innings] = final.innings;
  const { side = 'home', overs = [] } = innings ?? {};
  const six = overs.slice(0, 6).reduce((sum, runs) => sum + runs, 0);
  expect(cricket.explain(final, `team-total:${side}:o6:0.5`, 'over')).toBe(
    `${sides[side].mediumName} made ${six} runs in the first 6 overs`,
  );
  const simulated = cricket.simulate(final, FIFTY, 8, 1);
  expect(new Set(simulated.points[side].o6)).toEqual(new Set([six]));
});
