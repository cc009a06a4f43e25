import type { MainLines } from '@fairline/sports/sport.ts';
import type { Fixture } from '../message.ts';
import { sideNamed } from '../named-side.ts';
import type { League } from '../season/league.ts';
import type { OddsApiEvent } from './response.ts';

/** The Odds API's keys of the competitions that Fairline has. */
const COMPETITIONS: Readonly<Record<string, string>> = {
  americanfootball_nfl: 'nfl',
  americanfootball_ncaaf: 'ncaaf',
  baseball_mlb: 'mlb',
  basketball_nba: 'nba',
  basketball_wnba: 'wnba',
  basketball_ncaab: 'ncaab',
  icehockey_nhl: 'nhl',
  soccer_epl: 'premier-league',
  soccer_spain_la_liga: 'la-liga',
  soccer_usa_mls: 'mls',
  cricket_ipl: 'ipl',
  cricket_big_bash: 'bbl',
  cricket_international_t20: 't20-internationals',
  cricket_odi: 'one-day-internationals',
};

/** Tournaments of tennis come and go with keys of their own: 'tennis_atp_wimbledon'. */
const TOURS: readonly (readonly [prefix: string, competition: string])[] = [
  ['tennis_atp_', 'atp'],
  ['tennis_wta_', 'wta'],
];

/** The league that a sport key means, of those given; undefined for any other. */
export function leagueOf(sportKey: string, leagues: readonly League[]): League | undefined {
  const slug = COMPETITIONS[sportKey] ?? TOURS.find(([prefix]) => sportKey.startsWith(prefix))?.[1];
  return leagues.find(({ competition }) => competition.slug === slug);
}

/** The event as a fixture. Its id holds the API's own, so that it stays the same when the start moves. */
export function fixtureOf(event: OddsApiEvent, league: League, lines: MainLines): Fixture {
  return {
    eventId: `${league.competition.slug}-${event.id.toLowerCase()}`,
    sport: league.sport.slug,
    organization: league.organization.slug,
    competition: league.competition.slug,
    home: sideNamed(event.home_team, league),
    away: sideNamed(event.away_team, league),
    startsAt: new Date(event.commence_time).toISOString(),
    lines,
  };
}
