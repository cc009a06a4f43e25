import {
  BALLS_AN_OVER,
  type CricketState,
  fewestBallsOf,
  type Innings,
  targetOf,
  wicketsAllowed,
} from './state.ts';

/** Overs an innings has where nothing is cut. */
export const TWENTY = 20;
export const FIFTY = 50;
const LONGEST_TWENTY = 30;

/** Overs an innings of a competition lasts. */
const OVERS: ReadonlyMap<string, number> = new Map([
  ['ipl', TWENTY],
  ['bbl', TWENTY],
  ['t20-internationals', TWENTY],
  ['one-day-internationals', FIFTY],
]);

/** Whether level innings of a competition are a tie that stands: super overs are of twenty overs, and of knock-outs. */
export function canTie(competition: string | undefined): boolean {
  return competition === 'one-day-internationals';
}

/** Overs an innings has at the least, as laws and leagues have it: with fewer the match is not played. */
export const LEAST_OVERS = { short: 5, long: 20 } as const;

/** Undefined for a competition that is not known. */
export function oversOf(competition: string | undefined): number | undefined {
  return OVERS.get(competition ?? '');
}

/** The least overs a match of so many is cut to. */
export function leastOvers(overs: number): number {
  return overs > TWENTY ? LEAST_OVERS.long : LEAST_OVERS.short;
}

/** Whether an innings of so many overs is paced, and told in stretches, as one of twenty; a longer one is as one of fifty. */
export function isLikeTwenty(overs: number): boolean {
  return overs <= LONGEST_TWENTY;
}

/** Overs that a match was sold by: those of its competition, and where that is not known the usual ones next to what was told. */
export function soldOvers({ scheduled, overs }: CricketState): number {
  return scheduled ?? ((overs ?? TWENTY) > TWENTY ? FIFTY : TWENTY);
}

/** Whether either innings is to be of other overs than were sold, or was for a time: what went back with a cut is not sold again. */
export function isCutShort(state: CricketState): boolean {
  const balls = soldOvers(state) * BALLS_AN_OVER;
  const isOther = state.overs !== undefined && state.overs !== soldOvers(state);
  const isCut = ({ limit, fewest }: Innings) => limit !== balls || fewest !== undefined;
  return isOther || state.innings.slice(0, 2).some(isCut);
}

/** Whether an innings has room for fewer whole overs than rain had ever left it before. */
export function hasFewerOvers(now: CricketState, before: CricketState): boolean {
  const overs = (state: CricketState, n: number) => Math.floor(fewestBallsOf(state, n) / BALLS_AN_OVER);
  return [0, 1].some((n) => overs(now, n) < overs(before, n));
}

/** The match before each cut that left fewer overs, the first one first. */
export function beforeCuts({ beforeCut }: CricketState): readonly CricketState[] {
  return beforeCut === undefined ? [] : [...beforeCuts(beforeCut), beforeCut];
}

/** The match as if innings that ended for want of overs were to go on. */
export function asIfUncut(state: CricketState): CricketState {
  const innings = state.innings.map((each, n) =>
    endsByCut(state, each, n) ? { ...each, closed: false } : each,
  );
  return { ...state, innings };
}

function endsByCut(state: CricketState, innings: Innings, n: number): boolean {
  const { closed, limit, wickets, runs } = innings;
  if (n > 1 || !closed || limit >= soldOvers(state) * BALLS_AN_OVER) return false;
  return wickets < wicketsAllowed(n) && runs < (targetOf(state, n) ?? Number.POSITIVE_INFINITY);
}
