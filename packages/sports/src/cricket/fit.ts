import { type FitScale, fitPair } from '../kit/fit.ts';
import { gridChances } from '../kit/fit-grid.ts';
import type { MainLines } from '../sport.ts';
import { matchTotal, matchWinner } from './contest.ts';
import { simulate } from './simulate.ts';
import { initialState } from './state.ts';
import type { CricketStrength } from './strength.ts';

/** Matches played at each node. */
const GAMES = 8_192;
const SEED = 5;
/** A match of more runs than this lasts fifty overs. */
const LONG_TOTAL = 415;

const NOBODY = { id: '', name: '', mediumName: '', abbreviation: '' };
const BEFORE_TOSS = initialState({ home: NOBODY, away: NOBODY });

function scaleOf(overs: number): Omit<FitScale, 'evenTotal'> {
  return {
    chancesAt: gridChances({
      differenceStep: 24,
      sumStep: 40,
      // Who bats first is drawn, so sides may change places.
      isSymmetric: true,
      play: (strength) => simulate(BEFORE_TOSS, { ...strength, overs }, GAMES, SEED),
      lead: matchWinner,
      total: matchTotal,
    }),
    limit: 110,
    leadPerUnit: 1,
    totalPerUnit: overs === 20 ? 0.85 : 1.3,
    logitPerLead: 0.033,
    logitPerTotal: overs === 20 ? 0.028 : 0.017,
    spreadLeavesOpen: 0,
  };
}

const TWENTY_OVERS: FitScale = { ...scaleOf(20), evenTotal: 320 };
const FIFTY_OVERS: FitScale = { ...scaleOf(50), evenTotal: 508 };

/**
 * Without a total nobody knows what is usual where the match is played: an innings brings 175 runs in the Indian Premier League,
 * 160 in Australia's league and between the great nations, 140 between the others (season averages of the last years, rounded).
 */
const UNSURE = 15;

/** See fitPair: the chance to win and the runs of the match. There is no spread in cricket; one that is given is left aside. */
export function fit({ spread, ...target }: MainLines): CricketStrength {
  const isLong = (target.total ?? 0) > LONG_TOTAL;
  const fitted = { ...fitPair(target, isLong ? FIFTY_OVERS : TWENTY_OVERS), overs: isLong ? 50 : 20 };
  return target.total === undefined ? { ...fitted, unsure: UNSURE } : fitted;
}
