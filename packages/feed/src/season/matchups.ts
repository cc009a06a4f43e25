import { hash } from '@fairline/sports/kit/hash.ts';
import { Random } from '@fairline/sports/random.ts';
import type { RandomSource } from '@fairline/sports/sport.ts';
import { integer } from '../pick.ts';
import { LONGEST_GAME } from './calendar.ts';
import { type DayPlan, isListedEarly, LOOSE } from './day-plan.ts';
import type { League, LeagueSide, Matchup } from './league.ts';

/** Slots that a side rests before its next game, for a game that takes `games` of them: a long one, overtime included, fits. */
export function restSlots(liveGames: number): number {
  return Math.ceil(liveGames * LONGEST_GAME);
}

/**
 * Who plays in each slot of a day, the same each time for the same day. No side plays again while it rests, over midnight
 * neither: a day begins with one half of the league and ends with the other. Who plays a game that is listed long before has
 * no other that day before it; of the rest those play who have rested longest.
 * @param day 'yyyy-mm-dd'
 */
export function matchupsOfDay(league: League, day: string, slots: number, plan: DayPlan): Matchup[] {
  const rest = restSlots(league.liveGames);
  const random = new Random(hash(`${league.competition.slug} ${day}`));
  const early = new Set(league.sides[0]);
  const late = new Set(league.sides[1]);
  const drawn = shuffled(league.sides.flat(), random);
  const kept = keptOf(drawn, early, plan.kept);
  /** Longest rested first. */
  let rested = drawn.filter((side) => !kept.includes(side));
  const playing: LeagueSide[][] = [];
  const isOnce = league.isOnceADay && 2 * slots <= drawn.length;
  const returnsAfter = isOnce ? slots : rest;
  const matchups: Matchup[] = [];
  for (let slot = 0; slot < slots; slot++) {
    if (playing.length === returnsAfter) rested.push(...(playing.shift() ?? []));
    const half = halfOf(slot, slots, rest);
    const mayPlay = (side: LeagueSide) => half === 'all' || (half === 'early' ? early : late).has(side);
    const listed = isListedEarly(plan, slot) ? pairOf(kept, mayPlay) : undefined;
    if (listed) {
      for (const side of listed) kept.splice(kept.indexOf(side), 1);
      playing.push([...listed]);
      matchups.push({ away: listed[0], home: listed[1] });
      continue;
    }
    const allowed = rested.filter(mayPlay);
    const [one, other] = twoOf(allowed.length >= 2 ? allowed : rested, random);
    if (!one || !other) throw new Error(`There are too few sides in ${league.competition.name}.`);
    rested = rested.filter((side) => side !== one && side !== other);
    playing.push([one, other]);
    matchups.push({ away: one, home: other });
  }
  return matchups;
}

/** The sides of the games that are listed long before, as many of each half; the day begins with two of the first. */
function keptOf(drawn: readonly LeagueSide[], early: ReadonlySet<LeagueSide>, count: number): LeagueSide[] {
  const ofEarly = drawn.filter((side) => early.has(side)).slice(0, Math.max(2, count >> 1));
  const ofLate = drawn.filter((side) => !early.has(side)).slice(0, count - ofEarly.length);
  const [one, other] = ofEarly;
  const others = drawn.filter((side) => ofEarly.includes(side) || ofLate.includes(side));
  if (!one || !other || count === 0) return [];
  return [one, other, ...others.filter((side) => side !== one && side !== other)];
}

/** The first two who may play. */
function pairOf(
  sides: readonly LeagueSide[],
  mayPlay: (side: LeagueSide) => boolean,
): readonly [LeagueSide, LeagueSide] | undefined {
  const [one, other] = sides.filter(mayPlay);
  return one && other && [one, other];
}

/** The first slots of a day are one half's and the last the other's; before those the first plays, so that the other is rested. */
function halfOf(slot: number, slots: number, rest: number): 'early' | 'late' | 'all' {
  if (slot < rest) return 'early';
  if (slot >= slots - rest) return 'late';
  return slot >= slots - 2 * rest ? 'early' : 'all';
}

/** Two of those that have rested longest. */
export function twoOf(sides: readonly LeagueSide[], random: Random): (LeagueSide | undefined)[] {
  const pool = sides.slice(0, LOOSE);
  const [one] = pool.splice(integer(random, pool.length), 1);
  const [other] = pool.splice(integer(random, pool.length), 1);
  return [one, other];
}

export function shuffled<T>(values: readonly T[], random: RandomSource): T[] {
  return values
    .map((value) => ({ value, order: random.next() }))
    .sort((left, right) => left.order - right.order)
    .map(({ value }) => value);
}
