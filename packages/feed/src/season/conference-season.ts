import { hash } from '@fairline/sports/kit/hash.ts';
import { Random } from '@fairline/sports/random.ts';
import { integer } from '../pick.ts';
import type { League, LeagueSide, Matchup } from './league.ts';
import { shuffled } from './matchups.ts';

/** Two sides by their abbreviations that meet in the last week of each season; the first is at home in even years. */
export type Rivals = readonly [evenYears: string, oddYears: string];

/** A season of two conferences, of sixteen sides each. */
export interface ConferenceSeason {
  readonly slug: string;
  readonly conferences: League['sides'];
  /** In the order they kick off in; who has no rival in its conference meets another such side. */
  readonly rivals: readonly Rivals[];
}

type Pair = readonly [LeagueSide, LeagueSide];

/** The first weeks are played between the conferences, then each plays for itself: at first and in the end everybody, else half of one rests. */
const [WEEKS_BETWEEN, WEEKS_WITHIN, FIRST_REST, RESTS] = [3, 11, 2, 4];
/** Weeks before the last one in which the season begins. */
export const CONFERENCE_WEEKS = WEEKS_BETWEEN + WEEKS_WITHIN;
/** In which rivals meet. */
const LAST_ROUND = 1;
const RIVALRY_WEEK = WEEKS_WITHIN;

/**
 * The games of a week, in the order they kick off in. In a season each side has twelve: three against the other conference, eight
 * against its own, twice with a week of rest, and in the last week its rival. Nobody meets anybody twice: in round r, 1 to 15,
 * side i plays the side i XOR r, and no two weeks share a round.
 * @param week the first is 1
 */
export function conferenceWeek(season: ConferenceSeason, year: number, week: number): Matchup[] {
  const random = new Random(hash(`${season.slug} season ${year}`));
  const orders = season.conferences.map((sides) => orderOf(sides, season.rivals, random));
  const ofWeek = new Random(hash(`${season.slug} season ${year} week ${week}`));
  const within = week - WEEKS_BETWEEN;
  if (within === RIVALRY_WEEK) return lastGames(season.rivals, orders, year, ofWeek);
  const pairs =
    within < 1
      ? gamesBetween(orders, week)
      : orders.flatMap((order, conference) => gamesWithin(order, conference, within));
  return shuffled(pairs, ofWeek).map((pair) => turned(pair, ofWeek));
}

/** A conference with rivals beside each other, and otherwise drawn. */
function orderOf(sides: readonly LeagueSide[], rivals: readonly Rivals[], random: Random): LeagueSide[] {
  const pairs = rivals.flatMap(([one, other]) => {
    const pair = [one, other].flatMap((name) => sides.filter(({ abbreviation }) => abbreviation === name));
    return pair.length === 2 ? [pair] : [];
  });
  const paired = pairs.flat();
  const others = shuffled(
    sides.filter((side) => !paired.includes(side)),
    random,
  );
  const drawn = others.flatMap((_, at) => (at % 2 === 0 ? [others.slice(at, at + 2)] : []));
  return shuffled([...pairs, ...drawn], random).flat();
}

function gamesBetween([one = [], other = []]: readonly LeagueSide[][], round: number): Pair[] {
  return one.flatMap((side, at) => pairOf(side, other[at ^ round]));
}

/** Rounds below eight leave both halves of a conference among themselves, so that one can rest. */
function gamesWithin(order: readonly LeagueSide[], conference: number, week: number): Pair[] {
  const rest = (week - FIRST_REST - conference) / 2;
  const isRest = Number.isInteger(rest) && rest >= 0 && rest < RESTS;
  const round = isRest ? LAST_ROUND + 1 + rest : LAST_ROUND + RESTS + week;
  const half = order.length / 2;
  const rests = (at: number) => isRest && Math.floor(at / half) === rest % 2;
  return order.flatMap((side, at) =>
    at < (at ^ round) && !rests(at) ? pairOf(side, order[at ^ round]) : [],
  );
}

function lastGames(
  rivals: readonly Rivals[],
  orders: readonly LeagueSide[][],
  year: number,
  random: Random,
): Matchup[] {
  const pairs = orders.flatMap((order) =>
    order.flatMap((side, at) => (at % 2 === 0 ? pairOf(side, order[at ^ LAST_ROUND]) : [])),
  );
  const known = rivals.flatMap(([even, odd]): Matchup[] => {
    const pair = pairs.find((sides) => sides.every(({ abbreviation: own }) => own === even || own === odd));
    const home = pair?.find(({ abbreviation }) => abbreviation === (year % 2 === 0 ? even : odd));
    const away = pair?.find((side) => side !== home);
    return home && away ? [{ home, away }] : [];
  });
  const others = pairs.filter(([one]) => !known.some(({ home, away }) => one === home || one === away));
  return [...known, ...others.map((pair) => turned(pair, random))];
}

function pairOf(one: LeagueSide, other: LeagueSide | undefined): Pair[] {
  return other ? [[one, other]] : [];
}

function turned([one, other]: Pair, random: Random): Matchup {
  return integer(random, 2) === 1 ? { home: one, away: other } : { home: other, away: one };
}
