import type { Named } from '../season/league.ts';
import { laLiga } from '../season/leagues/la-liga.ts';
import { premierLeague } from '../season/leagues/premier-league.ts';

/** A competition that recordings name. */
export interface RecordedCompetition extends Named {
  readonly sport: Named;
  readonly organization: Named;
}

/** Matches of countries, which no league plays. */
export const internationals: RecordedCompetition = {
  slug: 'internationals',
  name: 'Internationals',
  sport: premierLeague.sport,
  organization: { slug: 'world', name: 'World' },
};

/** The competition for what index.csv calls one. */
export function competitionOf(name: string): RecordedCompetition {
  const league = name === 'England' ? premierLeague : name === 'Spain' ? laLiga : undefined;
  return league === undefined
    ? internationals
    : { ...league.competition, sport: league.sport, organization: league.organization };
}
