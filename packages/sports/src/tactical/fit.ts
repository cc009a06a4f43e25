import { leadOf, totalOf } from '../kit/contest.ts';
import { type ChancesAt, gridChances } from '../kit/fit-grid.ts';
import { Kept } from '../kit/kept.ts';
import { bisect } from '../rally/bisect.ts';
import type { MainLines, Side } from '../sport.ts';
import { maps } from './contest.ts';
import { MOST_MAPS_TO_WIN, rulesOf, type TacticalRules } from './rules.ts';
import { simulate } from './simulate.ts';
import { initialState } from './state.ts';
import type { TacticalStrength } from './strength.ts';

const ANY: Side = { id: 'any', name: 'Any', mediumName: 'Any', abbreviation: 'ANY' };
const SAMPLES = 4096;
const MOST_DIFFERENCE = 1.2;

/** From outside lines to strengths under which the engine's own chance to win the series is the given one; totals follow. */
export function fitter(usual: TacticalRules): (target: MainLines) => TacticalStrength {
  /** By the maps to win. */
  const grids = new Kept<number, ChancesAt>(MOST_MAPS_TO_WIN);
  return ({ homeWinProbability = 0.5, format }) => {
    const rules = rulesOf(usual.game, format) ?? usual;
    const chancesAt = grids.get(rules.mapsToWin, () => gridOf(rules));
    const wanted = Math.log(homeWinProbability / (1 - homeWinProbability));
    const above = (difference: number) => chancesAt(difference, 0, 0, 0).above;
    const difference = bisect(above, wanted, -MOST_DIFFERENCE, MOST_DIFFERENCE);
    return { home: difference / 2, away: 0 - difference / 2 };
  };
}

function gridOf(rules: TacticalRules): ChancesAt {
  return gridChances({
    differenceStep: 0.15,
    sumStep: 1,
    isSymmetric: true,
    play: (strength) => simulate(initialState({ home: ANY, away: ANY }, rules), strength, SAMPLES, 1),
    lead: leadOf(maps, 'game'),
    total: totalOf(maps, 'game'),
  });
}
