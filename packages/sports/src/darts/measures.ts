import { columnMeasure, differenceOf, measureAt, sumOf } from '../kit/columns.ts';
import type { Measure } from '../market-definition.ts';
import { otherSide, type SideKey } from '../sport.ts';
import {
  AGAINST_THROW,
  AWAY_LEG,
  type DartsOutcomes,
  HOME_LEG,
  TOLD_VISITS,
  WINNER_BITS,
  WITH_MAXIMUM,
} from './outcomes.ts';
import { MAXIMUM } from './rules.ts';
import { type Leg, legWinner, throwerOf } from './state.ts';

export type DartsMeasure = Measure<DartsOutcomes>;

/** 'game' for the match, 's2' for a set, 'l7' for a leg, by its number in the match. */
export type Period = string;

/** The number in 's2' or 'l7'; undefined for another letter. */
export function numberIn(period: Period, letter: 's' | 'l'): number | undefined {
  return period.startsWith(letter) ? Number(period.slice(1)) : undefined;
}

/** Legs of one side in the match, in a set, or whether it won a leg. */
export function legsOf(side: SideKey, period: Period): DartsMeasure {
  const key = `points:${side}:${period}`;
  const leg = numberIn(period, 'l');
  if (leg !== undefined) return measureAt(key, wonLeg, { code: side === 'home' ? 1 : 2, leg });
  const set = numberIn(period, 's');
  if (set !== undefined) return columnMeasure(key, ({ legs }) => legs[side][set - 1]);
  return measureAt(key, allLegs, side);
}

function allLegs({ legs }: DartsOutcomes, index: number, side: SideKey): number {
  let sum = 0;
  for (const column of legs[side]) sum += column[index] ?? 0;
  return sum;
}

/** What decides a stretch: the match by sets or legs, all else by legs. */
export function scoreOf(side: SideKey, period: Period): DartsMeasure {
  if (period !== 'game') return legsOf(side, period);
  return columnMeasure(`score:${side}`, ({ score }) => score[side]);
}

function wonLeg(
  { told, mostLegs }: DartsOutcomes,
  index: number,
  { code, leg }: { readonly code: number; readonly leg: number },
): number {
  if (leg > mostLegs) return 0;
  return ((told[index * mostLegs + leg - 1] ?? 0) & WINNER_BITS) === code ? 1 : 0;
}

/** 180s of one side or of both. */
export function maximumsOf(side: SideKey | undefined): DartsMeasure {
  if (side === undefined) return sumOf('maximums:both', [maximumsOf('home'), maximumsOf('away')]);
  return columnMeasure(`maximums:${side}`, ({ maximums }) => maximums[side]);
}

/** The highest finish of one side or of both. */
export function checkoutOf(side: SideKey | undefined): DartsMeasure {
  if (side === undefined) return measureAt('checkout:both', highestCheckout, undefined);
  return columnMeasure(`checkout:${side}`, ({ checkouts }) => checkouts[side]);
}

function highestCheckout({ checkouts: { home, away } }: DartsOutcomes, index: number): number {
  return Math.max(home[index] ?? 0, away[index] ?? 0);
}

/** How much more the home side has of something. */
export function leadIn(measure: (side: SideKey) => DartsMeasure): DartsMeasure {
  return differenceOf(`lead-of-${measure('home').key}`, measure('home'), measure('away'));
}

/** Legs won against the throw. */
export const breaks: DartsMeasure = measureAt('breaks', breaksAt, undefined);

function breaksAt({ told, mostLegs }: DartsOutcomes, index: number): number {
  let count = 0;
  for (let leg = index * mostLegs; leg < (index + 1) * mostLegs; leg++) {
    if (((told[leg] ?? 0) & AGAINST_THROW) !== 0) count += 1;
  }
  return count;
}

/** Whether there is a 180 in a leg. */
export function maximumIn(leg: number): DartsMeasure {
  return measureAt(`maximum-in:${leg}`, hasMaximum, leg);
}

function hasMaximum({ told, mostLegs, real }: DartsOutcomes, index: number, leg: number): number {
  if (real !== undefined) return real[leg - 1]?.visits.includes(180) ? 1 : 0;
  if (leg > mostLegs) return 0;
  return ((told[index * mostLegs + leg - 1] ?? 0) & WITH_MAXIMUM) !== 0 ? 1 : 0;
}

/** Who throws the n-th 180 of a match, from 1: 1 home, 2 away, 0 nobody, or not the next one. */
export function nthMaximum(n: number): DartsMeasure {
  return columnMeasure(`maximum:${n}`, ({ nextMaximum, maximumsThrown, real }) => {
    if (real !== undefined) return throwerOfMaximum(real, n);
    return n === maximumsThrown + 1 ? nextMaximum : 0;
  });
}

function throwerOfMaximum(legs: readonly Leg[], n: number): number {
  let left = n;
  for (const leg of legs) {
    for (const [visit, score] of leg.visits.entries()) {
      if (score !== MAXIMUM) continue;
      left -= 1;
      if (left === 0) return throwerOf(leg, visit) === 'home' ? HOME_LEG : AWAY_LEG;
    }
  }
  return 0;
}

/** Who wins a leg, 1 home and 2 away, and 8 more with a 180 in it; 0 where it is not played. */
export function winnerWithMaximum(leg: number): DartsMeasure {
  return measureAt(`leg-double:${leg}`, winnerWithMaximumAt, leg);
}

function winnerWithMaximumAt({ told, mostLegs }: DartsOutcomes, index: number, leg: number): number {
  if (leg > mostLegs) return 0;
  return (told[index * mostLegs + leg - 1] ?? 0) & (WINNER_BITS | WITH_MAXIMUM);
}

/** Who wins so many legs first: 1 home, 2 away, 0 neither. */
export function raceTo(legs: number): DartsMeasure {
  return measureAt(`race:${legs}`, firstTo, legs);
}

function firstTo({ told, mostLegs }: DartsOutcomes, index: number, legs: number): number {
  let home = 0;
  let away = 0;
  for (let leg = index * mostLegs; leg < (index + 1) * mostLegs; leg++) {
    const winner = (told[leg] ?? 0) & WINNER_BITS;
    if (winner === 0) return 0;
    if (winner === 1) home += 1;
    else away += 1;
    if (home === legs) return 1;
    if (away === legs) return 2;
  }
  return 0;
}

/** The finish of a leg that is on; 0 for others, of which nobody can say. */
export function legCheckoutOf(leg: number): DartsMeasure {
  return columnMeasure(`leg-checkout:${leg}`, ({ runningCheckout, runningLeg, real }) => {
    if (real === undefined) return leg === runningLeg ? runningCheckout : 0;
    const known = real[leg - 1];
    return known && legWinner(known) !== undefined ? (known.visits.at(-1) ?? 0) : 0;
  });
}

/** A visit of a leg, both numbers from 1. */
export interface Visit {
  readonly leg: number;
  readonly visit: number;
  /** Undefined where that is not known, as before the first dart. */
  readonly thrower: SideKey | undefined;
}

/** 'l9:7:home', 'l1:2' */
export function visitKey({ leg, visit, thrower }: Visit): string {
  return `l${leg}:${visit}${thrower === undefined ? '' : `:${thrower}`}`;
}

/** The visit after one, which the other side throws. */
export function visitAfter({ leg, visit, thrower }: Visit): Visit {
  return { leg, visit: visit + 1, thrower: thrower && otherSide(thrower) };
}

/** 1 more than the points of a visit; 0 when it is not thrown, or not by this side, or none of the next ones. */
export function visitScoreOf(visit: Visit): DartsMeasure {
  return measureAt(`visit-score:${visitKey(visit)}`, visitScoreAt, visit);
}

function visitScoreAt(
  { nextScores, nextVisit, runningLeg, runningFirst, real }: DartsOutcomes,
  index: number,
  { leg, visit, thrower }: Visit,
): number {
  const first = real === undefined ? runningFirst : real[leg - 1]?.first;
  const isKnown = first !== undefined && thrower !== undefined;
  if (isKnown && (first === thrower) !== (visit % 2 === 1)) return 0;
  if (real !== undefined) return 1 + (real[leg - 1]?.visits[visit - 1] ?? -1);
  const ahead = visit - nextVisit;
  if (leg !== runningLeg || ahead < 0 || ahead >= TOLD_VISITS) return 0;
  return nextScores[index * TOLD_VISITS + ahead] ?? 0;
}
