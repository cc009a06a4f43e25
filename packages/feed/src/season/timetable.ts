import type { Side } from '@fairline/sports/sport.ts';
import { type Dates, isIn } from './dates.ts';
import { weekday } from './zones.ts';

/** Games that are planned for a time of the week, as on any fixture list. */
export interface KickOffs {
  /** Days of the week, 0 for Sunday. */
  readonly days: readonly number[];
  /** '19:30': local times, shared out evenly over the games of such a day. */
  readonly at: readonly string[];
  /** Of each such day. */
  readonly games: number;
  /** Whose clocks show these times: the league's, or those of the side at home. */
  readonly clock: 'league' | 'host';
  /** Local times in the league's zone where the side at home is two hours and more to the west of it. */
  readonly west?: readonly string[];
  /** Who is at home in the first of them, and in those that follow, by their abbreviations: such games are theirs by custom. */
  readonly hosts?: readonly string[];
}

/** A round of the play-offs: who meets follows from the league's table, and from how the games of the rounds before ended. */
export interface PlayOffRound {
  /** "Conference Finals" */
  readonly name: string;
  readonly dates: Dates;
  /** How many are left, of both halves together. */
  readonly sides: number;
  /**
   * Where the same two meet until one has won most of these games: a character a day from the round's first, 'H' for a game where the
   * better is at home, 'A' where the other is, '.' for none. Every second series begins a day later. Where this is left out they meet
   * once, at the better, at the kick-offs of the round in turn.
   */
  readonly series?: string;
  /** In series on all days of the week, and shared out over the series. */
  readonly kickOffs: readonly KickOffs[];
}

/** A part of the day in which games are in play that were not planned long before. */
export interface Stretch {
  /** All days where there are none. */
  readonly days?: readonly number[];
  /** All year where there are none. */
  readonly dates?: Dates;
  /** '12:00', and until '24:00', in the league's zone. */
  readonly from: string;
  readonly until: string;
  /**
   * So many in play, 0.5 for half of the time, planned ones among them: a planned game takes the place of the filling game that would
   * start next. So one more is in play until that place, and one fewer between its end and the place after.
   */
  readonly games: number;
}

const YEAR_DAYS = 366;

/** When a league plays. */
export interface Timetable {
  /** Where its days begin at midnight: 'Europe/London'. */
  readonly zone: string;
  /** In the order of the week, of which Tuesday is the first day: a weekend lasts until Monday. */
  readonly kickOffs: readonly KickOffs[];
  /** Of a week that is like no other, by the number of its Tuesday; undefined for one as usual. */
  ownKickOffs?(tuesday: number): readonly KickOffs[] | undefined;
  /** After the season of all sides. Nothing fills the board up then. */
  readonly playOffs?: readonly PlayOffRound[];
  /** So many days ahead planned games are listed. */
  readonly listedDays: number;
  /** The most of those that hold counts; in no stretch nothing is played but what was planned. */
  readonly inPlay: readonly Stretch[];
  /** Where a side is at home in a month, 1 to 12, if not in the league's zone; undefined: it does not play at home. */
  hostZone?(host: Side, month: number): string | undefined;
  /** Where games are played that nobody is at home in; the league's zone where this is left out. */
  readonly neutralZone?: string;
  /** Whether a side may play on a day, by its number since 1970; all may where this is left out. */
  mayPlay?(side: Side, day: number): boolean;
}

/** The round of the play-offs that a day is in: of single games one Saturday and the Sunday after it are of the same round. */
export function roundOn({ playOffs }: Timetable, day: number): PlayOffRound | undefined {
  const isOfSunday = ({ series, dates }: PlayOffRound) => series === undefined && isIn(dates, day + 1);
  const ofSunday = weekday(day) === SATURDAY ? playOffs?.find(isOfSunday) : undefined;
  return ofSunday ?? playOffs?.find(({ dates }) => isIn(dates, day));
}

/**
 * 15 December 2026: before, who played a single game of the play-offs followed from strength, and was announced so. To be removed with
 * the season of 2027.
 */
const RESULTS_FROM = Date.UTC(2026, 11, 15) / 86_400_000;

/** Whether who plays in a round follows from results. @param day of the round */
export function followsResults({ series }: PlayOffRound, day: number): boolean {
  return series !== undefined || day >= RESULTS_FROM;
}

/** A round of some year, with its first day and its last by their numbers. */
export interface DatedRound {
  readonly round: PlayOffRound;
  readonly first: number;
  readonly last: number;
}

/** The play-offs after a season. @param start its first day */
export function playOffsAfter(timetable: Timetable, start: number): readonly DatedRound[] {
  const rounds: DatedRound[] = [];
  for (let day = start; day < start + YEAR_DAYS; day++) {
    const round = roundOn(timetable, day);
    const last = rounds.at(-1);
    if (!round && last) break;
    if (!round) continue;
    if (last?.round === round) rounds[rounds.length - 1] = { ...last, last: day };
    else rounds.push({ round, first: day, last: day });
  }
  return rounds;
}

/** The kick-offs of a day. @param tuesday with which its week begins */
export function kickOffsOn(timetable: Timetable, tuesday: number, day: number): KickOffs[] {
  const ofSeason = timetable.ownKickOffs?.(tuesday) ?? timetable.kickOffs;
  const kickOffs = roundOn(timetable, day)?.kickOffs ?? ofSeason;
  return kickOffs.filter(({ days }) => days.includes(weekday(day)));
}

/** How many games of a league kick off in a week before the play-offs. */
export function gamesOfWeek(timetable: Timetable, dates: Dates, tuesday: number): number {
  const kickOffs = timetable.ownKickOffs?.(tuesday) ?? timetable.kickOffs;
  let count = 0;
  for (let day = tuesday; day < tuesday + 7; day++) {
    if (!isIn(dates, day) || roundOn(timetable, day)) continue;
    for (const { days, games } of kickOffs) if (days.includes(weekday(day))) count += games;
  }
  return count;
}

export const ALL_DAY = { from: '00:00', until: '24:00' } as const;
export const [SUNDAY, MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY, SATURDAY] = [
  0, 1, 2, 3, 4, 5, 6,
] as const;
export const EVERY_DAY = [SUNDAY, MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY, SATURDAY] as const;
