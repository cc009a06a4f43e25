import type { LeagueSide } from './league.ts';

/** A team in a list: names and colours are facts; crests are drawn from them. */
export type TeamRow = readonly [
  abbreviation: string,
  city: string,
  nickname: string,
  primary: string,
  secondary: string,
];

/** The teams of a league; their ids begin with the competition. */
export function teamsOf(competition: string, rows: readonly TeamRow[]): LeagueSide[] {
  return rows.map(([abbreviation, city, nickname, primaryColour, secondaryColour]) => ({
    id: `${competition}-${abbreviation.toLowerCase()}`,
    name: `${city} ${nickname}`,
    mediumName: nickname,
    abbreviation,
    primaryColour,
    secondaryColour,
  }));
}
