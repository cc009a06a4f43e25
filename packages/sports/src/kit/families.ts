import type { Measure, Outcomes } from '../market-definition.ts';
import type { SideKey } from '../sport.ts';
import { type Contest, leadOf, totalOf } from './contest.ts';
import type { WithSides } from './kind.ts';
import type { LineFamily } from './main-line.ts';

/** spread:<period>: how much the home side is ahead in a stretch of a contest. */
export function spreadLines<S extends WithSides, O extends Outcomes, P extends string>(
  contest: Contest<S, O, P>,
  period: P,
): LineFamily<O> {
  return { key: `spread:${period}`, measure: leadOf(contest, period), spread: true };
}

/** total:<period>: how much both sides have together. */
export function totalLines<S extends WithSides, O extends Outcomes, P extends string>(
  contest: Contest<S, O, P>,
  period: P,
): LineFamily<O> {
  return countLines(`total:${period}`, totalOf(contest, period));
}

/** team-total:<side>:<period>: how much a side has. */
export function teamTotalLines<S extends WithSides, O extends Outcomes, P extends string>(
  contest: Contest<S, O, P>,
  side: SideKey,
  period: P,
): LineFamily<O> {
  return countLines(`team-total:${side}:${period}`, contest.pointsOf(side, period));
}

/** Over and under of anything that is counted. @param key of its markets up to the line */
export function countLines<O extends Outcomes>(key: string, measure: Measure<O>): LineFamily<O> {
  return { key, measure, spread: false };
}

/** Over and under of what one player does: on half lines alone, as every house sells them. @param key of its markets up to the line */
export function playerLines<O extends Outcomes>(key: string, measure: Measure<O>): LineFamily<O> {
  return { ...countLines(key, measure), onlyHalves: true };
}
