import { ofCountry } from '@fairline/feed/countries.ts';
import { ultimateFighting } from '@fairline/feed/mma/recording.ts';
import { movedNflTeams, NFL } from '@fairline/feed/nfl/teams.ts';
import type { LeagueSide, Named } from '@fairline/feed/season/league.ts';
import { leagues } from '@fairline/feed/season/leagues.ts';
import { mixedDoubles } from '@fairline/feed/tennis/tournaments.ts';
import { internationals } from '@fairline/feed/wyscout/competitions.ts';
import { sportModel } from '@fairline/sports/sports.ts';
import { FUTURES_SPORT, type Team } from './event.ts';

interface SeededCompetition {
  readonly slug: string;
  readonly name: string;
  readonly sport: string;
  readonly organization: string;
}

/** Of leagues, and those that only recordings name. */
const competitions = [
  ...leagues.map(({ sport, organization, competition }) => ({ sport, organization, competition })),
  { ...internationals, competition: internationals },
  { ...ultimateFighting, competition: ultimateFighting },
  { ...mixedDoubles, competition: mixedDoubles },
];

/** What exists before any feed speaks. Written at every start; an existing row keeps its record and takes the new names. */
export const seed: {
  readonly sports: readonly { slug: string; name: string }[];
  readonly organizations: readonly { slug: string; name: string }[];
  readonly competitions: readonly SeededCompetition[];
  readonly teams: readonly Team[];
} = {
  sports: distinct([...leagues.map(({ sport }) => sport), FUTURES_SPORT]),
  organizations: distinct(competitions.map(({ organization }) => organization)),
  competitions: competitions.map(({ sport, organization, competition }) => ({
    slug: competition.slug,
    name: competition.name,
    sport: sport.slug,
    organization: organization.slug,
  })),
  // Nations play in more than one league.
  teams: distinctBy(
    ({ id }) => id,
    [
      ...leagues.flatMap(({ sport, sides }) => sides.flat().map((side) => teamOf(sport.slug, side))),
      ...movedNflTeams.map((side) => teamOf(NFL.sport, side)),
    ],
  ),
};

function distinct(named: readonly Named[]): readonly Named[] {
  return distinctBy(({ slug }) => slug, named);
}

function distinctBy<T>(key: (one: T) => string, all: readonly T[]): readonly T[] {
  return [...new Map(all.map((one) => [key(one), one])).values()];
}

function teamOf(sport: string, side: LeagueSide): Team {
  const { id, name, mediumName, abbreviation, primaryColour, secondaryColour, country } = side;
  const kind = sportModel(sport)?.participants ?? 'team';
  return {
    id,
    name,
    mediumName,
    abbreviation,
    primaryColour,
    secondaryColour,
    kind,
    ...ofCountry(country),
  };
}
