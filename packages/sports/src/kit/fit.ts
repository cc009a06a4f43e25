import type { MainLines } from '../sport.ts';
import { type ChancesAt, type PairStrength, pairOf } from './fit-grid.ts';

/** How an engine answers to strengths, near an even game; it need not be exact, only steer the search. */
export interface FitScale {
  readonly chancesAt: ChancesAt;
  /** Beyond this the engine no longer answers in proportion, in units of difference and of sum. */
  readonly limit: number;
  /** What the engine's evenly matched average game looks like. */
  readonly evenTotal: number;
  /** Points of lead that one unit of difference is worth, and points of total that one unit of sum is. */
  readonly leadPerUnit: number;
  readonly totalPerUnit: number;
  /** By how much the log-odds of being above a line near the middle rise with each point of lead, and of total. */
  readonly logitPerLead: number;
  readonly logitPerTotal: number;
  /**
   * Points by which a chance to win that disagrees with the spread may move the lead: a spread quoted in half points, without
   * the prices of its sides, says no more than that the even line is near it.
   */
  readonly spreadLeavesOpen: number;
}

/** Steps of the search; each leaves about a tenth of the error before it. */
const STEPS = 8;

/**
 * Strengths under which the engine's own main lines agree with outside prices: as many games land on either side of the
 * spread and of the total (or as many as overProbability says). A chance to win that disagrees with the spread moves the lead
 * by spreadLeavesOpen at most; without a spread it is met. What is not given is that of an even game. The same lines always
 * give the same strengths.
 */
export function fitPair(target: MainLines, scale: FitScale): PairStrength {
  const sum = ((target.total ?? scale.evenTotal) - scale.evenTotal) / scale.totalPerUnit;
  if (target.spread === undefined) {
    return search(target, scale, 0, sum, target.homeWinProbability !== undefined);
  }
  const byLines = search(target, scale, (0 - target.spread) / scale.leadPerUnit, sum, false);
  if (target.homeWinProbability === undefined) return byLines;
  const difference = byLines.home - byLines.away;
  const total = byLines.home + byLines.away;
  const wanted = search(target, scale, difference, total, true);
  const bend = (wanted.home - wanted.away - difference) * scale.leadPerUnit;
  const kept = Math.max(-scale.spreadLeavesOpen, Math.min(scale.spreadLeavesOpen, bend));
  return pairOf(difference + kept / scale.leadPerUnit, total);
}

/** @param byWin whether the difference is found from the chance to win or from the spread */
function search(
  target: MainLines,
  scale: FitScale,
  difference: number,
  sum: number,
  byWin: boolean,
): PairStrength {
  const { spread, total = scale.evenTotal, homeWinProbability = 0.5, overProbability = 0.5 } = target;
  const line = byWin || spread === undefined ? 0 : 0 - spread;
  const above = byWin ? logit(homeWinProbability) : 0;
  const over = logit(overProbability);
  const clamp = (value: number) => Math.max(-scale.limit, Math.min(scale.limit, value));
  let at = { difference, sum };
  for (let step = 0; step < STEPS; step++) {
    const found = scale.chancesAt(clamp(at.difference), clamp(at.sum), line, total);
    at = {
      difference: clamp(at.difference + (above - found.above) / (scale.logitPerLead * scale.leadPerUnit)),
      sum: clamp(at.sum + (over - found.over) / (scale.logitPerTotal * scale.totalPerUnit)),
    };
  }
  return pairOf(at.difference, at.sum);
}

function logit(chance: number): number {
  const kept = Math.max(0.005, Math.min(0.995, chance));
  return Math.log(kept / (1 - kept));
}
