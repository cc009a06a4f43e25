import type { MainLines, MatchFormat, Side } from '@fairline/sports/sport.ts';
import { ofCountry } from '../countries.ts';
import type { SideRecord } from '../message.ts';
import type { Dates } from './dates.ts';
import type { Timetable } from './timetable.ts';

/** A side of a league: names and colours are facts, or invented; crests are drawn from them. */
export interface LeagueSide extends Side {
  /** '#e31837' */
  readonly primaryColour: string;
  readonly secondaryColour: string;
}

export interface Named {
  /** 'united-states' */
  readonly slug: string;
  /** "United States" */
  readonly name: string;
}

export interface Matchup {
  readonly away: LeagueSide;
  readonly home: LeagueSide;
}

/** The best sides by their ids, the best of all 1. */
export type Ranking = ReadonlyMap<string, number>;
/** The poll that stands at a moment. @param recordOf what a side had won and lost when it was held, where that is known */
export type Poll = (atMs: number, recordOf?: (sideId: string) => SideRecord) => Ranking;

/** A league whose games can be simulated: who plays, when, and how good they are. */
export interface League {
  readonly sport: Named;
  readonly organization: Named;
  /** Its slug begins the ids of its games. */
  readonly competition: Named;
  /** In two halves, of which neither plays across midnight: four times the games at once in each, at the least. */
  readonly sides: readonly [readonly LeagueSide[], readonly LeagueSide[]];
  /** From whom the games that are planned for the week of a Tuesday are drawn, where not from all: some may be announced of a time with fewer. */
  plannedSides?(tuesday: number): readonly LeagueSide[] | undefined;
  /** What its halves are called, where they are conferences (or leagues) that people know. */
  readonly conferences?: readonly [Named, Named];
  /** The days of a year on which it plays. */
  readonly dates: Dates;
  /** When it plays; at any hour where this is left out. */
  readonly timetable?: Timetable;
  /** The games that are planned for the week of a Tuesday, in the order of its kick-offs; undefined where they are drawn. */
  fixtures?(tuesday: number): readonly Matchup[] | undefined;
  /**
   * The games of a day before the play-offs, by its number since 1970, in the order of its kick-offs, where the same two play some days
   * in a row; undefined where they are drawn.
   */
  series?(day: number): readonly Matchup[] | undefined;
  /** Its games are so many times as long as others of its sport, where they are. */
  readonly lengthGames?: number;
  /** Nobody plays twice on a day: fighters rest. Not at a pace at which days are too short for it. */
  readonly isOnceADay?: true;
  /** Its plays come so many times as slowly as those of other sports, where they would come too fast to be bet between. */
  readonly slowness?: number;
  /** Of baseball: the men of a side start by turns, nobody twice on a day unless it has more games. */
  readonly hasRotation?: true;
  /** Games in play at any moment of its season, without a timetable. */
  readonly liveGames: number;
  /** Where a field takes part: `sides` are then the tournaments or races, of which the home one is played. */
  readonly field?: LeagueField;
  /** Without a timetable, hours from one game that is listed two nights ahead to the next, if there are sides enough (see DayPlan). */
  readonly listedEveryHours: number;
  /** Of leagues whose sides are ranked by a poll. */
  readonly ranks?: Poll;
  /** Games of a side in the season before its play-offs, where that is known. */
  readonly seasonGames?: number;
  /** How the records of its sides are written, where its planned games are counted and told: '7-4', '9-3-5', '12-7-3'. */
  readonly record?: 'W-L' | 'W-L-D' | 'W-L-OTL';
  /** What a side had won and lost before its first game here, where records are of a whole career; the same for the same side. */
  career?(side: Side): SideRecord;
  /** How long a game is, where they differ; undefined for the usual length. The same for the same id. */
  format?(eventId: string): MatchFormat | undefined;
  /** The lines a game opens with; the same for the same arguments. */
  lines(matchup: Matchup, startsAtMs: number, eventId: string): MainLines;
}

/** Who takes part in a league's events, where that is no matter of two sides. */
export interface LeagueField {
  /** Stands for all of them. */
  readonly side: LeagueSide;
  /** Everybody, the best first; the same for the same arguments. */
  of(event: Side, startsAtMs: number): readonly Side[];
}

/** How long a league's games are, beside others of its sport; what says nothing is as long as most. */
type GameLength = Pick<League, 'lengthGames' | 'slowness'>;

/** Real minutes that a game of a league takes. @param paceMinutes the same of most games */
export function gameMinutes({ lengthGames = 1, ...league }: GameLength, paceMinutes: number): number {
  return lengthGames * usualMinutes(league, paceMinutes);
}

/** Real minutes that a game of the usual length of its sport takes at the pace of a league. @param paceMinutes as of gameMinutes */
export function usualMinutes({ slowness = 1 }: Pick<League, 'slowness'>, paceMinutes: number): number {
  return slowness * paceMinutes;
}

/** '<competition>-<yyyymmddhhmm>-<away>-<home>', the start in UTC. */
export function leagueEventId(competition: string, startsAtMs: number, away: Side, home: Side): string {
  const minute = new Date(startsAtMs).toISOString().replace(/\D/g, '').slice(0, 12);
  return `${competition}-${minute}-${slugOf(away)}-${slugOf(home)}`.toLowerCase();
}

/** What a feed says of a side. */
export function sideOf({ id, name, mediumName, abbreviation, team, country }: LeagueSide): Side {
  return { id, name, mediumName, abbreviation, ...(team !== undefined && { team }), ...ofCountry(country) };
}

function slugOf({ abbreviation }: Side): string {
  return abbreviation.replace(/[^A-Za-z0-9]/g, '');
}
