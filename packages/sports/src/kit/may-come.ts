import type { Mark, Outcomes } from '../market-definition.ts';
import { type Contest, leadOf, realValue, type Score } from './contest.ts';
import type { SelectionRule, WithSides } from './kind.ts';

/** What a match to so many may end at from a score. */
export function endingsFrom(toWin: number, { home, away }: Score): Score[] {
  if (Math.max(home, away) >= toWin) return [{ home, away }];
  const lost = (from: number) => Array.from({ length: toWin - from }, (_, more) => from + more);
  return [
    ...lost(away).map((count) => ({ home: toWin, away: count })),
    ...lost(home).map((count) => ({ home: count, away: toWin })),
  ];
}

/** What a count that is never less again may come to. @param most from which on all counts are one to the market */
export function countsFrom(now: number, most: number): number[] {
  return Array.from({ length: Math.max(1, most - now + 1) }, (_, more) => now + more);
}

/** Who may be ahead at the end of a stretch, as the sign of the home side's lead: one of them once it is over. */
export function leadersOf<S extends WithSides, O extends Outcomes, P extends string>(
  contest: Contest<S, O, P>,
  period: P,
  state: S,
  soFar: O,
): number[] {
  if (contest.isPeriodOver(state, period)) return [Math.sign(realValue(leadOf(contest, period), soFar))];
  return contest.isNeverLevel?.(period) === true ? [1, -1] : [1, 0, -1];
}

/** What a selection gets at each of these values, if that is the same at all of them. */
export function sameMark(
  { grade, measure }: Pick<SelectionRule, 'grade' | 'measure'>,
  values: readonly number[] | undefined,
): Mark | undefined {
  const [first, ...others] = values ?? [];
  if (first === undefined || measure !== undefined) return undefined;
  const mark = grade(first);
  return others.every((value) => grade(value) === mark) ? mark : undefined;
}
