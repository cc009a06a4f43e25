import type { MainLines } from '../sport.ts';
import { chancesAt } from './fit-grid.ts';
import type { FootballStrength } from './strength.ts';

/** Steps of the search; each leaves about a tenth of the error before it. */
const STEPS = 8;
/** Beyond this the engine no longer answers in proportion. */
const LIMIT = 26;

/** What the engine's evenly matched game looks like. */
const EVEN_TOTAL = 46.7;
/** Points of margin that one unit of difference in strength is worth, and points of total that one unit of sum is. */
const MARGIN_PER_UNIT = 1.01;
const TOTAL_PER_UNIT = 0.78;
/** By how much the log-odds of being above a line near the middle rise with each point of margin, and of total. */
const LOGIT_PER_MARGIN_POINT = 0.124;
const LOGIT_PER_TOTAL_POINT = 0.128;

/** A spread is quoted in half points: it says no more than that the even line is nearer to it than to the next but one. */
const SPREAD_LEAVES_OPEN = 0.5;

/**
 * Strengths under which the engine's own main lines agree with outside prices: as many games land on either side of the
 * spread and of the total. A chance to win that disagrees with the spread moves the margin by half a point at most; without a
 * spread it is met. What is not given is that of an even game. The same lines always give the same strengths.
 */
export function fit(target: MainLines): FootballStrength {
  const total = target.total ?? EVEN_TOTAL;
  const sum = (total - EVEN_TOTAL) / TOTAL_PER_UNIT;
  if (target.spread === undefined) return search(target, 0, sum, target.homeWinProbability !== undefined);
  const byLines = search(target, (0 - target.spread) / MARGIN_PER_UNIT, sum, false);
  if (target.homeWinProbability === undefined) return byLines;
  const difference = byLines.home - byLines.away;
  const wanted = search(target, difference, byLines.home + byLines.away, true);
  const bend = (wanted.home - wanted.away - difference) * MARGIN_PER_UNIT;
  const kept = Math.max(-SPREAD_LEAVES_OPEN, Math.min(SPREAD_LEAVES_OPEN, bend));
  return strengthOf(difference + kept / MARGIN_PER_UNIT, byLines.home + byLines.away);
}

/** @param byWin whether the difference is found from the chance to win or from the spread */
function search(target: MainLines, difference: number, sum: number, byWin: boolean): FootballStrength {
  const { spread, total = EVEN_TOTAL, homeWinProbability = 0.5 } = target;
  const line = byWin || spread === undefined ? 0 : 0 - spread;
  const wanted = byWin ? logit(homeWinProbability) : 0;
  let at = { difference, sum };
  for (let step = 0; step < STEPS; step++) {
    const { above, over } = chancesAt(clamp(at.difference), clamp(at.sum), line, total);
    at = {
      difference: clamp(at.difference + (wanted - above) / (LOGIT_PER_MARGIN_POINT * MARGIN_PER_UNIT)),
      sum: clamp(at.sum - over / (LOGIT_PER_TOTAL_POINT * TOTAL_PER_UNIT)),
    };
  }
  return strengthOf(at.difference, at.sum);
}

function strengthOf(difference: number, sum: number): FootballStrength {
  return { home: (sum + difference) / 2, away: (sum - difference) / 2 };
}

function clamp(value: number): number {
  return Math.max(-LIMIT, Math.min(LIMIT, value));
}

function logit(chance: number): number {
  const kept = Math.max(0.005, Math.min(0.995, chance));
  return Math.log(kept / (1 - kept));
}
