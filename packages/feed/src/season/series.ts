import { hash } from '@fairline/sports/kit/hash.ts';
import { Random } from '@fairline/sports/random.ts';
import { fraction } from '../pick.ts';
import type { League, LeagueSide, Matchup } from './league.ts';
import { playOffSides } from './play-off-sides.ts';
import { lastingRating } from './ratings.ts';
import { type PlayOffRound, roundOn, type Timetable } from './timetable.ts';

/** How often the better side wins a game, for how long a series is. */
const BETTER_WINS = 0.58;
const [AT_BETTER, AT_OTHER] = ['H', 'A'];

/** The games of a day in a round that is played in series, of which every second begins a day later. */
export function seriesGames(
  league: League,
  timetable: Timetable,
  round: PlayOffRound,
  day: number,
): Matchup[] {
  const { series = '' } = round;
  let first = day;
  while (roundOn(timetable, first - 1) === round) first -= 1;
  return seriesOf(league, round).flatMap(([better, other], number): Matchup[] => {
    const at = day - first - (number % 2);
    const place = series[at];
    const before = [...series.slice(0, Math.max(0, at))].filter(isPlayed).length;
    const random = new Random(hash(`${better.id} ${other.id} ${first}`));
    if (before >= lengthOf(series, random)) return [];
    if (place === AT_BETTER) return [{ home: better, away: other }];
    return place === AT_OTHER ? [{ home: other, away: better }] : [];
  });
}

/** Who meets, the better first: in each half the best the last of those who play, until two are left. */
function seriesOf(league: League, round: PlayOffRound): (readonly [better: LeagueSide, other: LeagueSide])[] {
  const left = [...playOffSides(league, round)];
  const halves = round.sides > 2 ? league.sides : [league.sides.flat()];
  return halves.flatMap((half) => {
    const own = left
      .filter((side) => half.includes(side))
      .sort((one, other) => lastingRating(other) - lastingRating(one));
    return own.slice(0, own.length / 2).flatMap((better, place) => {
      const other = own.at(-1 - place);
      return other ? [[better, other] as const] : [];
    });
  });
}

/** In games: until somebody has won most of them. */
function lengthOf(series: string, random: Random): number {
  const needed = ([...series].filter(isPlayed).length + 1) / 2;
  let [better, other] = [0, 0];
  while (better < needed && other < needed) {
    if (fraction(random) < BETTER_WINS) better += 1;
    else other += 1;
  }
  return better + other;
}

function isPlayed(place: string): boolean {
  return place === AT_BETTER || place === AT_OTHER;
}
