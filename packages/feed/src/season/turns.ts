import { hash } from '@fairline/sports/kit/hash.ts';
import { Random } from '@fairline/sports/random.ts';
import { seasonStart } from './dates.ts';
import type { League, LeagueSide } from './league.ts';
import { shuffled } from './matchups.ts';
import { gamesOfWeek, type Timetable } from './timetable.ts';
import { tuesdayOf } from './zones.ts';

/** A week of a season in which all sides come to the same number of games. */
export interface Turns {
  /** Games of all sides together that are left for the week and those after it. */
  readonly gamesLeft: number;
  /** Who plays once more than others in the week. */
  readonly inTurn: ReadonlySet<LeagueSide>;
}

/**
 * Whose turn it is in a week: of leagues whose sides are told by their record, have so many games a season, and are drawn. Places in
 * games go round the sides in an order that is drawn for the season: after no week has anybody played two games more than another.
 * Undefined in any other league.
 */
export function turnsOf(league: League, timetable: Timetable, tuesday: number): Turns | undefined {
  const { competition, dates, seasonGames, record, fixtures, series } = league;
  const start = seasonStart(dates, tuesday + 6);
  if (!record || !seasonGames || fixtures || start === undefined || series?.(start)) return undefined;
  const sides = league.sides.flat();
  let gamesLeft = (seasonGames * sides.length) / 2;
  let place = 0;
  for (let week = tuesdayOf(start); week < tuesday; week += 7) {
    const games = Math.min(gamesLeft, gamesOfWeek(timetable, dates, week));
    gamesLeft -= games;
    place = (place + 2 * games) % sides.length;
  }
  const places = 2 * Math.min(gamesLeft, gamesOfWeek(timetable, dates, tuesday));
  const order = shuffled(sides, new Random(hash(`${competition.slug} season ${start}`)));
  const inTurn = [...order, ...order].slice(place, place + (places % sides.length));
  return { gamesLeft, inTurn: new Set(inTurn) };
}
