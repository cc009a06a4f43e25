// How lines are graded: the one place. The markets of all sports price and grade by it, and so are settlement cases.
// Margins, totals and lines are points; lines come in quarters of one, which a number holds exactly.

/** How a line comes out: whole, or by half where a quarter line has half its stake pushed. */
export type LineOutcome = 'win' | 'half-win' | 'push' | 'half-loss' | 'loss';

/** Who wins a three-way market, which sells the draw. */
export type ThreeWay = 'home' | 'draw' | 'away';

/**
 * @param margin the selection's side's score less the other's
 * @param line as seen from that side: -3 gives three points away
 */
export function gradeSpread(margin: number, line: number): LineOutcome {
  return gradeDifference(margin + line);
}

/** @param total what is counted, e.g. the points of both sides */
export function gradeTotal(side: 'over' | 'under', total: number, line: number): LineOutcome {
  return gradeDifference(side === 'over' ? total - line : line - total);
}

/** A tie pushes where no draw was offered. @param margin the selection's side's score less the other's */
export function gradeMoneyline(margin: number): LineOutcome {
  return gradeDifference(margin);
}

/** @param lead the home side's score less the other's */
export function gradeThreeWay(result: ThreeWay, lead: number): 'win' | 'loss' {
  const found = lead > 0 ? 'home' : lead < 0 ? 'away' : 'draw';
  return result === found ? 'win' : 'loss';
}

/**
 * A quarter line is two bets of half the stake on the lines a quarter to either side, so a difference of one
 * quarter is one half decided and one half pushed.
 */
function gradeDifference(points: number): LineOutcome {
  const quarters = points * 4;
  if (quarters > 1) return 'win';
  if (quarters > 0) return 'half-win';
  if (quarters < -1) return 'loss';
  return quarters < 0 ? 'half-loss' : 'push';
}
