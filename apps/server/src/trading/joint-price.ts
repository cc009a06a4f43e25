import { compareOdds, type Odds } from '@fairline/money/odds.ts';
import { groupPrices } from '@fairline/pricing/group-prices.ts';
import {
  containedLegs,
  eachLosesAlone,
  exclusiveLegs,
  type MeasuredLeg,
} from '@fairline/pricing/joint-conflict.ts';
import { type JointCounts, jointCounts, wholeCounts } from '@fairline/pricing/joint-counts.ts';
import { jointFair } from '@fairline/pricing/joint-fair.ts';
import { sameGameLuck, sameGameMargin } from './same-game-margin.ts';
import { type JointLeg, type JointPrice, type JointWay, MAX_SAME_GAME_LEGS } from './trading.ts';

/** A leg that is on sale: its own odds, and the samples they were made from. */
export interface PricedLeg extends MeasuredLeg {
  readonly odds: Odds;
}

/** Legs that win together in fewer samples are not sold: the chance is known to a fifth at best. */
export const FEWEST_JOINT_WINS = 32;

/** A book, as far as a joint price needs it. */
export interface JointBook {
  readonly sequence: number;
  /** Nothing more is to come: its prices are of as many samples, and those of as many lines, as they will be. */
  readonly hasAllSamples: boolean;
  isOnSale(leg: JointLeg): boolean;
  /** Undefined for what is not on sale, and for what has no samples. */
  leg(leg: JointLeg): PricedLeg | undefined;
}

/** A book, as far as it takes to tell what legs are worth that need not be on sale. */
interface HeldBook {
  isOnSale(leg: JointLeg): boolean;
  /** Of a leg that is on no sale. */
  heldWays(leg: JointLeg): readonly JointWay[] | 'suspended' | undefined;
  /** On sale or not. */
  sampled(leg: JointLeg): MeasuredLeg | undefined;
}

/** See Trading.joint. */
export function jointPrice(book: JointBook | undefined, legs: readonly JointLeg[]): JointPrice {
  if (legs.length > MAX_SAME_GAME_LEGS) return { kind: 'refused', reason: 'too-many' };
  if (!book || legs.length === 0 || !legs.every((leg) => book.isOnSale(leg))) return UNAVAILABLE;
  const priced = legs.map((leg) => book.leg(leg)).filter((leg) => leg !== undefined);
  const price = priced.length < legs.length ? undefined : priceTogether(priced, book.sequence);
  return price ?? (book.hasAllSamples ? NOT_SOLD : PRICING);
}

/** See Trading.heldWays. */
export function heldWays(
  book: HeldBook | undefined,
  legs: readonly JointLeg[],
): readonly JointWay[] | 'suspended' | undefined {
  if (!book) return undefined;
  const alone = legs.map((leg) => book.heldWays(leg));
  if (alone.some((ways) => ways === 'suspended')) return 'suspended';
  if (legs.length < 2) return alone[0];
  if (alone.some((ways) => ways?.length === 0)) return [];
  if (!legs.every((leg, at) => alone[at] !== undefined || book.isOnSale(leg))) return undefined;
  const measured = legs.map((leg) => book.sampled(leg)).filter((leg) => leg !== undefined);
  if (measured.length < legs.length) return undefined;
  const counts = wholeCounts(bitsOf(measured));
  const all = (1 << legs.length) - 1;
  return counts.count(all, 0) < FEWEST_JOINT_WINS ? undefined : waysOf(counts, all);
}

/** See Trading.jointOfSubsets. */
export function jointPricesOfSubsets(
  book: JointBook | undefined,
  legs: readonly JointLeg[],
): readonly (Odds | undefined)[] {
  if (legs.length > MAX_SAME_GAME_LEGS) return [];
  const found = legs.map((leg) => book?.leg(leg));
  const priced = found.filter((leg) => leg !== undefined);
  const counts = jointCounts(bitsOf(priced));
  const priceOf = pricesOf(priced, counts);
  const all = (1 << legs.length) - 1;
  return Array.from({ length: all + 1 }, (_, mask) => {
    const chosen = found.filter((_, leg) => (mask & (1 << leg)) !== 0);
    const kept = chosen.filter((leg) => leg !== undefined);
    if (kept.length === 0 || kept.length < chosen.length) return undefined;
    // Whatever is left of a group that could be sold has a price, however little is combined.
    return mask === all ? wholeOdds(kept, counts) : priceOf(maskOf(priced, kept));
  });
}

/** Undefined where these samples give no price. */
function priceTogether(
  legs: readonly PricedLeg[],
  sequence: number,
  counts = wholeCounts(bitsOf(legs)),
): JointPrice | undefined {
  const all = (1 << legs.length) - 1;
  const wins = counts.count(all, 0);
  const conflict = conflictOf(legs, counts, wins);
  if (conflict) return { kind: 'refused', reason: 'conflict', legs: conflict };
  if (wins < FEWEST_JOINT_WINS && legs.length > 1) return undefined;
  const fair = jointFair(counts, all, sameGameLuck(legs.length))?.fair;
  const odds = pricesOf(legs, counts)(all);
  if (fair === undefined || fair <= 1 || odds === undefined) return undefined;
  // A leg's push is worth so much beside the others that the leg alone pays more: nobody would understand the price.
  if (legs.some((leg) => compareOdds(odds, leg.odds) < 0)) return undefined;
  return { kind: 'priced', odds, probability: 1 / fair, ways: waysOf(counts, all), sequence };
}

/** All legs win, or some push and all others win. */
function waysOf(counts: JointCounts, all: number): readonly JointWay[] {
  const ways: JointWay[] = [];
  const pushing = all & counts.pushing;
  for (let pushed = pushing; ; pushed = (pushed - 1) & pushing) {
    const chance = counts.count(all & ~pushed, pushed) / counts.size;
    if (chance > 0) ways.push({ pushed, chance });
    if (pushed === 0) return ways;
  }
}

function conflictOf(
  legs: readonly PricedLeg[],
  counts: JointCounts,
  wins: number,
): readonly number[] | undefined {
  if (legs.length < 2) return undefined;
  if (wins === 0) return exclusiveLegs(legs, counts);
  return eachLosesAlone(bitsOf(legs)) ? undefined : containedLegs(legs, counts);
}

function wholeOdds(legs: readonly PricedLeg[], counts: JointCounts): Odds | undefined {
  const whole = priceTogether(legs, 0, counts);
  return whole?.kind === 'priced' ? whole.odds : undefined;
}

function pricesOf(legs: readonly PricedLeg[], counts: JointCounts): (mask: number) => Odds | undefined {
  return groupPrices(
    counts,
    legs.map(({ odds }) => odds),
    (count) => ({ margin: sameGameMargin(count), deviations: sameGameLuck(count) }),
  );
}

function maskOf(legs: readonly PricedLeg[], chosen: readonly PricedLeg[]): number {
  return legs.reduce((mask, leg, index) => (chosen.includes(leg) ? mask | (1 << index) : mask), 0);
}

function bitsOf(legs: readonly MeasuredLeg[]) {
  return legs.map(({ bits }) => bits);
}

export const UNAVAILABLE: JointPrice = { kind: 'refused', reason: 'unavailable' };
const NOT_SOLD: JointPrice = { kind: 'refused', reason: 'not-sold' };
const PRICING: JointPrice = { kind: 'refused', reason: 'pricing' };
