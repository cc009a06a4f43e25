import type { League } from '@fairline/feed/season/league.ts';
import { leagues } from '@fairline/feed/season/leagues.ts';
import type { Competition } from '../catalogue/catalogue.ts';
import type { BookView } from '../trading/trading.ts';
import { filteredUrl } from './paths.ts';

/** What a page can be narrowed to, and to what it is [PAGE-002]. */
export interface FilterModel {
  /** 'conference' or 'sport': the parameter of the page's address. */
  readonly id: 'conference' | 'sport';
  readonly label: string;
  /** Undefined: everything is shown. */
  readonly selected: string | undefined;
  /** The page's address without a filter. */
  readonly clearUrl: string;
  readonly options: readonly FilterOption[];
}

export interface FilterOption {
  /** 'afc' */
  readonly id: string;
  readonly label: string;
  readonly canonicalUrl: string;
}

const byCompetition = new Map(leagues.map((league) => [league.competition.slug, league]));

/** The conferences of a competition; undefined where it has none. */
export function conferenceFilter(
  { slug, canonicalUrl }: Competition,
  selected: string | undefined,
): FilterModel | undefined {
  const conferences = byCompetition.get(slug)?.conferences;
  return conferences && filterOf('conference', 'Conference', canonicalUrl, conferences, selected);
}

/** The sports of some events, and the selected one even when it has none now; undefined where there is no choice. */
export function sportFilter(
  url: string,
  competitions: readonly Competition[],
  books: readonly BookView[],
  selected: string | undefined,
): FilterModel | undefined {
  const shown = new Set(books.map(({ event }) => event.sport.slug));
  const sports = new Map(
    competitions
      .filter(({ sport }) => shown.has(sport.slug) || sport.slug === selected)
      .map(({ sport }) => [sport.slug, sport]),
  );
  if (sports.size < 2 && selected === undefined) return undefined;
  return filterOf('sport', 'Sport', url, [...sports.values()], selected);
}

/** Whether a filter has what an address asks for. */
export function hasOption(filter: FilterModel | undefined, id: string): boolean {
  return filter?.options.some((option) => option.id === id) ?? false;
}

/** Whether an event is left by a filter. */
export function passes(filter: FilterModel | undefined, book: BookView): boolean {
  if (filter?.selected === undefined) return true;
  return filter.id === 'sport'
    ? book.event.sport.slug === filter.selected
    : isOfConference(book, filter.selected);
}

/** Whether a team of the conference plays. */
export function isOfConference({ event }: BookView, conference: string): boolean {
  const league = byCompetition.get(event.competition.slug);
  const sides = league && sidesOf(league, conference);
  return sides?.some(({ id }) => id === event.home.id || id === event.away.id) ?? false;
}

function sidesOf({ sides, conferences }: League, conference: string) {
  return sides[conferences?.[0].slug === conference ? 0 : 1];
}

function filterOf(
  id: FilterModel['id'],
  label: string,
  clearUrl: string,
  choices: readonly { readonly slug: string; readonly name: string }[],
  selected: string | undefined,
): FilterModel {
  const options = choices.map(({ slug, name }) => ({
    id: slug,
    label: name,
    canonicalUrl: filteredUrl(clearUrl, id, slug),
  }));
  return { id, label, selected, clearUrl, options };
}
