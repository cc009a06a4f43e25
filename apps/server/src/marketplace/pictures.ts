import type { Team } from '../catalogue/catalogue.ts';
import { drawHeadshot, drawJersey } from './drawn-pictures.ts';
import { allowedPictures, type ImageLists, type Picture } from './image-lists.ts';
import { drawLogo } from './team-logo.ts';

/** The folder of each picture and who draws it. */
export const PICTURES = {
  logo: { folder: '/images/logos/72x72', kind: 'team', draw: drawLogo },
  jersey: { folder: '/images/jerseys/72x72', kind: 'team', draw: drawJersey },
  headshot: { folder: '/images/headshots/72x72', kind: 'player', draw: drawHeadshot },
} as const satisfies Readonly<
  Record<Picture, { readonly folder: string; readonly kind: Team['kind']; draw(team: Team): string }>
>;

/** Addresses of what is allowed of a team's or player's pictures. */
export type Pictures = { readonly [Name in Picture]?: string };

/** @param imagesUrl where images come from, without a slash at its end: '' for this server, or that of a CDN in front of it */
export function picturesOf(team: Pick<Team, 'id' | 'kind'>, lists: ImageLists, imagesUrl: string): Pictures {
  const file = `${encodeURIComponent(team.id)}.svg`;
  return Object.fromEntries(
    allowedPictures(team, lists).map((name) => [name, `${imagesUrl}${PICTURES[name].folder}/${file}`]),
  );
}
