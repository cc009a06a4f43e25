import { fitPair } from '../kit/fit.ts';
import { type ChancesAt, gridChances } from '../kit/fit-grid.ts';
import { NOBODIES } from '../kit/nobody.ts';
import type { MainLines } from '../sport.ts';
import { gameLead, gameTotal } from './contest.ts';
import { simulate } from './simulate.ts';
import { type FootballRules, initialState, rulesOf } from './state.ts';
import type { FootballStrength } from './strength.ts';

/** Games played at each node, some 200 ms; a season's games need a dozen nodes. */
const GAMES = 32_768;
/** Found among 70 seeds as one whose games come close to the chances of 250,000 games. */
const SEED = 31;

const grids = new Map<FootballRules, ChancesAt>();

function chancesOf(rules: FootballRules): ChancesAt {
  const known = grids.get(rules);
  if (known !== undefined) return known;
  const start = initialState(NOBODIES, rules);
  const chances = gridChances({
    differenceStep: 8,
    sumStep: 10,
    isSymmetric: true,
    play: (strength) => simulate(start, strength, GAMES, SEED),
    lead: gameLead,
    total: gameTotal,
  });
  grids.set(rules, chances);
  return chances;
}

/**
 * See fitPair. A chance to win that disagrees with the spread moves the margin by a point at most: of lines that come without
 * their prices a 3 is kept to at -125 too.
 */
export function fit(target: MainLines): FootballStrength {
  return fitUnder(rulesOf(target.league), target);
}

/** See fit. @param rules those by which the game is played */
export function fitUnder(rules: FootballRules, target: MainLines): FootballStrength {
  return fitPair(target, {
    chancesAt: chancesOf(rules),
    limit: 26,
    evenTotal: 45.3,
    leadPerUnit: 0.95,
    totalPerUnit: 0.73,
    logitPerLead: 0.124,
    logitPerTotal: 0.128,
    spreadLeavesOpen: 1,
  });
}
