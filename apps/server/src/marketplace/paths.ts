import { EVENT_ID } from '@fairline/feed/event-id.ts';
import type { Competition } from '../catalogue/catalogue.ts';

/** The address of a marketplace page, read. A section is one of a page's children. */
export type PagePath =
  | { readonly kind: 'home' }
  | { readonly kind: 'parlay' }
  /** filter: of a sport alone. */
  | { readonly kind: 'live'; readonly filter: string | undefined }
  /** filter: of a conference alone. */
  | ({
      readonly kind: 'competition';
      readonly section: string | undefined;
      readonly filter: string | undefined;
    } & CompetitionPath)
  | ({
      readonly kind: 'event';
      readonly eventId: string;
      readonly section: string | undefined;
    } & CompetitionPath);

export interface CompetitionPath {
  readonly sport: string;
  readonly organization: string;
  readonly competition: string;
}

export const HOME_URL = '/home';
export const LIVE_URL = '/live';
export const PARLAY_URL = '/parlay-lounge';

/** Longer than any address of ours; what is longer is not read at all. */
const LONGEST_PATH = 400;

const SLUG = '[a-z0-9]+(?:-[a-z0-9]+)*';
const COMPETITION = new RegExp(
  `^/sport/(?<sport>${SLUG})/organization/(?<organization>${SLUG})/competition/(?<competition>${SLUG})` +
    `(?:/event/(?<eventId>${EVENT_ID}))?(?:/section/(?<section>${SLUG}))?$`,
);
const FILTER = new RegExp(`^(?:conference=(?<conference>${SLUG})|sport=(?<sport>${SLUG}))$`);

/** @returns undefined for anything that cannot be the address of a page, whether or not the page exists */
export function parsePagePath(canonicalUrl: string): PagePath | undefined {
  if (canonicalUrl.length > LONGEST_PATH) return undefined;
  const [address = '', query] = canonicalUrl.split('?');
  const filter = query === undefined ? undefined : FILTER.exec(query)?.groups;
  if (query !== undefined && !filter) return undefined;
  // One slash at the end is none; more would make as many names of one page, each with watchers of its own.
  const path = address.replace(/\/$/, '');
  if (path === LIVE_URL) return atFilter({ kind: 'live', filter: filter?.sport }, filter?.conference);
  if (path === '' || path === HOME_URL) return filter ? undefined : { kind: 'home' };
  if (path === PARLAY_URL) return filter ? undefined : { kind: 'parlay' };
  const groups = COMPETITION.exec(path)?.groups;
  if (!groups) return undefined;
  const { sport = '', organization = '', competition = '', eventId, section } = groups;
  const place = { sport, organization, competition, section };
  if (eventId === undefined) {
    return atFilter({ kind: 'competition', filter: filter?.conference, ...place }, filter?.sport);
  }
  return filter ? undefined : { kind: 'event', eventId, ...place };
}

/** Nothing where the query names a filter of another kind of page. */
function atFilter(path: PagePath, other: string | undefined): PagePath | undefined {
  return other === undefined ? path : undefined;
}

/** The address of a page with a filter; without one the page's own. @param base without a query */
export function filteredUrl(base: string, by: 'conference' | 'sport', filter: string | undefined): string {
  return filter === undefined ? base : `${base}?${by}=${filter}`;
}

/** @param base the page's own address, without a section */
export function sectionUrl(base: string, section: string): string {
  return `${base}/section/${section}`;
}

/** Whether a competition is the one that a path names. */
export function isAt(competition: Competition, path: CompetitionPath): boolean {
  return (
    competition.slug === path.competition &&
    competition.sport.slug === path.sport &&
    competition.organization.slug === path.organization
  );
}
