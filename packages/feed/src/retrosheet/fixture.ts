import type { BySide } from '@fairline/sports/sport.ts';
import type { Fixture } from '../message.ts';
import { MLB, mlbTeam } from '../mlb/teams.ts';
import { leagueEventId, sideOf } from '../season/league.ts';

/** Summer time of the east, which the files do not name: hours behind UTC. */
const HOURS_BEHIND = 4;
const HOUR_MS = 3_600_000;

export interface RetrosheetGame {
  readonly home: string;
  readonly visitors: string;
  readonly startsAtMs: number;
  /** Of both sides; undefined where nobody is named. */
  readonly players?: BySide<readonly string[]> | undefined;
  /** Whether it is told who is replaced. */
  readonly tellsSubstitutions: boolean;
}

/** Far beyond any game played, and any date JavaScript can write. */
export const isDate = (ms: number): boolean => Math.abs(ms) < 8e15;

/** The fixture of a game, or which team there is none of. */
export function fixtureOf(game: RetrosheetGame): Fixture | string {
  const { home, visitors, startsAtMs, players, tellsSubstitutions } = game;
  const homeTeam = mlbTeam(home);
  const awayTeam = mlbTeam(visitors);
  if (homeTeam === undefined) return home;
  if (awayTeam === undefined) return visitors;
  return {
    ...MLB,
    eventId: leagueEventId(MLB.competition, startsAtMs, awayTeam, homeTeam),
    home: { ...sideOf(homeTeam), ...(players && { players: players.home }) },
    away: { ...sideOf(awayTeam), ...(players && { players: players.away }) },
    startsAt: new Date(startsAtMs).toISOString(),
    lines: {},
    ...(tellsSubstitutions && { format: { tellsSubstitutions } }),
  };
}

/** '2020/08/08' and '7:30PM'; without a time, seven in the evening. */
export function startMs(date: string, time: string): number {
  const [year = 2000, month = 1, day = 1] = date.split('/').map(Number);
  const match = /^(\d{1,2}):(\d{2})(AM|PM)$/.exec(time);
  const hour = match === null ? 19 : (Number(match[1]) % 12) + (match[3] === 'PM' ? 12 : 0);
  const minute = match === null ? 0 : Number(match[2]);
  return Date.UTC(year, month - 1, day, hour, minute) + HOURS_BEHIND * HOUR_MS;
}

/** 'BOS201906290': home team and date, and the number of the game that day. */
export function dateOfId(id: string): string {
  return `${id.slice(3, 7)}/${id.slice(7, 9)}/${id.slice(9, 11)}`;
}
