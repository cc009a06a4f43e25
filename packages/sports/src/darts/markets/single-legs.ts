import { bands } from '../../kit/bands.ts';
import { realValue } from '../../kit/contest.ts';
import { asCount, asLine, asSide, type MarketKind } from '../../kit/kind.ts';
import { capital, ordinal } from '../../kit/words.ts';
import { yesNo } from '../../kit/yes-no.ts';
import { playedLine, whenPlayed } from '../../rally/played.ts';
import type { Sides } from '../../sport.ts';
import { actual } from '../actual.ts';
import { MOST_LEGS, match } from '../contest.ts';
import {
  legCheckoutOf,
  maximumIn,
  type Visit,
  visitKey,
  visitScoreOf,
  winnerWithMaximum,
} from '../measures.ts';
import { AWAY_LEG, type DartsOutcomes, HOME_LEG, WINNER_BITS, WITH_MAXIMUM } from '../outcomes.ts';
import { MAXIMUM } from '../rules.ts';
import type { DartsState } from '../state.ts';

type Kind = MarketKind<DartsState, DartsOutcomes>;

/** 'l7' of a key. */
export function asLeg(text: string | undefined): number | undefined {
  return text?.startsWith('l') ? asCount(text.slice(1), 1, MOST_LEGS) : undefined;
}

/** leg-maximum:<leg>: a 180 in it. */
export const legMaximum = yesNo<DartsState, DartsOutcomes>('leg-maximum', actual, (args) => {
  const leg = args.length === 1 ? asLeg(args[0]) : undefined;
  if (leg === undefined) return undefined;
  return {
    name: `180 in the ${ordinal(leg)} Leg`,
    classification: 'leg',
    isOver: (state) => match.isPeriodOver(state, `l${leg}`),
    standsOnceSeen: true,
    happens: maximumIn(leg),
    yes: `There was a 180 in the ${ordinal(leg)} leg`,
    no: `There was no 180 in the ${ordinal(leg)} leg`,
  };
});

/** leg-checkout:<leg>:<line>: points of its finish; the stake comes back when it is not played. */
export const legCheckout: Kind = {
  head: 'leg-checkout',
  build(args) {
    const leg = asLeg(args[0]);
    const line = asHalf(args[1]);
    if (leg === undefined || line === undefined || args.length !== 2) return undefined;
    return {
      type: 'OTHER',
      classification: 'leg',
      name: `${ordinal(leg)} Leg Checkout`,
      family: `leg-checkout:l${leg}`,
      measure: legCheckoutOf(leg),
      winners: 1,
      selections: playedLine(line),
    };
  },
  isDecided: (args, state) => match.isPeriodOver(state, args[0] ?? ''),
  explain: ({ args, outcomes }) => {
    const leg = asLeg(args[0]) ?? 1;
    const finish = realValue(legCheckoutOf(leg), outcomes);
    if (finish === 0) return `Stake back: the ${ordinal(leg)} leg was not played`;
    return `The ${ordinal(leg)} leg was finished with ${finish}`;
  },
};

/** The visit of '…:<leg>:<visit>', and with the side that throws it '…:<leg>:<visit>:<side>'. */
export function asVisit([leg, number, side, ...more]: readonly string[]): Visit | undefined {
  const visit = asCount(number, 1, 99);
  const thrower = asSide(side);
  const found = asLeg(leg);
  if (found === undefined || visit === undefined || more.length > 0) return undefined;
  return side !== undefined && thrower === undefined ? undefined : { leg: found, visit, thrower };
}

/** The visit of a key that was built before, with a line or without. */
export function visitOf(args: readonly string[]): Visit {
  return asVisit(args) ?? asVisit(args.slice(0, -1)) ?? { leg: 1, visit: 1, thrower: undefined };
}

/** "visit 7 (Ola)" */
export function visitWords({ visit, thrower }: Visit, sides: Sides): string {
  return thrower === undefined ? `visit ${visit}` : `visit ${visit} (${sides[thrower].mediumName})`;
}

/**
 * visit-score:<leg>:<visit>:<side>:<line>, without the side where nobody knew who throws it: points of a visit; the stake comes back
 * when it is not thrown, or by the other side.
 */
export const visitScore: Kind = {
  head: 'visit-score',
  build(args, sides) {
    const visit = asVisit(args.slice(0, -1));
    const line = asHalf(args.at(-1));
    if (visit === undefined || line === undefined) return undefined;
    const { leg, thrower } = visit;
    // What is measured is 1 more than the points, 0 being a visit that is not thrown.
    const selections = playedLine(line).map((rule) => ({
      ...rule,
      ...(thrower && { side: thrower }),
      grade: (value: number) => rule.grade(value === 0 ? 0 : Math.max(0.25, value - 1)),
    }));
    return {
      type: 'OTHER',
      classification: 'leg',
      name: `${ordinal(leg)} Leg ${capital(visitWords(visit, sides))} Score`,
      family: `visit-score:${visitKey(visit)}`,
      measure: visitScoreOf(visit),
      winners: 1,
      selections,
    };
  },
  isDecided: (args, state) => {
    const visit = visitOf(args);
    const known = realValue(visitScoreOf(visit), actual(state)) !== 0;
    return known || match.isPeriodOver(state, `l${visit.leg}`);
  },
  explain: ({ args, state, outcomes }) => {
    const visit = visitOf(args);
    const words = visitWords(visit, state.sides);
    const score = realValue(visitScoreOf(visit), outcomes) - 1;
    if (score < 0) return `Stake back: ${words} was not thrown`;
    return `${capital(words)} scored ${score}`;
  },
};

/** leg-double:<leg>: who wins it, with a 180 by anybody in it or without; the stake comes back when it is not played. */
export const legDouble: Kind = {
  head: 'leg-double',
  build(args, sides) {
    const leg = args.length === 1 ? asLeg(args[0]) : undefined;
    if (leg === undefined) return undefined;
    return {
      type: 'OTHER',
      classification: 'leg',
      name: `${ordinal(leg)} Leg Winner and 180`,
      family: `leg-double:l${leg}`,
      measure: winnerWithMaximum(leg),
      winners: 1,
      selections: (['home', 'away'] as const).flatMap((side) =>
        ([WITH_MAXIMUM, 0] as const).map((bonus) => ({
          key: `${side}-${bonus === 0 ? 'without' : 'with'}`,
          type: 'OTHER' as const,
          name: `${sides[side].mediumName}, ${bonus === 0 ? 'No 180' : '180 Thrown'}`,
          side,
          grade: whenPlayed((found) => found === (side === 'home' ? HOME_LEG : AWAY_LEG) + bonus),
        })),
      ),
    };
  },
  isDecided: (args, state) => match.isPeriodOver(state, args[0] ?? ''),
  explain: ({ args, state, outcomes }) => {
    const leg = asLeg(args[0]) ?? 1;
    const found = realValue(winnerWithMaximum(leg), outcomes);
    if (found === 0) return `Stake back: the ${ordinal(leg)} leg was not played`;
    const winner = state.sides[(found & WINNER_BITS) === HOME_LEG ? 'home' : 'away'].mediumName;
    const maximum = found > WINNER_BITS ? 'a 180' : 'no 180';
    return `${winner} won the ${ordinal(leg)} leg, in which there was ${maximum}`;
  },
};

/** Points of a visit, in stretches. */
const SCORES = bands(0, 41, 60, 100, 140);

/** visit-range:<leg>:<visit>:<side>: the same in stretches. */
export const visitRange: Kind = {
  head: 'visit-range',
  build(args, sides) {
    const visit = asVisit(args);
    if (visit === undefined) return undefined;
    return {
      type: 'OTHER',
      classification: 'leg',
      name: `${ordinal(visit.leg)} Leg ${capital(visitWords(visit, sides))} Score Range`,
      family: `visit-range:${visitKey(visit)}`,
      measure: visitScoreOf(visit),
      winners: 1,
      // What is measured is 1 more than the points, 0 being a visit that is not thrown.
      selections: SCORES.map(({ from, to }) => ({
        key: String(from),
        type: 'EXACTLY' as const,
        name: `${from}–${Math.min(to, MAXIMUM)}`,
        grade: whenPlayed((value) => value - 1 >= from && value - 1 <= to),
      })),
    };
  },
  isDecided: visitScore.isDecided,
  explain: visitScore.explain,
};

/** A line between two whole numbers: nothing is pushed on it. */
export function asHalf(text: string | undefined): number | undefined {
  const line = asLine(text);
  return line !== undefined && line > 0 && !Number.isInteger(line) ? line : undefined;
}
