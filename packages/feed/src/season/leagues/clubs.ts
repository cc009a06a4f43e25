import type { LeagueSide } from '../league.ts';

/** A club: "ARS", "Arsenal", and its full name where it is another. Names and colours are facts. */
export type ClubRow = readonly [
  abbreviation: string,
  mediumName: string,
  name: string,
  primary: string,
  secondary: string,
];

/** The sides of a league, with ids of its own. */
export function clubs(league: string, rows: readonly ClubRow[]): LeagueSide[] {
  return rows.map(([abbreviation, mediumName, name, primaryColour, secondaryColour]) => ({
    id: `${league}-${abbreviation.toLowerCase()}`,
    name,
    mediumName,
    abbreviation,
    primaryColour,
    secondaryColour,
  }));
}
