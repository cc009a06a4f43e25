import { fitPair } from '../kit/fit.ts';
import { gridChances } from '../kit/fit-grid.ts';
import { NOBODIES } from '../kit/nobody.ts';
import type { MainLines } from '../sport.ts';
import { gameLead, gameTotal } from './contest.ts';
import { simulate } from './simulate.ts';
import { initialState } from './state.ts';
import type { BaseballStrength } from './strength.ts';

/** Games played at each node, some 50 ms; a season's games need a dozen nodes. */
const GAMES = 16_384;
const SEED = 21;

const FIRST_PITCH = initialState(NOBODIES);

const chancesAt = gridChances({
  differenceStep: 2,
  sumStep: 2,
  // The home side bats last, and not at all once it leads.
  isSymmetric: false,
  play: (strength) => simulate(FIRST_PITCH, strength, GAMES, SEED),
  lead: gameLead,
  total: gameTotal,
});

/**
 * See fitPair. A run line is the same 1.5 for most games and says little of who is better: where a chance to win is given, the
 * run line is left aside.
 */
export function fit(target: MainLines): BaseballStrength {
  const { spread, ...others } = target;
  const used = target.homeWinProbability === undefined && spread !== undefined ? target : others;
  return fitPair(used, {
    chancesAt,
    limit: 7,
    evenTotal: 9,
    leadPerUnit: 0.95,
    totalPerUnit: 0.9,
    logitPerLead: 0.37,
    logitPerTotal: 0.4,
    spreadLeavesOpen: 0.5,
  });
}
