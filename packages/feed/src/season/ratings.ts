import { hash } from '@fairline/sports/kit/hash.ts';
import { Random } from '@fairline/sports/random.ts';
import type { Side } from '@fairline/sports/sport.ts';
import { normal } from '../pick.ts';
import type { Matchup } from './league.ts';
import { tierOf } from './tiers.ts';

const WEEK_MS = 7 * 86_400_000;

/** By how much one tier is better than the next, and the deviation within a tier: chosen so that that of all sides of a league is about 1. */
const [TIER_STEP, IN_TIER] = [0.85, 0.25];
const AVERAGE_TIER = 3;

/** How good a side is in a week, roughly normal with mean 0 and deviation 1: most of it lasts, the rest is form. */
export function rating(side: Side, startsAtMs: number): number {
  const form = normal(new Random(hash(side.id), Math.floor(startsAtMs / WEEK_MS)));
  return 0.98 * lastingRating(side) + 0.2 * form;
}

/** What lasts of it. */
export function lastingRating(side: Side): number {
  const own = normal(new Random(hash(side.id)));
  const tier = tierOf(side);
  return tier === undefined ? own : TIER_STEP * (AVERAGE_TIER - tier) + IN_TIER * own;
}

/** Chance of the home side to win, where being at home is worth nothing; to a thousandth. */
export function winChance({ home, away }: Matchup, startsAtMs: number, logitPerRating: number): number {
  const logit = logitPerRating * (rating(home, startsAtMs) - rating(away, startsAtMs));
  return chanceAt(logit, 0.03, 0.97);
}

/** The chance of some log-odds, to a thousandth, and kept between two others. */
export function chanceAt(logit: number, least: number, most: number): number {
  return clamped(Math.round(1000 * logistic(logit)) / 1000, least, most);
}

/** The chance of some log-odds. */
export function logistic(logit: number): number {
  return 1 / (1 + Math.exp(0 - logit));
}

export function halfPoint(value: number): number {
  return Math.round(value * 2) / 2;
}

export function clamped(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
