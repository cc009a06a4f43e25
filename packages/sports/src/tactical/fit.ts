import { leadOf, totalOf } from '../kit/contest.ts';
import { gridChances } from '../kit/fit-grid.ts';
import { bisect } from '../rally/bisect.ts';
import type { MainLines, Side } from '../sport.ts';
import { maps } from './contest.ts';
import type { TacticalRules } from './rules.ts';
import { simulate } from './simulate.ts';
import { initialState } from './state.ts';
import type { TacticalStrength } from './strength.ts';

const ANY: Side = { id: 'any', name: 'Any', mediumName: 'Any', abbreviation: 'ANY' };
const SAMPLES = 4096;
const MOST_DIFFERENCE = 1.2;

/** From outside lines to strengths under which the engine's own chance to win the series is the given one; totals follow. */
export function fitter(rules: TacticalRules): (target: MainLines) => TacticalStrength {
  const chancesAt = gridChances({
    differenceStep: 0.15,
    sumStep: 1,
    isSymmetric: true,
    play: (strength) => simulate(initialState({ home: ANY, away: ANY }, rules), strength, SAMPLES, 1),
    lead: leadOf(maps, 'game'),
    total: totalOf(maps, 'game'),
  });
  return ({ homeWinProbability = 0.5 }) => {
    const wanted = Math.log(homeWinProbability / (1 - homeWinProbability));
    const above = (difference: number) => chancesAt(difference, 0, 0, 0).above;
    const difference = bisect(above, wanted, -MOST_DIFFERENCE, MOST_DIFFERENCE);
    return { home: difference / 2, away: 0 - difference / 2 };
  };
}
