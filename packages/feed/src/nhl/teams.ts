import type { LeagueSide } from '../season/league.ts';
import { teamsOf } from '../season/team-row.ts';
import { NHL_EAST, NHL_WEST } from './nhl-teams.ts';

export const NHL = { sport: 'hockey', organization: 'united-states', competition: 'nhl' } as const;

export const nhlTeams: readonly LeagueSide[] = teamsOf('nhl', [...NHL_EAST, ...NHL_WEST]);

const byAbbreviation = new Map(nhlTeams.map((team) => [team.abbreviation, team]));

/** By abbreviation, 'PIT'; undefined when there is no such team. */
export function nhlTeam(abbreviation: string): LeagueSide | undefined {
  return byAbbreviation.get(abbreviation);
}
