import { pairMeasure, sumOf } from '../kit/columns.ts';
import { type Contest, leadOf, realValue } from '../kit/contest.ts';
import { leads } from '../kit/happenings.ts';
import {
  asCount,
  asSide,
  type MarketKind,
  type SelectionRule,
  type WithSides,
  winWhere,
} from '../kit/kind.ts';
import { leadersOf } from '../kit/may-come.ts';
import { areAll, isAtLeast } from '../kit/tests.ts';
import { resultOf } from '../kit/winner.ts';
import { yesNo } from '../kit/yes-no.ts';
import type { Measure, Outcomes } from '../market-definition.ts';
import { otherSide, type SideKey, type Sides } from '../sport.ts';

/** A score of both sides as one number. */
const WIDTH = 64;

export function scoreValue(home: number, away: number): number {
  return WIDTH * home + away;
}

/** The score of both sides in a stretch, by scoreValue. */
export function scoreOf<S extends WithSides, O extends Outcomes, P extends string>(
  contest: Contest<S, O, P>,
  period: P,
): Measure<O> {
  const both = [contest.pointsOf('home', period), contest.pointsOf('away', period)] as const;
  return pairMeasure(`score:${period}`, both, scoreValue);
}

/** Exactly one score. */
export function exactly(side: SideKey, won: number, lost: number, sides: Sides): SelectionRule {
  const value = side === 'home' ? scoreValue(won, lost) : scoreValue(lost, won);
  return {
    key: `${side}-${won}-${lost}`,
    type: 'EXACTLY',
    name: `${sides[side].mediumName} ${won}–${lost}`,
    side,
    grade: winWhere((found) => found === value),
  };
}

/** <head>:<to win>: the score of a match that is first to so many. */
export function correctScore<S extends WithSides, O extends Outcomes, P extends string>(
  contest: Contest<S, O, P>,
  match: P,
  { head, name, most }: { head: string; name: string; most: number },
): MarketKind<S, O> {
  return {
    head,
    build(args, sides) {
      const toWin = args.length === 1 ? asCount(args[0], 2, most) : undefined;
      if (toWin === undefined) return undefined;
      const lost = Array.from({ length: toWin }, (_, count) => count);
      return {
        type: 'WINNING_MARGIN',
        classification: 'game',
        name,
        family: `${head}:${toWin}`,
        measure: scoreOf(contest, match),
        winners: 1,
        selections: (['home', 'away'] as const).flatMap((side) =>
          lost.map((count) => exactly(side, toWin, count, sides)),
        ),
      };
    },
    isDecided: (_args, state) => contest.isPeriodOver(state, match),
    mayCome: (_args, state) => contest.endings?.(state)?.map(({ home, away }) => scoreValue(home, away)),
    explain: (facts) => resultOf(contest, facts, match),
  };
}

interface FirstStretch<P extends string> {
  readonly head: string;
  readonly name: string;
  /** The stretch that is won first, and the whole match. */
  readonly first: P;
  readonly match: P;
}

/** <head>: who wins the first stretch and who the match, neither of which can end level. */
export function firstAndMatch<S extends WithSides, O extends Outcomes, P extends string>(
  contest: Contest<S, O, P>,
  { head, name, first, match }: FirstStretch<P>,
): MarketKind<S, O> {
  const opening = leads('home', leadOf(contest, first));
  const measure = sumOf(head, [opening, opening, leads('home', leadOf(contest, match))]);
  return {
    head,
    build(args, sides) {
      if (args.length !== 0) return undefined;
      const value = (one: SideKey, other: SideKey) => (one === 'home' ? 2 : 0) + (other === 'home' ? 1 : 0);
      return {
        type: 'OTHER',
        classification: 'game',
        name,
        family: head,
        measure,
        winners: 1,
        selections: (['home', 'away'] as const).flatMap((one) =>
          (['home', 'away'] as const).map((other) => ({
            key: `${one}-${other}`,
            type: 'OTHER' as const,
            name: `${sides[one].mediumName} / ${sides[other].mediumName}`,
            grade: winWhere((found) => found === value(one, other)),
          })),
        ),
      };
    },
    isDecided: (_args, state) => contest.isPeriodOver(state, match),
    mayCome: (_args, state, soFar) =>
      leadersOf(contest, first, state, soFar).flatMap((leader) => (leader > 0 ? [2, 3] : [0, 1])),
    explain: (facts) => `${resultOf(contest, facts, first)}; ${resultOf(contest, facts, match)}`,
  };
}

/** win-<one>:<side>: at least one set, game or leg. */
export function winOne<S extends WithSides, O extends Outcomes, P extends string>(
  contest: Contest<S, O, P>,
  match: P,
): MarketKind<S, O> {
  const { one } = contest.unit;
  return yesNo(`win-${one}`, contest.actual, (args, sides) => {
    const side = args.length === 1 ? asSide(args[0]) : undefined;
    if (side === undefined) return undefined;
    const name = sides[side].mediumName;
    return {
      name: `${name} to Win a ${one.charAt(0).toUpperCase()}${one.slice(1)}`,
      classification: 'game',
      isOver: (state) => contest.isPeriodOver(state, match),
      // The real outcome may count a stretch that is still on: only what the match may end at says what is won.
      standsOnceSeen: contest.countsLeader !== true,
      isCertain: (state) => contest.endings?.(state)?.every((score) => score[side] > 0) === true,
      happens: isAtLeast(contest.pointsOf(side, match), 1),
      yes: `${name} won a ${one}`,
      no: `${name} won no ${one}`,
    };
  });
}

/** comeback:<side>: wins the match after losing its first stretch. */
export function comeback<S extends WithSides, O extends Outcomes, P extends string>(
  contest: Contest<S, O, P>,
  first: P,
  match: P,
): MarketKind<S, O> {
  const { title, sentence } = contest.periods[first];
  return yesNo('comeback', contest.actual, (args, sides) => {
    const side = args.length === 1 ? asSide(args[0]) : undefined;
    if (side === undefined) return undefined;
    const name = sides[side].mediumName;
    const sign = side === 'home' ? 1 : -1;
    // The 1st Set, but Map 1.
    const opening = /^\d/.test(title) ? `the ${title}` : title;
    return {
      name: `${name} to Lose ${opening} and Win`,
      classification: 'game',
      isOver: (state) => contest.isPeriodOver(state, match),
      standsOnceSeen: false,
      isCertain: (state, soFar) =>
        contest.isPeriodOver(state, first) && sign * realValue(leadOf(contest, first), soFar) >= 0,
      happens: areAll(leads(otherSide(side), leadOf(contest, first)), leads(side, leadOf(contest, match))),
      yes: `${name} lost ${sentence} and won`,
      no: `${name} did not win after losing ${sentence}`,
    };
  });
}
