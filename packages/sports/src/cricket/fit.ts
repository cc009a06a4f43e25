import { type FitScale, fitPair } from '../kit/fit.ts';
import { gridChances } from '../kit/fit-grid.ts';
import { NOBODIES } from '../kit/nobody.ts';
import type { MainLines } from '../sport.ts';
import { matchTotal, matchWinner } from './contest.ts';
import { FIFTY, oversOf, TWENTY } from './length.ts';
import { simulate } from './simulate.ts';
import { initialState } from './state.ts';
import type { CricketStrength } from './strength.ts';

/** Matches played at each node. */
const GAMES = 8_192;
const SEED = 5;
/** In a league that is not known a match of more runs than this lasts fifty overs. */
const LONG_TOTAL = 415;

const BEFORE_TOSS = initialState(NOBODIES);

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
    totalPerUnit: overs === TWENTY ? 0.85 : 1.3,
    logitPerLead: 0.033,
    logitPerTotal: overs === TWENTY ? 0.028 : 0.017,
    spreadLeavesOpen: 0,
  };
}

const TWENTY_OVERS: FitScale = { ...scaleOf(TWENTY), evenTotal: 320 };
const FIFTY_OVERS: FitScale = { ...scaleOf(FIFTY), evenTotal: 508 };

/** What is usual where a match is played. */
interface Usual {
  /** Runs of a match. */
  readonly total: number;
  /** How far the averages of such matches lie apart, in runs of an innings. */
  readonly unsure: number;
}

/**
 * Season averages of the last years, rounded: an innings brings 175 runs in the Indian Premier League and 160 in Australia's.
 * Of internationals the great nations' bring 160 and the others' 140; which of them play is not told, so it is the middle and
 * either is as likely.
 */
const USUAL: ReadonlyMap<string, Usual> = new Map([
  ['ipl', { total: 350, unsure: 5 }],
  ['bbl', { total: 320, unsure: 5 }],
  ['t20-internationals', { total: 300, unsure: 11 }],
  ['one-day-internationals', { total: 490, unsure: 11 }],
]);
/** Of a league that is not known: between all of those. */
const ANYWHERE: Usual = { total: TWENTY_OVERS.evenTotal, unsure: 15 };

/**
 * See fitPair: the chance to win and the runs of the match, those usual in its league where no total is given. There is no
 * spread in cricket; one that is given is left aside.
 */
export function fit({ spread, ...target }: MainLines): CricketStrength {
  const known = oversOf(target.league);
  if (target.total === undefined) {
    const { total, unsure } = USUAL.get(target.league ?? '') ?? ANYWHERE;
    return { ...fitted({ ...target, total }, known ?? TWENTY), unsure };
  }
  return fitted(target, known ?? (target.total > LONG_TOTAL ? FIFTY : TWENTY));
}

function fitted(target: MainLines, overs: number): CricketStrength {
  return { ...fitPair(target, overs > TWENTY ? FIFTY_OVERS : TWENTY_OVERS), overs };
}
