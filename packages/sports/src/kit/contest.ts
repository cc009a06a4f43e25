import type { Measure, Outcomes } from '../market-definition.ts';
import type { SideKey } from '../sport.ts';
import { differenceOf, sumOf } from './columns.ts';
import type { WithSides } from './kind.ts';
import { toldBefore } from './untold-count.ts';

/** A score of both sides. */
export interface Score {
  readonly home: number;
  readonly away: number;
}

/** A stretch of a contest in words. */
export interface PeriodWords {
  /** "1st Quarter" before a market's name; empty for the whole game. */
  readonly title: string;
  /** What stands behind a market's name instead: "in the First 6 Overs". */
  readonly ending?: string;
  /** "the 1st quarter" inside a sentence; empty for the whole game. */
  readonly sentence: string;
  /** Where its markets stand on the event page: 'game' | 'half' | 'quarter' … */
  readonly classification: string;
}

/** Two sides that count something over stretches of a game: what the markets of most sports are made of. */
export interface Contest<S extends WithSides, O extends Outcomes, P extends string> {
  readonly periods: Readonly<Record<P, PeriodWords>>;
  /** What is counted: point and points, goal and goals, run and runs. */
  readonly unit: { readonly one: string; readonly many: string };
  /** What a level end is called; a tie unless it says otherwise. */
  readonly level?: 'Draw';
  /** Of a count that does not decide the game, as games in tennis: what is said of the whole game names the unit. */
  readonly isAside?: true;
  /** Sets, games, maps: whoever is ahead in one counts as having won it before it is over, so that the count can be less again. */
  readonly countsLeader?: true;
  /** Its key is 'points:<side>:<period>'. */
  pointsOf(side: SideKey, period: P): Measure<O>;
  /** Whether a stretch cannot end level: what would need that is no selection. */
  isNeverLevel?(period: P): boolean;
  /** What the whole match may end at from here, where that takes so many; absent, or undefined, where nobody can list it. */
  endings?(state: S): readonly Score[] | undefined;
  /** Whether a stretch is over for good. */
  isPeriodOver(state: S, period: P): boolean;
  /** The real game so far, as one sample. */
  actual(state: S): O;
}

/** "Tie", "Draw": neither side ahead, as a selection. */
export function levelOf({ level = 'Tie' }: { readonly level?: string }): string {
  return level;
}

/** Points of both sides together. */
export function totalOf<S extends WithSides, O extends Outcomes, P extends string>(
  contest: Contest<S, O, P>,
  period: P,
): Measure<O> {
  const sides = [contest.pointsOf('home', period), contest.pointsOf('away', period)];
  return sumOf(`total:${period}`, sides);
}

/** Points the home side is ahead. */
export function leadOf<S extends WithSides, O extends Outcomes, P extends string>(
  contest: Contest<S, O, P>,
  period: P,
): Measure<O> {
  return differenceOf(`lead:${period}`, contest.pointsOf('home', period), contest.pointsOf('away', period));
}

/** The measure's value in the one real outcome; of what its source tells no more, as far as it was told. */
export function realValue<O extends Outcomes>(measure: Measure<O>, outcomes: O): number {
  return toldBefore(measure.bind(outcomes)(0));
}

export function asPeriod<P extends string>(
  contest: { readonly periods: Readonly<Record<P, PeriodWords>> },
  text: string | undefined,
): P | undefined {
  return text !== undefined && isPeriod(contest.periods, text) ? text : undefined;
}

/** The period of a key that was built before. @throws RangeError for any other */
export function periodAt<P extends string>(
  contest: { readonly periods: Readonly<Record<P, PeriodWords>> },
  text: string | undefined,
): P {
  const period = asPeriod(contest, text);
  if (period === undefined) throw new RangeError(`there is no period '${text}'`);
  return period;
}

function isPeriod<P extends string>(periods: Readonly<Record<P, PeriodWords>>, text: string): text is P {
  return Object.hasOwn(periods, text);
}
