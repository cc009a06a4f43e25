import type { MainLines } from '@fairline/sports/sport.ts';
import type { Fixture } from '../message.ts';
import { leagueEventId, sideOf } from '../season/league.ts';
import { cricketTeam, INTERNATIONALS, IPL, T20_INTERNATIONALS } from './teams.ts';

/** The fixture of a recorded match, or the name of the team there is none of. */
export function cricketFixture(
  home: string,
  away: string,
  startsAtMs: number,
  lines: MainLines = {},
): Fixture | string {
  const homeTeam = cricketTeam(home);
  const awayTeam = cricketTeam(away);
  if (homeTeam === undefined) return home;
  if (awayTeam === undefined) return away;
  const isLeague = homeTeam.id.startsWith(IPL.competition);
  const place = isLeague ? IPL : { ...INTERNATIONALS, competition: T20_INTERNATIONALS };
  return {
    ...place,
    eventId: leagueEventId(place.competition, startsAtMs, awayTeam, homeTeam),
    home: sideOf(homeTeam),
    away: sideOf(awayTeam),
    startsAt: new Date(startsAtMs).toISOString(),
    lines,
  };
}
