import { fitPair } from '../kit/fit.ts';
import { type ChancesAt, gridChances } from '../kit/fit-grid.ts';
import { NOBODIES } from '../kit/nobody.ts';
import type { MainLines } from '../sport.ts';
import { gameLead, gameTotal } from './contest.ts';
import { type League, RULES, rulesOf } from './rules.ts';
import { simulate } from './simulate.ts';
import { initialState } from './state.ts';
import type { BasketballStrength } from './strength.ts';

/** Games played at each node, some 60 ms; a season's games need a dozen nodes. */
const GAMES = 8_192;
const SEED = 7;

/** Points of both sides in an even game of each league, and the lead in points that a unit of strength makes; see fit.test.ts. */
const LEAGUE_SCALES: Readonly<Record<League, { evenTotal: number; leadPerUnit: number }>> = {
  nba: { evenTotal: 220.5, leadPerUnit: 0.69 },
  wnba: { evenTotal: 161.5, leadPerUnit: 0.7 },
  ncaab: { evenTotal: 145, leadPerUnit: 0.73 },
};

const grids = new Map<League, ChancesAt>();

function chancesOf(league: League): ChancesAt {
  const known = grids.get(league);
  if (known !== undefined) return known;
  const start = initialState(NOBODIES, RULES[league]);
  const chances = gridChances({
    differenceStep: 8,
    sumStep: 12,
    isSymmetric: true,
    play: (strength) => simulate(start, strength, GAMES, SEED),
    lead: gameLead,
    total: gameTotal,
  });
  grids.set(league, chances);
  return chances;
}

/** See fitPair. The lines say which league's rules they are for. */
export function fit(target: MainLines): BasketballStrength {
  const { league } = rulesOf(target.league);
  return fitPair(target, {
    chancesAt: chancesOf(league),
    limit: 68,
    ...LEAGUE_SCALES[league],
    totalPerUnit: 0.99,
    logitPerLead: 0.13,
    logitPerTotal: 0.083,
    spreadLeavesOpen: 0.5,
  });
}
