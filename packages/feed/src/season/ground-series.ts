import { hash } from '@fairline/sports/kit/hash.ts';
import { Random } from '@fairline/sports/random.ts';
import { type Dates, seasonStart } from './dates.ts';
import { divisionOf } from './futures/divisions.ts';
import type { League, LeagueSide, Matchup } from './league.ts';
import { shuffled } from './matchups.ts';
import { FRIDAY, MONDAY, roundOn, type Timetable } from './timetable.ts';
import { monthOf, weekday } from './zones.ts';

/** 1 January 2027: games of seasons before were drawn each day anew, and were announced so. To be removed with the season of 2027. */
const FROM = Date.UTC(2027, 0, 1) / 86_400_000;
const [USUAL_GAMES, WEEKEND_DAYS, WEEK_DAYS] = [3, 3, 7];
/** So many times a season, at the least, a stretch from Monday on has only two games, and as often four. */
const LEAST_UNUSUAL = 2;
/** Nobody meets whom he met within so many stretches before, if others are left. */
const APART = 4;
/** Who was at home in so many games more than the other is his guest, wherever they met last. */
const MOST_AHEAD = 1;

/** The half of a week in which everybody plays one series: three days from Friday on, or two to four of those before. */
interface Stretch {
  readonly first: number;
  readonly games: number;
}

interface Series extends Matchup {
  readonly first: number;
  readonly games: number;
}

type Pair = readonly [LeagueSide, LeagueSide];
type SeriesLeague = Pick<League, 'competition' | 'sides' | 'dates' | 'seasonGames' | 'conferences'>;

/** The seasons that were asked for last: each day asks for its own. */
const seasons = new Map<string, readonly Series[]>();
const MOST_KEPT = 4;

/**
 * The games of a day of a league whose sides stay at one ground for two to four days: everybody plays a series from Friday to Sunday
 * and one in the days before, from Monday or from Tuesday on, and rests on the day that is left. Undefined where games are drawn.
 * @param league of two halves of equally many sides, an odd number, in divisions of an odd number
 * @param day its number since 1970, of a season and not of its play-offs
 */
export function groundSeriesOn(
  league: SeriesLeague,
  timetable: Timetable,
  day: number,
): readonly Matchup[] | undefined {
  const start = seasonStart(league.dates, day);
  if (start === undefined || start < FROM) return undefined;
  const key = `${league.competition.slug} season ${start}`;
  const season = seasons.get(key) ?? seasonOf(league, timetable, start, key);
  if (seasons.size > MOST_KEPT) seasons.clear();
  seasons.set(key, season);
  return season.filter(({ first, games }) => first <= day && day < first + games);
}

function seasonOf(league: SeriesLeague, timetable: Timetable, start: number, seed: string): Series[] {
  const random = new Random(hash(seed));
  const stretches = stretchesOf(stretchDays(league.dates, timetable, start), league.seasonGames ?? 0);
  const rounds = inOrder(roundsOf(league, random), stretches.length, random);
  const ground = new Grounds();
  return stretches.flatMap(({ first, games }, at): Series[] => {
    // Not all rest on the same days.
    const days = weekday(first) === FRIDAY ? WEEKEND_DAYS : WEEK_DAYS - WEEKEND_DAYS;
    const begins = days - games + 1;
    return shuffled(rounds[at] ?? [], random).map((pair, place) => ({
      ...ground.of(pair, games),
      first: first + (place % begins),
      games,
    }));
  });
}

/** The first days of the halves of weeks that are whole before the play-offs; in one of July everybody rests for the game of the stars. */
function stretchDays(dates: Dates, timetable: Timetable, start: number): number[] {
  const isOn = (day: number) => seasonStart(dates, day) === start && roundOn(timetable, day) === undefined;
  const days: number[] = [];
  for (let day = start; isOn(day); day++) {
    const length =
      weekday(day) === FRIDAY ? WEEKEND_DAYS : weekday(day) === MONDAY ? WEEK_DAYS - WEEKEND_DAYS : 0;
    if (length > 0 && isOn(day + length - 1)) days.push(day);
  }
  const rest = days.filter((day) => weekday(day) === MONDAY && monthOf(day) === 7)[1];
  return days.filter((day) => day !== rest);
}

/** So many games in each that a side comes to those of a season: all have three but for some of the stretches from Monday on. */
function stretchesOf(days: readonly number[], seasonGames: number): Stretch[] {
  const weeks = days.filter((day) => weekday(day) === MONDAY);
  const more = seasonGames - USUAL_GAMES * days.length;
  const [short, long] = [Math.max(0, -more) + LEAST_UNUSUAL, Math.max(0, more) + LEAST_UNUSUAL];
  const unusual = Array.from(
    { length: short + long },
    (_, at) => weeks[Math.floor(((at + 0.5) * weeks.length) / (short + long))],
  );
  const isShort = (at: number) =>
    Math.floor(((at + 1) * short) / (short + long)) > Math.floor((at * short) / (short + long));
  return days.map((first) => {
    const at = unusual.indexOf(first);
    if (at < 0) return { first, games: USUAL_GAMES };
    return { first, games: isShort(at) ? USUAL_GAMES - 1 : USUAL_GAMES + 1 };
  });
}

/**
 * Rounds in which everybody plays one: everybody of the own half twice and of the other half once, and then those of the own division
 * again and again. Who is left over where an odd number plays meets one of the other half.
 */
function roundsOf(league: SeriesLeague, random: Random): (count: number) => Pair[][] {
  const halves = league.sides.map((half) => shuffled(half, random));
  const [one = [], other = []] = halves;
  const size = one.length;
  const across = one.map((_, round) => one.flatMap((side, at) => pairOf(side, other[(at + round) % size])));
  const within = Array.from({ length: 2 * size }, (_, round) => allPlay(halves, round));
  const divisions = halves.map((half) => {
    const names = [...new Set(half.map((side) => divisionOf(league, side)))].sort();
    return names.map((name) => half.filter((side) => divisionOf(league, side) === name));
  });
  const byDivision = (round: number) =>
    (divisions[0] ?? []).flatMap((own, at) => allPlay([own, divisions[1]?.[at] ?? []], round));
  return (count) =>
    [
      ...across,
      ...within,
      ...Array.from({ length: Math.max(0, count - across.length - within.length) }, (_, round) =>
        byDivision(round),
      ),
    ].slice(0, count);
}

/** Rounds of two groups of an odd number each: the one of each that is left over play each other. */
function allPlay(groups: readonly (readonly LeagueSide[])[], round: number): Pair[] {
  const pairs = groups.flatMap((group) =>
    group.slice(1, (group.length + 1) / 2).flatMap((_, apart) => {
      const size = group.length;
      const [one, other] = [group[(round + apart + 1) % size], group[(round + size - apart - 1) % size]];
      return one ? pairOf(one, other) : [];
    }),
  );
  const [one, other] = groups.map((group) => group[round % group.length]);
  return one ? [...pairs, ...pairOf(one, other)] : pairs;
}

function pairOf(one: LeagueSide, other: LeagueSide | undefined): Pair[] {
  return other ? [[one, other]] : [];
}

/** The rounds in an order in which the same two do not meet again soon. */
function inOrder(roundsFor: (count: number) => Pair[][], count: number, random: Random): Pair[][] {
  let left = shuffled(roundsFor(count), random);
  const order: Pair[][] = [];
  while (left.length > 0) {
    const met = new Set(order.slice(-APART).flat().map(nameOf));
    const next = left.find((round) => !round.some((pair) => met.has(nameOf(pair)))) ?? left[0];
    left = left.filter((round) => round !== next);
    if (next) order.push(next);
  }
  return order;
}

function nameOf([one, other]: Pair): string {
  return one.id < other.id ? `${one.id} ${other.id}` : `${other.id} ${one.id}`;
}

/** Whose ground it is: of two who meet again the other's, as long as both are at home about as often. */
class Grounds {
  readonly #atHome = new Map<LeagueSide, number>();
  readonly #last = new Map<string, LeagueSide>();

  of(pair: Pair, games: number): Matchup {
    const [one, other] = pair;
    const ahead = this.#gamesOf(one) - this.#gamesOf(other);
    const last = this.#last.get(nameOf(pair));
    const isOneGuest = last === undefined || Math.abs(ahead) > MOST_AHEAD ? ahead > 0 : last === one;
    const [home, away] = isOneGuest ? [other, one] : [one, other];
    this.#atHome.set(home, this.#gamesOf(home) + games);
    this.#last.set(nameOf(pair), home);
    return { home, away };
  }

  #gamesOf(side: LeagueSide): number {
    return this.#atHome.get(side) ?? 0;
  }
}
