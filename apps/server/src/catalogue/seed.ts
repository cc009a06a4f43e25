import { allNflTeams, NFL } from '@fairline/feed/nfl/teams.ts';
import type { Team } from './event.ts';

interface SeededCompetition {
  readonly slug: string;
  readonly name: string;
  readonly sport: string;
  readonly organization: string;
}

/** What exists before any feed speaks. Written at every start; an existing row keeps its record and takes the new names. */
export const seed: {
  readonly sports: readonly { slug: string; name: string }[];
  readonly organizations: readonly { slug: string; name: string }[];
  readonly competitions: readonly SeededCompetition[];
  readonly teams: readonly Team[];
} = {
  sports: [{ slug: NFL.sport, name: 'Football' }],
  organizations: [{ slug: NFL.organization, name: 'United States' }],
  competitions: [{ slug: NFL.competition, name: 'NFL', sport: NFL.sport, organization: NFL.organization }],
  teams: allNflTeams.map(({ conference: _conference, ...team }) => team),
};
