import type { LeagueSide } from '../season/league.ts';
import { teamsOf } from '../season/team-row.ts';
import { NBA_EAST, NBA_WEST } from './nba-teams.ts';

export const NBA = { sport: 'basketball', organization: 'united-states', competition: 'nba' } as const;

export const nbaTeams: readonly LeagueSide[] = teamsOf('nba', [...NBA_EAST, ...NBA_WEST]);

const byAbbreviation = new Map(nbaTeams.map((team) => [team.abbreviation, team]));

/** By abbreviation, 'OKC'; undefined when there is no such team. */
export function nbaTeam(abbreviation: string): LeagueSide | undefined {
  return byAbbreviation.get(abbreviation);
}
