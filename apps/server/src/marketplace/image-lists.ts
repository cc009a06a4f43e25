import type { Team } from '../catalogue/catalogue.ts';

/** Of which competitions images are given out, by slugs, and of which players not. */
export interface ImageLists {
  readonly logos: readonly string[];
  readonly jerseys: readonly string[];
  readonly headshots: readonly string[];
  /** Ids of players. */
  readonly blockedHeadshots: readonly string[];
}

/** Whose logos are given out where nobody says otherwise [CARD-016]. */
export const DEFAULT_LOGOS = ['nhl', 'nfl', 'nba', 'mlb', 'olympics'] as const;

export const DEFAULT_LISTS: ImageLists = {
  logos: DEFAULT_LOGOS,
  jerseys: [],
  headshots: [],
  blockedHeadshots: [],
};

export type Picture = 'logo' | 'jersey' | 'headshot';

/** Which pictures of a team or a player are given out. */
export function allowedPictures({ id, kind }: Pick<Team, 'id' | 'kind'>, lists: ImageLists): Picture[] {
  const isOf = (competitions: readonly string[]) => competitions.some((slug) => id.startsWith(`${slug}-`));
  if (kind === 'player') {
    return isOf(lists.headshots) && !lists.blockedHeadshots.includes(id) ? ['headshot'] : [];
  }
  return [
    ...(isOf(lists.logos) ? (['logo'] as const) : []),
    ...(isOf(lists.jerseys) ? (['jersey'] as const) : []),
  ];
}
