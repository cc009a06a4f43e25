import { Random } from '@fairline/sports/random.ts';
import { hash } from '../hash.ts';
import { type NflTeam, nflTeams } from '../nfl/teams.ts';
import { integer } from '../pick.ts';

export interface Matchup {
  readonly away: NflTeam;
  readonly home: NflTeam;
}

/** A team rests this many slots before its next game; a game, overtime included, takes fewer. */
export const REST_SLOTS = 8;

/**
 * Who plays in each slot of a day, the same each time for the same day. No team plays again within REST_SLOTS, over
 * midnight neither: a day begins with one conference and ends with the other.
 * @param day 'yyyy-mm-dd'
 */
export function matchupsOfDay(day: string, slots: number): Matchup[] {
  const random = new Random(hash(`nfl ${day}`));
  /** Longest rested first. */
  let rested: NflTeam[] = shuffled(nflTeams, random);
  const playing: NflTeam[][] = [];
  const matchups: Matchup[] = [];
  for (let slot = 0; slot < slots; slot++) {
    if (playing.length === REST_SLOTS) rested.push(...(playing.shift() ?? []));
    const allowed = rested.filter((team) => mayPlay(team, slot, slots));
    const [one, other] = twoOf(allowed.length >= 2 ? allowed : rested, random);
    if (!one || !other) throw new Error('There are too few teams for a season.');
    rested = rested.filter((team) => team !== one && team !== other);
    playing.push([one, other]);
    matchups.push({ away: one, home: other });
  }
  return matchups;
}

/** The first slots of a day are the AFC's and the last the NFC's; before those the AFC plays, so that the NFC is rested. */
function mayPlay(team: NflTeam, slot: number, slots: number): boolean {
  if (slot < REST_SLOTS) return team.conference === 'AFC';
  if (slot >= slots - REST_SLOTS) return team.conference === 'NFC';
  if (slot >= slots - 2 * REST_SLOTS) return team.conference === 'AFC';
  return true;
}

/** Two of those that have rested longest. */
function twoOf(teams: readonly NflTeam[], random: Random): (NflTeam | undefined)[] {
  const pool = teams.slice(0, 6);
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
