import { fitPair } from '../kit/fit.ts';
import { type ChancesAt, gridChances } from '../kit/fit-grid.ts';
import { Kept } from '../kit/kept.ts';
import type { MainLines, Side } from '../sport.ts';
import { halfRounds, winner } from './measures.ts';
import { type CombatRules, MOST_ROUNDS, rulesOf, THREE_ROUNDS } from './rules.ts';
import { simulate } from './simulate.ts';
import { initialState } from './state.ts';
import type { CombatStrength } from './strength.ts';

const ANY: Side = { id: 'any', name: 'Any', mediumName: 'Any', abbreviation: 'ANY' };
const SAMPLES = 4096;

/** More than half of the 3rd round is fought in so many fights between average fighters; what a fight without a total has. */
const EVEN_TOTAL = 2.5;
const EVEN_OVER = 0.55;

/** By the number of rounds. */
const grids = new Kept<number, ChancesAt>(MOST_ROUNDS);

function gridOf(rules: CombatRules): ChancesAt {
  return gridChances({
    differenceStep: 0.4,
    sumStep: 0.5,
    isSymmetric: true,
    play: (strength) => simulate(initialState({ home: ANY, away: ANY }, rules), strength, SAMPLES, 1),
    lead: winner,
    total: halfRounds,
  });
}

/** Dangers under which the engine's own winner and total rounds of a fight of that length are the given ones. */
export function fit(target: MainLines): CombatStrength {
  const { total = EVEN_TOTAL, overProbability = target.total === undefined ? EVEN_OVER : 0.5 } = target;
  const { homeWinProbability = 0.5 } = target;
  const rules = rulesOf(target.format) ?? THREE_ROUNDS;
  const chancesAt = grids.get(rules.rounds, () => gridOf(rules));
  return fitPair(
    { homeWinProbability, total: 2 * total, overProbability },
    {
      chancesAt,
      limit: 3.5,
      // Totals are counted in halves of rounds.
      evenTotal: 2 * EVEN_TOTAL,
      leadPerUnit: 1,
      totalPerUnit: -2,
      logitPerLead: 1.4,
      logitPerTotal: 0.5,
      spreadLeavesOpen: 0,
    },
  );
}
