import { Random } from '@fairline/sports/random.ts';
import { hash } from '../hash.ts';
import { integer } from '../pick.ts';
import type { League, LeagueSide, Matchup } from './league.ts';

/** Slots that a side rests before its next game, for a game that takes `games` of them: a long one, overtime included, fits. */
export function restSlots(liveGames: number): number {
  return Math.ceil(liveGames * 1.6);
}

/**
 * Who plays in each slot of a day, the same each time for the same day. No side plays again while it rests, over midnight
 * neither: a day begins with one half of the league and ends with the other.
 * @param day 'yyyy-mm-dd'
 */
export function matchupsOfDay(league: League, day: string, slots: number): Matchup[] {
  const rest = restSlots(league.liveGames);
  const random = new Random(hash(`${league.competition.slug} ${day}`));
  const [early, late] = league.sides.map((half) => new Set(half));
  /** Longest rested first. */
  let rested: LeagueSide[] = shuffled(league.sides.flat(), random);
  const playing: LeagueSide[][] = [];
  const matchups: Matchup[] = [];
  for (let slot = 0; slot < slots; slot++) {
    if (playing.length === rest) rested.push(...(playing.shift() ?? []));
    const half = halfOf(slot, slots, rest) === 'early' ? early : late;
    const allowed = halfOf(slot, slots, rest) === 'all' ? rested : rested.filter((side) => half?.has(side));
    const [one, other] = twoOf(allowed.length >= 2 ? allowed : rested, random);
    if (!one || !other) throw new Error(`There are too few sides in ${league.competition.name}.`);
    rested = rested.filter((side) => side !== one && side !== other);
    playing.push([one, other]);
    matchups.push({ away: one, home: other });
  }
  return matchups;
}

/** The first slots of a day are one half's and the last the other's; before those the first plays, so that the other is rested. */
function halfOf(slot: number, slots: number, rest: number): 'early' | 'late' | 'all' {
  if (slot < rest) return 'early';
  if (slot >= slots - rest) return 'late';
  return slot >= slots - 2 * rest ? 'early' : 'all';
}

/** Two of those that have rested longest. */
function twoOf(sides: readonly LeagueSide[], random: Random): (LeagueSide | undefined)[] {
  const pool = sides.slice(0, 6);
  const [one] = pool.splice(integer(random, pool.length), 1);
  const [other] = pool.splice(integer(random, pool.length), 1);
  return [one, other];
}

function shuffled<T>(values: readonly T[], random: Random): T[] {
  return values
    .map((value) => ({ value, order: random.next() }))
    .sort((left, right) => left.order - right.order)
    .map(({ value }) => value);
}
