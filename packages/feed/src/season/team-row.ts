import type { LeagueSide } from './league.ts';

/** A team in a list: names and colours are facts; crests are drawn from them. */
export type TeamRow = readonly [
  abbreviation: string,
  city: string,
  nickname: string,
  primary: string,
  secondary: string,
];

/** The team of a row; its id begins with the competition: a school plays in more than one. */
export function teamOfRow(
  competition: string,
  [abbreviation, city, nickname, primary, secondary]: TeamRow,
): LeagueSide {
  return {
    id: `${competition}-${abbreviation.toLowerCase()}`,
    name: `${city} ${nickname}`,
    mediumName: nickname,
    abbreviation,
    primaryColour: primary,
    secondaryColour: secondary,
  };
}
