import type { Competition } from '../catalogue/catalogue.ts';
import type { BookView } from '../trading/trading.ts';
import { isListed } from './cards.ts';
import type { Board } from './list-pages.ts';
import { liveItem, type MenuItem } from './menu-item.ts';
import { isLive, isUpcoming } from './status.ts';

/** Live first, then each sport with its leagues, all counting what their pages list; a league with nothing there is left out. */
export function sportsMenu(board: Board): MenuItem[] {
  const bySport = new Map<string, Competition[]>();
  for (const competition of board.competitions) {
    const { slug } = competition.sport;
    bySport.set(slug, [...(bySport.get(slug) ?? []), competition]);
  }
  const counted = board.books.filter((book) => isListed(book) && (isLive(book) || isUpcoming(book)));
  return [liveItem(counted), ...[...bySport.values()].flatMap((leagues) => sportItem(leagues, counted))];
}

function sportItem(leagues: readonly Competition[], books: readonly BookView[]): MenuItem[] {
  const sport = leagues[0]?.sport;
  if (!sport) return [];
  const children = leagues
    .map((league) => leagueItem(league, books))
    .filter(({ eventCount }) => eventCount > 0);
  if (children.length === 0) return [];
  return [
    {
      id: `menu-${sport.slug}`,
      label: sport.name,
      icon: sport.slug,
      canonicalUrl: undefined,
      liveCount: sum(children, (child) => child.liveCount),
      eventCount: sum(children, (child) => child.eventCount),
      type: 'HEADER',
      children,
    },
  ];
}

function leagueItem(league: Competition, books: readonly BookView[]): MenuItem {
  const own = books.filter((book) => book.event.competition.canonicalUrl === league.canonicalUrl);
  return {
    id: `menu-${league.sport.slug}-${league.organization.slug}-${league.slug}`,
    label: league.name,
    icon: league.sport.slug,
    canonicalUrl: league.canonicalUrl,
    liveCount: own.filter(isLive).length,
    eventCount: own.length,
    type: 'LEAF',
    children: [],
  };
}

function sum<T>(items: readonly T[], of: (item: T) => number): number {
  return items.reduce((total, item) => total + of(item), 0);
}
