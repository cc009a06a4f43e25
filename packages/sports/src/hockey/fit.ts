import { fitPair } from '../kit/fit.ts';
import { type ChancesAt, gridChances } from '../kit/fit-grid.ts';
import { madeOnce } from '../kit/made-once.ts';
import { NOBODIES } from '../kit/nobody.ts';
import type { MainLines } from '../sport.ts';
import { gameLead, gameTotal } from './contest.ts';
import { type HockeyRules, rulesOf } from './rules.ts';
import { simulate } from './simulate.ts';
import { initialState } from './state.ts';
import type { HockeyStrength } from './strength.ts';

/** Games played at each node, some 60 ms; a season's games need a dozen nodes. */
const GAMES = 8_192;
const SEED = 11;

/** Overtime is another game in the play-offs. */
const gridOf = madeOnce(
  (rules: HockeyRules): ChancesAt =>
    gridChances({
      differenceStep: 0.6,
      sumStep: 0.8,
      isSymmetric: true,
      play: (strength) => simulate(initialState(NOBODIES, rules), strength, GAMES, SEED),
      lead: gameLead,
      total: gameTotal,
    }),
);

/**
 * See fitPair. A puck line says little, being 1.5 in most games: where there is a chance to win, it is met and the puck line left
 * aside.
 */
export function fit(target: MainLines): HockeyStrength {
  const { spread: _puckLine, ...others } = target;
  const lines = target.homeWinProbability === undefined ? target : others;
  return fitPair(lines, {
    chancesAt: gridOf(rulesOf(target.format)),
    limit: 4,
    evenTotal: 6,
    leadPerUnit: 0.87,
    totalPerUnit: 1,
    logitPerLead: 0.62,
    logitPerTotal: 0.72,
    spreadLeavesOpen: 0,
  });
}
